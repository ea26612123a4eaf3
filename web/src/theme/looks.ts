// The accents of the games, from the games' own folders.
import.meta.glob('../../../games/*/art/look.css', { eager: true });
