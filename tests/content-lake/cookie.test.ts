import { beforeAll, describe, expect, it } from 'vitest';
import { isLocal, lakeOfFile } from './connect';
import { rawRequest } from './raw-request';

const STUDIO = 'http://localhost:3333';
const SECRET = `/v2025-02-19/data/query/production?${new URLSearchParams({
  query: 'count(*[_type == "secret"])',
  perspective: 'raw',
})}`;

const lake = lakeOfFile();

beforeAll(async () => {
  await lake.client.create({ _id: 'drafts.secret', _type: 'secret' });
});

/** Whether the response to a request with the cookie and these headers contains the draft. */
async function sees(headers: Record<string, string>, cookie = `lake_token=${lake.token}`): Promise<boolean> {
  const answer = await rawRequest(lake.url, SECRET, { headers: { cookie, ...headers } });
  return JSON.stringify(answer.json).includes('"result":1');
}

describe.runIf(isLocal)('the cookie', () => {
  it('authorizes the Studio', async () => {
    expect(await sees({ origin: STUDIO })).toBe(true);
    expect(await sees({ origin: STUDIO }, `a=b; lake_token=${lake.token}; c=d`)).toBe(true);
  });

  it.each([
    ['same-site', `${STUDIO}/structure`],
    ['same-origin', `${STUDIO}/`],
    ['none', STUDIO],
  ])(
    'does so on reading without Origin, when the browser names the Studio otherwise (%s)',
    async (site, referer) => {
      expect(await sees({ 'sec-fetch-site': site, referer })).toBe(true);
    },
  );

  it.each([
    ['nothing at all', {}],
    ['another origin of this machine', { origin: 'http://localhost:3000' }],
    ['the Studio’s port under another name', { origin: 'http://127.0.0.1:3333' }],
    ['a foreign origin', { origin: 'https://example.com' }],
    ['no origin', { origin: 'null' }],
    ['an origin that begins like the Studio’s', { origin: `${STUDIO}.example.com` }],
    ['another page of this machine', { 'sec-fetch-site': 'same-site', referer: 'http://localhost:3000/' }],
    [
      'a page whose path looks like the Studio',
      { 'sec-fetch-site': 'same-site', referer: `http://localhost:3000/${STUDIO}` },
    ],
    ['a page elsewhere', { 'sec-fetch-site': 'cross-site', referer: `${STUDIO}/` }],
    ['no word of the browser', { referer: `${STUDIO}/` }],
    ['no referer', { 'sec-fetch-site': 'same-origin' }],
    [
      'another origin, with the Studio as referer',
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site', referer: STUDIO },
    ],
  ])('opens nothing with %s', async (_name, headers) => {
    expect(await sees(headers)).toBe(false);
  });

  it('with another token is ignored', async () => {
    const answer = await rawRequest(lake.url, SECRET, {
      headers: { cookie: 'lake_token=lake_wrong', origin: STUDIO },
    });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ result: 0 });
  });

  it('does not authorize writes of another origin or without Origin', async () => {
    const body = JSON.stringify({ mutations: [{ create: { _id: 'forged', _type: 'secret' } }] });
    const write = (headers: Record<string, string>) =>
      rawRequest(lake.url, '/v1/data/mutate/production', {
        method: 'POST',
        body,
        headers: { cookie: `lake_token=${lake.token}`, 'content-type': 'text/plain', ...headers },
      });
    expect((await write({ origin: 'http://localhost:3000' })).status).toBe(403);
    expect((await write({ 'sec-fetch-site': 'same-origin', referer: `${STUDIO}/` })).status).toBe(403);
    expect((await write({})).status).toBe(403);
    expect(await lake.client.getDocument('forged')).toBeFalsy();
    expect((await write({ origin: STUDIO })).status).toBe(200);
  });

  it('may be sent only by the Studio', async () => {
    const ask = (origin: string) => rawRequest(lake.url, SECRET, { headers: { origin } });
    expect((await ask(STUDIO)).headers['access-control-allow-credentials']).toBe('true');
    const other = await ask('http://localhost:3000');
    expect(other.headers['access-control-allow-origin']).toBe('http://localhost:3000');
    expect(other.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('has lower precedence than a token in the header', async () => {
    const answer = await rawRequest(lake.url, SECRET, {
      headers: { cookie: `lake_token=${lake.token}`, origin: STUDIO, authorization: 'Bearer skWrong' },
    });
    expect(answer.status).toBe(401);
  });
});
