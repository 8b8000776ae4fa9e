import { expect, it } from 'vitest';
import { plainWords } from './words';

it.each([
  ['Germany', ['country']],
  ['New Zealand and the USA', ['country', 'and', 'the', 'country']],
  ['Myanmar burma', ['myanmar', 'burma']],
  ['an unknown region', ['an', 'unknown', 'region']],
  ['lead tracking, lead', ['leadtracking', 'lead']],
  ['so many users, how many', ['several', 'users', 'how', 'many']],
  ['it isnt b4', ['it', 'is', 'not', 'before']],
  ["It's 2026, naïve user!", ['it', 'naive', 'user']],
])('the words of “%s” are %j', (text, words) => {
  expect(plainWords(text)).toEqual(words);
});
