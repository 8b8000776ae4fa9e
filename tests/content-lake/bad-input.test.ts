import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { caught, isLocal, lakeOfFile } from './connect';
import { rawRequest } from './raw-request';

const lake = lakeOfFile();

const QUERY = '/v1/data/query/production';
const MUTATE = '/v1/data/mutate/production';

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  rawRequest(lake.url, path, {
    method: 'POST',
    headers: { authorization: `Bearer ${lake.token}`, ...headers },
    body,
  });

afterEach(async () => {
  if (isLocal) expect((await rawRequest(lake.url, '/ping')).status).toBe(200);
});

// These send raw requests, so they run only against the local lake.
describe.runIf(isLocal)('bad input', () => {
  // Other versions, methods and endpoints are tested beside the source.
  it.each([
    [400, 'Bad Request', 'v2021-13-01', 'GET', '/v2021-13-01/data/query/production?query=1'],
    [400, 'Bad Request', 'v2099-01-01', 'GET', '/v2099-01-01/data/query/production?query=1'],
    [405, 'Method Not Allowed', 'GET', 'GET', MUTATE],
    [501, 'Not Implemented', 'GET /media-libraries', 'GET', '/v2025-02-19/media-libraries'],
    [501, 'Not Implemented', 'POST /agent/action', 'POST', '/v2025-02-19/agent/action/prompt/production'],
    [501, 'Not Implemented', 'GET /favicon.ico', 'GET', '/favicon.ico'],
  ])('%i %s, with %s, answers %s %s', async (statusCode, error, named, method, path) => {
    const answer = await rawRequest(lake.url, path, { method });
    expect(answer.status).toBe(statusCode);
    expect(answer.json).toMatchObject({ statusCode, error, message: expect.stringContaining(named) });
  });

  it.each([undefined, '{}', '{"query":5}', '{"query":"1","params":[]}', '[]', '"x"', 'null'])(
    'a query request without a query is a 400: %s',
    async (body) => {
      const answer = body === undefined ? rawRequest(lake.url, QUERY) : post(QUERY, body);
      expect((await answer).status).toBe(400);
    },
  );

  it.each([QUERY, MUTATE])('a body that is not JSON is a 400 at %s', async (path) => {
    const answer = await post(path, '{"mutations": [');
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ message: expect.stringMatching(/JSON/) });
  });

  it.each([
    '{}',
    '{"mutations":{}}',
    '{"mutations":[null]}',
    '{"mutations":[{}]}',
    '{"mutations":[{"explode":{}}]}',
    '{"mutations":[{"create":[]}]}',
    '{"mutations":[{"create":{"_type":"a"},"delete":{"id":"b"}}]}',
    '{"mutations":[{"create":{"_type":"a","hasOwnProperty":1}}]}',
    '{"mutations":[{"patch":{"id":"a","set":[]}}]}',
    '{"mutations":[{"patch":{"id":"a","unset":[1]}}]}',
    '{"mutations":[{"patch":{"id":"a","ifRevisionID":1}}]}',
    '{"mutations":[{"patch":{"id":"a","insert":{"before":"n","items":1}}}]}',
    '{"mutations":[{"patch":{"id":"a","inc":{"n":"1"}}}]}',
    '{"mutations":[{"patch":{"id":"a","insert":{"items":[1]}}}]}',
    '{"mutations":[{"patch":{"id":"a","merge":{}}}]}',
    '{"mutations":[{"patch":{}}]}',
    '{"mutations":[{"delete":{"query":"*[","params":{}}}]}',
    '{"mutations":[{"create":{"_type":"a"}}],"transactionId":5}',
  ])('invalid mutations (%s) are a 400', async (body) => {
    expect((await post(MUTATE, body)).status).toBe(400);
  });

  it('a body of 10 MB is a 413 with the hosted message, with or without Content-Length', async () => {
    const title = 'x'.repeat(10_000_000);
    const error = await caught(lake.client.create({ _type: 'big', title }));
    expect(error.statusCode).toBe(413);
    expect(error.message).toContain('Request body exceeds limit of 4000000 bytes');
    const body = JSON.stringify({ mutations: [{ create: { _type: 'big', title } }] });
    expect((await post(MUTATE, body, { 'transfer-encoding': 'chunked' })).status).toBe(413);
  });

  it('JSON nested thousands of levels deep is a 400', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const body = `{"mutations":[{"create":{"_type":"deep","x":${deep}}}]}`;
    expect((await post(MUTATE, body)).status).toBe(400);
    expect((await post(QUERY, `{"query":"$a","params":{"a":${deep}}}`)).status).toBe(400);
    const search = new URLSearchParams({ query: '$a', $a: deep.slice(48_000, 52_000) });
    expect((await rawRequest(lake.url, `${QUERY}?${search}`)).status).toBe(400);
  });

  it('names such as __proto__ have no special meaning', async () => {
    const body =
      '{"mutations":[{"createOrReplace":{"_id":"proto","_type":"proto","__proto__":{"polluted":1},"constructor":"c","hasOwnProperty":"h"}},{"patch":{"id":"proto","set":{"__proto__.polluted":1,"constructor.prototype.polluted":1}}}]}';
    expect((await post(MUTATE, body)).status).toBeLessThan(500);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    const search = new URLSearchParams({
      query: '{"a": $__proto__, "b": *[_type == "proto"][0]{...}}',
      $__proto__: '{"x":1}',
    });
    expect((await rawRequest(lake.url, `${QUERY}?${search}`)).status).toBeLessThan(500);
  });

  it('an incomplete upload leaves no file and affects no other request', async () => {
    const { port } = new URL(lake.url);
    const head = 'POST /v1/assets/files/production?filename=a.txt HTTP/1.1\r\nHost: localhost';
    const socket = connectSocket(Number(port), '127.0.0.1', () => {
      socket.write(`${head}\r\nAuthorization: Bearer ${lake.token}\r\nContent-Length: 100\r\n\r\nshort`);
      setTimeout(() => socket.destroy(), 50);
    });
    await once(socket, 'close');
    expect(await lake.client.fetch('count(*[_type == "sanity.fileAsset"])')).toBe(0);
  });

  it('invalid HTTP is refused', async () => {
    const { port } = new URL(lake.url);
    const socket = connectSocket(Number(port), '127.0.0.1');
    socket.end('\u0000\u0001 nonsense\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400/);
  });

  it('a header of 100 KB is refused', async () => {
    const long = `${QUERY}?query=${'x'.repeat(100_000)}`;
    const answer = await rawRequest(lake.url, long).catch(() => undefined);
    expect([undefined, 414, 431]).toContain(answer?.status);
  });
});
