import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeServer, listen } from '../../../tests/support/listen';
import type { ContentSource } from './content-client.server';
import { createEmptinessTest, inLanguage, validSite, withState } from './dataset-state.server';
import { siteQuery } from './queries.groq';

let answer: { status: number; result: unknown };
let received: IncomingHttpHeaders[] = [];
const lake = createServer((request, response) => {
  received.push(request.headers);
  response.writeHead(answer.status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ result: answer.result, ms: 1 }));
});
let source: ContentSource;
beforeAll(async () => {
  const apiHost = `http://127.0.0.1:${await listen(lake)}`;
  source = { projectId: 'local', dataset: 'production', apiHost, assetBaseUrl: apiHost };
});
afterAll(() => closeServer(lake));

function emptinessTest(token: string | undefined, now?: () => number) {
  received = [];
  return createEmptinessTest(source, token, now);
}

it.each([
  ['no content, read with a token', 'secret', { status: 200, result: false }, 'empty'],
  ['no content, read without a token', undefined, { status: 200, result: false }, 'unproven'],
  ['content', 'secret', { status: 200, result: true }, 'not empty'],
  ['a token that is refused', 'secret', { status: 401, result: false }, 'not empty'],
  ['a failure', undefined, { status: 500, result: false }, 'not empty'],
  ['an answer that is not of its type', 'secret', { status: 200, result: null }, 'not empty'],
])('A dataset with %s', async (_, token, given, expected) => {
  answer = given;
  expect(await emptinessTest(token)()).toBe(expected);
  expect(received.map(({ authorization }) => authorization)).toEqual([token && `Bearer ${token}`]);
});

it('The Lake is queried at most once a second', async () => {
  answer = { status: 200, result: false };
  let now = 0;
  const emptiness = emptinessTest('secret', () => now);
  await Promise.all([emptiness(), emptiness()]);
  now = 999;
  await emptiness();
  expect(received).toHaveLength(1);
  now = 1_000;
  await emptiness();
  expect(received).toHaveLength(2);
});

it('The site of an answer is filled, or invalid if nothing may be filled; a lost one is none', () => {
  const languages = { settings: [], menus: [], home: null };
  const rest = { chat: { enabled: true, texts: null }, consent: null, languages };
  const broken = () => ({ settings: { tagline: [] }, navigation: {}, ...rest });
  const filled = validSite(broken(), true);
  expect(filled?.isFilled).toBe(true);
  expect(JSON.parse(filled?.site ?? '')).toMatchObject({ settings: { tagline: '' } });
  expect(() => validSite(broken(), false)).toThrow('No valid settings or menu');
  expect(validSite({ settings: null, navigation: null }, true)).toBeUndefined();
  expect(validSite(undefined, true)).toBeUndefined();
});

it('A query reads settings, menu, chat and consent of a language, and asks the same of the dataset', () => {
  const query = withState('document', '*[path in $paths][0]');
  expect(inLanguage(query, undefined)).toBe(query);
  const translated = inLanguage(query, 'pt-br');
  for (const type of ['siteSettings', 'navigation', 'chatSettings', 'consentSettings']) {
    expect(query).toContain(`_id == "${type}"`);
    expect(translated).toContain(`_id == "${type}-pt-BR"`);
    expect(translated).not.toContain(`_id == "${type}"`);
  }
  expect(translated.replaceAll('-pt-BR', '')).toBe(query);
});

it.each(['', 'English', '"] | *[true', 'de"'])('A query is not changed for %j', (language) => {
  expect(inLanguage(siteQuery, language)).toBe(siteQuery);
});
