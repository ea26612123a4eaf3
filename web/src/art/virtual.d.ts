declare module 'virtual:drawings' {
  /** The marks that all games share: the text of each file by its name. */
  const marks: Record<string, string>;
  export default marks;
  export const games: Record<string, () => Promise<{ default: Record<string, string> }>>;
}
