// Bouts with the accessibility tree alone: no pixels, no selectors, only roles, names and announcements.
import { Ear, type Node, within } from './ear';
import { expect, test } from './people';
import { Choosing, SOON } from './soon';

/** The answers that can be given now. */
function answers(page: Node): Node[] {
  const [list] = within(page, 'list', /^Answers$/);
  // Beside an answer with an amount stand two buttons that change it.
  const buttons = list ? within(list, 'button') : [];
  return buttons.filter(({ disabled, name }) => !disabled && !/^(More|Less)$/.test(name));
}

/** A duel of giant robots takes hundreds of answers. After this many it is given up, by ear as well. */
const MOST: Record<string, number> = { 'Giga-Robo!': 60 };

for (const game of Object.keys(SOON)) {
  test(`a bout of ${game} by the accessibility tree alone`, async ({ arrive }) => {
    const page = await arrive({ settings: { level: 'random' } });
    const choosing = new Choosing(game);
    const ear = await Ear.of(page);
    const wait = async (what: string, told: (tree: Node) => boolean): Promise<Node> => {
      let tree: Node | null = null;
      await expect
        .poll(async () => told((tree = await ear.tree())), {
          message: what,
          intervals: [50, 100],
        })
        .toBe(true);
      return tree as unknown as Node;
    };

    await page.goto('/');
    const home = await wait(
      'the first page',
      (tree) => within(tree, 'button', /^Play the computer$/).length > 0,
    );
    expect(within(home, 'banner')).toHaveLength(1);
    expect(within(home, 'main')).toHaveLength(1);
    expect(within(home, 'heading').length).toBeGreaterThan(1);
    const card = within(home, 'listitem').find((each) =>
      within(each, 'heading').some(({ name }) => name === game),
    );
    await ear.press(within(card as Node, 'button', /^Play the computer$/)[0] as Node);

    const isOver = (tree: Node) =>
      within(tree, 'region', /^You are asked$/).some(({ text }) => /^the bout is over/i.test(text));
    for (let given = 0; ; given += 1) {
      const tree = await wait('a question, or the end', (now) => answers(now).length > 0 || isOver(now));
      if (isOver(tree)) break;
      if (given === MOST[game]) {
        for (const name of [/^More$/, /^Give up$/, /^Yes, give up$/])
          await ear.press(
            within(
              await wait('to give up', (now) => within(now, 'button', name).length > 0),
              'button',
              name,
            )[0] as Node,
          );
        await wait('the end', isOver);
        break;
      }
      const [asked] = within(tree, 'region', /^You are asked$/);
      const question = within(asked as Node, 'heading')[0]?.text ?? '';
      const said = within(tree, 'status').map(({ text }) => text);
      expect(question, 'the question has words').not.toBe('');
      expect(
        said.some((text) => text.includes(question)),
        `"${question}" is read out, not only: ${said.join(' / ')}`,
      ).toBe(true);
      if (given === 0) {
        const [table] = within(tree, 'region', /^The table$/);
        const nameless = within(table as Node, 'button').filter(({ name }) => name === '');
        expect(nameless, 'everything on the table has a name').toEqual([]);
        expect(within(table as Node, 'group', /\S/).length, 'what lies together has a name').toBeGreaterThan(
          0,
        );
      }
      const open = answers(tree);
      const words = open.map(({ name }) => name);
      const at = choosing.of(words);
      await ear.press(open[at] as Node);
    }
    const end = await ear.tree();
    expect(
      within(end, 'status').some(({ text }) => /won\.|draw/i.test(text)),
      'the result is read out',
    ).toBe(true);
    expect(within(end, 'button', /^Another bout$/)).toHaveLength(1);
  });
}
