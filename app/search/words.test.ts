import { describe, expect, it } from 'vitest';
import { foldWord, indexedWords, placedWords, searchWords } from './words';

it.each([
  ['Café', 'cafe'],
  ['Größe', 'grosse'],
  ['Smørrebrød', 'smorrebrod'],
  ['warehouse’s', 'warehouse'],
  ["don't", 'dont'],
  ['İstanbul', 'istanbul'],
])('%s is compared as %s', (word, folded) => {
  expect(foldWord(word)).toBe(folded);
});

describe('the words of a text', () => {
  it('are those between signs', () => {
    expect(searchWords('Order-management: FIFO, <b>2–6</b> weeks & “more”.')).toEqual(
      'order management fifo b 2 6 b weeks more'.split(' '),
    );
  });

  it('with a hyphen are indexed as one too', () => {
    expect(indexedWords('e-mail, three-way match')).toEqual(
      'e mail email three way threeway match'.split(' '),
    );
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
});
