import { distance } from 'fastest-levenshtein';
import { plainText, stemOf } from './words';

const WORDS = /\p{L}+/gu;
const SHORTEST_CORRECTED = 4;
/** Of so few letters, another one instead is often another word; a missing one is not. */
const SHORT = 5;
const SHORTEST_CORRECTED_TWICE = 10;

/**
 * Corrects misspelt words: one letter differs, two in a long word, or two changed places. Another letter instead leads
 * to words of a subject only, because most words are that close to one of the many others.
 * @param texts whose words are right
 * @param isKnown says of a stem that its word needs no correction
 * @param isSubject says of a stem that its word names a subject
 */
export function createSpelling(
  texts: readonly string[],
  isKnown: (stem: string) => boolean,
  isSubject: (stem: string) => boolean,
): (text: string) => string {
  const vocabulary = new Set(texts.flatMap((text) => plainText(text).match(WORDS) ?? []));

  const corrected = (word: string) => {
    if (word.length < SHORTEST_CORRECTED || vocabulary.has(word) || isKnown(stemOf(word))) return word;
    const most = word.length < SHORTEST_CORRECTED_TWICE ? 1 : 2;
    const letters = sorted(word);
    const isNear = (each: string) => {
      if (each[0] !== word[0]) return false;
      if (word.length >= SHORT && sorted(each) === letters) return true;
      if (word.length < SHORT && each.length <= word.length) return false;
      if (each.length === word.length && (word.length <= SHORT || !isSubject(stemOf(each)))) return false;
      return distance(each, word) <= most;
    };
    const near = [...vocabulary].filter(isNear);
    return near.sort((one, other) => distance(one, word) - distance(other, word))[0] ?? word;
  };
  return (text) => plainText(text).replace(WORDS, corrected);
}

const sorted = (word: string) => [...word].sort().join('');
