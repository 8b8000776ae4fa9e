import { createServer, type IncomingHttpHeaders } from 'node:http';
import { parse } from 'groq-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContentSource, createContentClient } from './content-client.server';
import { createEmptinessTest, validSite, withState } from './dataset-state.server';
import * as queries from './queries.groq';

let answer: { status: number; result: unknown };
let received: IncomingHttpHeaders[] = [];
let method: string | undefined;
const lake = createServer((request, response) => {
  received.push(request.headers);
  method = request.method;
  response.writeHead(answer.status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ result: answer.result, ms: 1 }));
});
beforeAll(() => new Promise<void>((listening) => lake.listen(0, '127.0.0.1', listening)));
afterAll(() => {
  lake.closeAllConnections();
  lake.close();
});

function source(): ContentSource {
  const address = lake.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const apiHost = `http://127.0.0.1:${port}`;
  return { projectId: 'local', dataset: 'production', apiHost, assetBaseUrl: apiHost };
}

function emptinessTest(token: string | undefined, now?: () => number) {
  received = [];
  return createEmptinessTest(source(), token, now);
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
  const rest = { chat: { enabled: true, texts: null }, consent: null };
  const broken = () => ({ settings: { tagline: [] }, navigation: {}, ...rest });
  expect(validSite(broken(), true)).toMatchObject({ site: { settings: { tagline: '' } }, isFilled: true });
  expect(() => validSite(broken(), false)).toThrow('No valid settings or menu');
  expect(validSite({ settings: null, navigation: null }, true)).toBeUndefined();
  expect(validSite(undefined, true)).toBeUndefined();
});

it('The document query with state and the longest path is sent by GET, which a CDN stores best', async () => {
  const query = withState('document', queries.documentQuery);
  const path = `/company/blog/${'a-long-path-'.repeat(6)}`;
  const paths = [path, `${path}/`, path.replaceAll('path', '{product}')];
  answer = { status: 200, result: null };
  await createContentClient(source()).fetch(
    query,
    { paths, published: [] },
    { lastLiveEventId: 'a'.repeat(64) },
  );
  expect(method).toBe('GET');
});

it.each(Object.values(queries))('The state leaves the meaning of a query as it is: %.60s', (query) => {
  const spaced = query.replace('{', '{ "text": "a,  b { c",');
  expect(parse(withState('paths', spaced))).toMatchObject({ attributes: [{ value: parse(spaced) }, {}] });
});
