import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forEachWord, placedWords, searchWords } from './words';

function allWords(text: string): string[] {
  const words: string[] = [];
  forEachWord(text, (word) => words.push(word));
  return words;
}

it.each([
  ['Café', 'cafe'],
  ['Größe', 'grosse'],
  ['Smørrebrød', 'smorrebrod'],
  ['warehouse’s', 'warehouse'],
  ["don't", 'dont'],
  ['İstanbul', 'istanbul'],
])('%s is compared as %s', (word, folded) => {
  expect(searchWords(word)).toEqual([folded]);
});

describe('the words of a text', () => {
  it('are those between signs', () => {
    expect(searchWords('Order-management: FIFO, <b>2–6</b> weeks & “more”.')).toEqual(
      'order management fifo b 2 6 b weeks more'.split(' '),
    );
  });

  it('with a hyphen are indexed as one too', () => {
    expect(allWords('e-mail, three-way match')).toEqual('e mail email three way threeway match'.split(' '));
  });

  it('know their places', () => {
    const text = 'An e-mail.';
    expect(placedWords(text).map(({ word, from, to }) => [word, text.slice(from, to)])).toEqual([
      ['an', 'An'],
      ['e', 'e'],
      ['mail', 'mail'],
      ['email', 'e-mail'],
    ]);
  });

  it('are the same whether they are placed or not', () => {
    const letters = fc.constantFrom(..."aBéß9 -\u2011\u2019's.,🧱Ω中", 'e\u0301');
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 40 }), (text) => {
        expect(placedWords(text).map(({ word }) => word)).toEqual(allWords(text));
      }),
    );
  });
});
