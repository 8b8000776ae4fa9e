import { afterEach, expect, it } from 'vitest';
import { englishRefusals } from '../protocol/refusal-texts';
import { ownAnswer, type Refusal, readRefusalTexts, refusals, sayRefusals } from './refusals';

const said = {
  language: 'de',
  again: 'Noch einmal',
  home: 'Zur Startseite',
  refusals: { busy: { title: 'Viel los', message: 'Kommen Sie wieder.' } },
};
const bodyOf = (form: 'page' | 'json', refusal: Refusal = refusals.rendererBusy) =>
  ownAnswer({ refusal, form, https: undefined }).body;

afterEach(() => sayRefusals(undefined));

it('a page of the front door is English until the site has sent its texts', () => {
  expect(bodyOf('page')).toContain(englishRefusals.refusals.busy.message);
  sayRefusals(readRefusalTexts(said));
  for (const text of ['<html lang="de">', '<title>Viel los</title>', 'Kommen Sie wieder.', 'Noch einmal'])
    expect(bodyOf('page')).toContain(text);
  expect(bodyOf('page')).not.toContain(englishRefusals.again);
});

it('a refusal that the site has no text for is English, and scripts always get English', () => {
  sayRefusals(said);
  expect(bodyOf('page', refusals.rendererSlow)).toContain(englishRefusals.refusals.timeout.message);
  expect(JSON.parse(bodyOf('json'))).toEqual({
    error: { code: 'busy', message: englishRefusals.refusals.busy.message },
  });
});

it.each([
  ['a purge', { tags: ['a'] }],
  ['markup', { ...said, home: '<script>' }],
  ['a quote, which would end an attribute', { ...said, language: 'de" onload="' }],
  ['a text that is too long', { ...said, again: 'a'.repeat(301) }],
  ['nothing', null],
])('%s is not read as texts', (_, message) => {
  expect(readRefusalTexts(message)).toBeUndefined();
});
