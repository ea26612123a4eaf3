// Rulebooks: Markdown as blocks, rules by their ids.
import { describe, expect, it } from 'vitest';
import { blocksOf, citing, ruleOf, spansOf } from './rulebook';

const BOOK = `# Stak Bots: the rules

The rules, in *our* words.
Two lines of one paragraph.

| Term | Meaning |
|---|---|
| Bot | One card. |

### 4. Turn

- **SB-4.1** Draw a card, see SB-15. \`scenario\` \`type\`
- **SB-R17** *Order:* first this,
  then **that**. \`scenario\`
- no rule at all
`;

describe('a rulebook', () => {
  const blocks = blocksOf(BOOK);

  it('has its blocks in order', () => {
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'table', 'heading', 'list']);
  });

  it('joins the lines of a paragraph', () => {
    expect(blocks[1]).toEqual({
      kind: 'paragraph',
      spans: [
        { text: 'The rules, in ' },
        { em: [{ text: 'our' }] },
        { text: ' words. Two lines of one paragraph.' },
      ],
    });
  });

  it('finds a rule with the heading above it, without the tags of its authors', () => {
    expect(ruleOf(blocks, 'SB-4.1')).toEqual({
      heading: [{ text: '4. Turn' }],
      spans: [{ text: 'Draw a card, see ' }, { rule: 'SB-15' }, { text: '.' }],
    });
    expect(ruleOf(blocks, 'SB-R17')?.spans).toEqual([
      { em: [{ text: 'Order:' }] },
      { text: ' first this, then ' },
      { strong: [{ text: 'that' }] },
      { text: '.' },
    ]);
    expect(ruleOf(blocks, 'SB-99')).toBeNull();
  });

  it('shows nobody a reason that points at lines of a rulebook', () => {
    const shown = (item: string) => ruleOf(blocksOf(`- **SB-R1** ${item}`), 'SB-R1')?.spans;
    expect(shown('So. Reason: L236-240, L328. `scenario`')).toEqual([{ text: 'So.' }]);
    expect(shown('So. Reason: Long bouts end. `type`')).toEqual([{ text: 'So. Reason: Long bouts end.' }]);
  });

  it('never loses a line, whatever stands in it', () => {
    for (const odd of ['*', '**', '`', '| x', '#', '#x', '- ', '> y', '```', '[a](b', '1. z']) {
      expect(blocksOf(odd).length).toBeGreaterThan(0);
    }
  });
});

describe('sentences', () => {
  it('have the ids of rules set apart', () => {
    expect(citing('Not yet (SB-R17), see SA-11.2.')).toEqual([
      { text: 'Not yet (' },
      { rule: 'SB-R17' },
      { text: '), see ' },
      { rule: 'SA-11.2' },
      { text: '.' },
    ]);
  });

  it('keep links as words', () => {
    expect(spansOf('see [the book](x.md)')).toEqual([{ text: 'see ' }, { text: 'the book' }]);
  });
});
