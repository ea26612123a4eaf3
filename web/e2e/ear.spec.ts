// Bouts with the accessibility tree alone: no pixels, no selectors, only roles, names and announcements.
import { Ear, type Node, within } from './ear';
import { late, ONE_TURN } from './late';
import { expect, test } from './people';
import { Choosing, type Game, SOON } from './soon';

/** The answers that can be given now. */
function answers(page: Node): Node[] {
  const [list] = within(page, 'list', /^Answers$/);
  // Beside an answer with an amount stand two buttons that change it.
  const buttons = list ? within(list, 'button') : [];
  return buttons.filter(({ disabled, name }) => !disabled && !/^(More|Less)$/.test(name));
}

/** A reader who knows nothing but the tree. */
class Listener {
  private readonly choosing: Choosing;
  private readonly ear: Ear;

  constructor(ear: Ear, game: Game) {
    this.ear = ear;
    this.choosing = new Choosing(SOON[game]);
  }

  async wait(what: string, told: (tree: Node) => boolean): Promise<Node> {
    let tree: Node | null = null;
    await expect
      .poll(async () => told((tree = await this.ear.tree())), { message: what, intervals: [50, 100] })
      .toBe(true);
    return tree as unknown as Node;
  }

  isOver(tree: Node): boolean {
    return within(tree, 'region', /^You are asked$/).some(({ text }) => /^the bout is over/i.test(text));
  }

  /** From the first page into a bout of this game. */
  async begin(game: Game): Promise<void> {
    const button = /^Play the computer$/;
    const home = await this.wait('the first page', (tree) => within(tree, 'button', button).length > 0);
    expect(within(home, 'banner')).toHaveLength(1);
    expect(within(home, 'main')).toHaveLength(1);
    expect(within(home, 'heading').length).toBeGreaterThan(1);
    const card = within(home, 'listitem').find((each) =>
      within(each, 'heading').some(({ name }) => name === game),
    );
    await this.ear.press(within(card as Node, 'button', button)[0] as Node);
  }

  /** Answers until the bout is over, or until so many answers are given. */
  async play(most: number): Promise<void> {
    for (let given = 0; given < most; given += 1) {
      const tree = await this.wait(
        'a question, or the end',
        (now) => answers(now).length > 0 || this.isOver(now),
      );
      if (this.isOver(tree)) return;
      hear(tree);
      if (given === 0) nameEverything(tree);
      const open = answers(tree);
      await this.ear.press(open[this.choosing.of(open.map(({ name }) => name))] as Node);
    }
  }

  async hearTheVerdict(): Promise<Node> {
    const end = await this.wait('the verdict', (tree) => this.isOver(tree));
    const said = within(end, 'status').map(({ text }) => text);
    expect(said.join(' / '), 'the result is read out').toMatch(/won\.|lost\.|draw/i);
    expect(within(end, 'button', /^Another bout$/)).toHaveLength(1);
    return end;
  }
}

/** The question is read out. */
function hear(tree: Node): void {
  const [asked] = within(tree, 'region', /^You are asked$/);
  const question = within(asked as Node, 'heading')[0]?.text ?? '';
  const said = within(tree, 'status').map(({ text }) => text);
  expect(question, 'the question has words').not.toBe('');
  expect(
    said.some((text) => text.includes(question)),
    `"${question}" is read out, not only: ${said.join(' / ')}`,
  ).toBe(true);
}

function nameEverything(tree: Node): void {
  const [table] = within(tree, 'region', /^The table$/);
  const nameless = within(table as Node, 'button').filter(({ name }) => name === '');
  expect(nameless, 'everything on the table has a name').toEqual([]);
  expect(within(table as Node, 'group', /\S/).length, 'what lies together has a name').toBeGreaterThan(0);
}

test('a whole bout of Stak Bots by the accessibility tree alone', async ({ arrive }) => {
  const page = await arrive();
  const listener = new Listener(await Ear.of(page), 'Stak Bots');
  await page.goto('/');
  await listener.begin('Stak Bots');
  await listener.play(Infinity);
  await listener.hearTheVerdict();
});

for (const game of ['Steel Arena', 'Giga-Robo!', 'GKR Heavy Hitters', 'Pacific Rim Extinction'] as const) {
  test(`the beginning of a bout of ${game} by the accessibility tree alone`, async ({ arrive }) => {
    const page = await arrive();
    const listener = new Listener(await Ear.of(page), game);
    await page.goto('/');
    await listener.begin(game);
    await listener.play(12);
  });
}

test('the end of a bout of Steel Arena by the accessibility tree alone, to the verdict', async ({
  arrive,
}) => {
  const page = await arrive();
  const listener = new Listener(await Ear.of(page), 'Steel Arena');
  await late(await arrive(), page, 'Steel Arena');
  await listener.play(Infinity);
  await listener.hearTheVerdict();
});

test('the end of a turn of GKR Heavy Hitters by the accessibility tree alone, to the verdict', async ({
  arrive,
}) => {
  const page = await arrive();
  const listener = new Listener(await Ear.of(page), 'GKR Heavy Hitters');
  await late(await arrive(), page, 'GKR Heavy Hitters');
  await listener.play(Infinity);
  const end = await listener.hearTheVerdict();
  const [result] = within(end, 'region', /^The result$/);
  expect(result?.text, 'the verdict says why').toMatch(ONE_TURN);
});

test('the last answers of a duel of Giga-Robo! by the accessibility tree alone, to the verdict', async ({
  arrive,
}) => {
  const page = await arrive();
  const listener = new Listener(await Ear.of(page), 'Giga-Robo!');
  await late(await arrive(), page, 'Giga-Robo!');
  await listener.play(Infinity);
  await listener.hearTheVerdict();
});
