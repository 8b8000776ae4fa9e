import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replyParts } from './message-log';

/** Each part as its kind and its text. */
const outline = (text: string) =>
  replyParts(text).map((part) =>
    part.kind === 'bullets' ? `bullets ${part.items.join('|')}` : `${part.kind} ${part.text}`,
  );

describe('replyParts', () => {
  it('splits the design’s example', () => {
    const reply =
      'Plinth supports three methods.\n\nINVENTORY VALUATION\n- FIFO\n- LIFO\n• Weighted average\nBook a demo.';
    expect(outline(reply)).toEqual([
      'paragraph Plinth supports three methods.',
      'heading INVENTORY VALUATION',
      'bullets FIFO|LIFO|Weighted average',
      'paragraph Book a demo.',
    ]);
  });

  it.each([
    ['Ways to pay:', 'heading Ways to pay:'],
    [`${'long '.repeat(20)}:`, `heading ${'long '.repeat(20)}:`],
    ['A', 'heading A'],
    ['FAQ 2026', 'heading FAQ 2026'],
    ['A'.repeat(40), `heading ${'A'.repeat(40)}`],
    ['A'.repeat(41), `paragraph ${'A'.repeat(41)}`],
    ['ÜBERBLICK', 'heading ÜBERBLICK'],
    ['Title Case', 'paragraph Title Case'],
    ['99.9%', 'paragraph 99.9%'],
    ['- A LIST ITEM:', 'bullets A LIST ITEM:'],
    ['•without a space', 'bullets without a space'],
    ['  - indented', 'bullets indented'],
    ['-without a space', 'paragraph -without a space'],
    ['– a dash', 'paragraph – a dash'],
    ['<b>bold</b>', 'paragraph <b>bold</b>'],
  ])('%j', (line, expected) => {
    expect(outline(line)).toEqual([expected]);
  });

  it('omits blank lines and empty bullets; separate lists stay separate', () => {
    expect(outline('\n- a\n\n- \n•\n- b\ntext\n- c\n')).toEqual([
      'bullets a|b',
      'paragraph text',
      'bullets c',
    ]);
  });

  it('keeps every word of a reply', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = replyParts(text).flatMap((part) =>
          part.kind === 'bullets' ? part.items : [part.text],
        );
        const letters = (value: string) => value.replace(/[\s•-]/gu, '');
        expect(letters(words.join(''))).toBe(letters(text));
      }),
    );
  });
});
