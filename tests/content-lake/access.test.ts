import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { caught, connect, isLocal, lakeOfFile } from './connect';
import { rawRequest } from './raw-request';

const lake = lakeOfFile();

const STUDIO = 'http://localhost:3333';
const OTHER = 'http://localhost:3000';
const query = '/v2025-02-19/data/query/production?query=1';
const MUTATE = '/v1/data/mutate/production';

type SentHeaders = Readonly<Record<string, string>>;

describe('without a token', () => {
  it('a mutation is a 403 naming the missing permission', async () => {
    const error = await caught(lake.anonymous.create({ _type: 'access' }));
    expect(error.statusCode).toBe(403);
    expect(error.message).toContain('Insufficient permissions; permission "create" required');
    expect(error.details.items[0].error.type).toBe('insufficientPermissionsError');
  });

  it('an upload is refused', async () => {
    const error = await caught(lake.anonymous.assets.upload('file', Buffer.from('x'), { filename: 'x.txt' }));
    expect([401, 403]).toContain(error.statusCode);
  });

  it
    .runIf(isLocal)
    .each([
      ...['data/doc/production/a', 'data/export/production', 'data/references/production/documents/a/to'],
      ...['data/history/production/transactions/a', 'data/history/production/events/documents/a'],
      ...['users/me', 'users/local', 'users/me/keyvalue', 'projects/local', 'projects/local/datasets'],
      ...['projects/local/datasets/production/acl', 'projects/local/grants'],
    ])('%s is a 401', async (endpoint) => {
    const answer = await rawRequest(lake.url, `/v2025-02-19/${endpoint}`);
    expect(answer.status).toBe(401);
    expect(answer.json).toMatchObject({ statusCode: 401, error: 'Unauthorized' });
  });
});

describe('a token', () => {
  it('that is invalid is a 401 with the hosted message, also for a public query', async () => {
    const client = lake.client.withConfig({ token: 'skWrongTokenWrongTokenWrongToken' });
    for (const call of [client.fetch('1'), client.create({ _type: 'access' })]) {
      const error = await caught(call);
      expect(error.statusCode).toBe(401);
      expect(error.message).toContain('Unauthorized - Session not found');
    }
  });

  it.runIf(isLocal)('is generated on the first start, long, and readable only by its owner', async () => {
    const file = path.join(lake.folder, 'content-lake', 'token');
    expect((await readFile(file, 'utf8')).trim()).toBe(lake.token);
    expect(lake.token).toMatch(/^lake_[\w-]{43}$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});

describe.runIf(isLocal)('a page', () => {
  const ask = (headers: SentHeaders, path = query, method = 'GET') =>
    rawRequest(lake.url, path, { method, headers });

  it.each([
    [OTHER, undefined],
    ['http://127.0.0.1:3333', undefined],
    ['http://[::1]:1', undefined],
    [STUDIO, 'true'],
  ])('of this machine (%s) may read answers, and only Studio sends cookies', async (origin, credentials) => {
    const answers = [await ask({ origin }), await ask({ origin }, query.replace('production', 'nowhere'))];
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    for (const answer of answers) {
      expect(answer.headers['access-control-allow-origin']).toBe(origin);
      expect(answer.headers['access-control-allow-credentials']).toBe(credentials);
      expect(answer.headers.vary).toMatch(/origin/i);
    }
  });

  it.each([
    ...['https://example.com', 'http://localhost.example.com', 'http://example.com:3000', 'null'],
    'https://localhost:3000',
  ])('of another origin (%s) gets nothing', async (origin) => {
    const preflight = { origin, 'access-control-request-method': 'POST' };
    for (const answer of [await ask({ origin }), await ask(preflight, MUTATE, 'OPTIONS')]) {
      expect(answer.status).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.json ?? {}).not.toHaveProperty('result');
    }
  });

  it.each(['GET', 'HEAD', 'POST'])(
    'of another site, whose %s has no Origin, as by <img> or <script>, gets nothing but assets',
    async (method) => {
      const from = (site: string, path: string) => ask({ 'sec-fetch-site': site }, path, method);
      for (const path of [query, '/v1/data/listen/production?query=*', '/ping', '/nowhere']) {
        expect((await from('cross-site', path)).status).toBe(403);
      }
      expect((await from('cross-site', query)).json ?? {}).not.toHaveProperty('result');
      for (const site of ['same-site', 'same-origin', 'none']) {
        expect((await from(site, query)).status).not.toBe(403);
      }
      const asset = '/images/local/production/0000000000000000000000000000000000000000-1x1.png';
      expect((await from('cross-site', asset)).status).not.toBe(403);
    },
  );

  it('of this machine is allowed the headers that its preflight requests', async () => {
    const requested = 'authorization,content-type,x-sanity-project-id';
    const preflight = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': requested,
    };
    const { status, headers } = await ask({ origin: STUDIO, ...preflight }, MUTATE, 'OPTIONS');
    expect(status).toBe(204);
    expect(headers['access-control-allow-headers']).toBe(requested);
    expect(headers['access-control-allow-methods']).toContain('POST');
  });
});

describe.runIf(isLocal)('the Host header', () => {
  it.each(['localhost', 'localhost:3334', '127.0.0.1:3334', '[::1]:3334', 'local.localhost:3334'])(
    '%s is this machine',
    async (host) => {
      expect((await rawRequest(lake.url, query, { headers: { host } })).status).toBe(200);
    },
  );

  it.each(['example.com', 'localhost.example.com', '127.0.0.1.nip.io:3334', '10.0.0.1'])(
    '%s is refused: a name that was made to lead here',
    async (host) => {
      expect((await rawRequest(lake.url, query, { headers: { host } })).status).toBe(421);
    },
  );

  it('may name a host that the operator allows, whose assets have their public address', async () => {
    const env = { LAKE_ALLOWED_HOSTS: 'trial.example', SANITY_ASSET_HOST: 'https://trial.example:3334' };
    const trial = await connect('production', env);
    const statusOf = async (host: string) =>
      (await rawRequest(trial.url, query, { headers: { host } })).status;
    const allowed = ['Trial.example:3334', 'trial.example', 'localhost'];
    const hosts = [...allowed, 'trial.example.evil', 'a.trial.example'];
    expect(await Promise.all(hosts.map(statusOf))).toEqual([200, 200, 200, 421, 421]);
    const file = await trial.client.assets.upload('file', Buffer.from('x'), { filename: 'x.txt' });
    expect(new URL(file.url).origin).toBe(env.SANITY_ASSET_HOST);
    await trial.close();
  });

  it('the lake listens on both address families', async () => {
    const { port } = new URL(lake.url);
    for (const address of ['127.0.0.1', '[::1]']) {
      const answer = await fetch(`http://${address}:${port}/ping`).catch(() => undefined);
      // On a machine without IPv6, only IPv4 is required.
      if (address === '127.0.0.1' || answer) expect(answer?.status).toBe(200);
    }
  });
});

describe.runIf(isLocal)('the cookie', () => {
  const secret = `/v2025-02-19/data/query/production?${new URLSearchParams({
    query: 'count(*[_type == "secret"])',
    perspective: 'raw',
  })}`;
  const own = () => `lake_token=${lake.token}`;

  beforeAll(async () => {
    await lake.client.create({ _id: 'drafts.secret', _type: 'secret' });
  });

  /** Whether the response to a request with the cookie and these headers contains the draft. */
  async function sees(headers: SentHeaders, cookie = own()): Promise<boolean> {
    const answer = await rawRequest(lake.url, secret, { headers: { cookie, ...headers } });
    return JSON.stringify(answer.json).includes('"result":1');
  }

  it.each<[what: string, SentHeaders]>([
    ['sends its origin', { origin: STUDIO }],
    ['sends other cookies, too', { origin: STUDIO, cookie: 'a=b; lake_token=TOKEN; c=d' }],
    ['reads on the same site', { 'sec-fetch-site': 'same-site', referer: `${STUDIO}/structure` }],
    ['reads from its own origin', { 'sec-fetch-site': 'same-origin', referer: `${STUDIO}/` }],
    ['reads without a site', { 'sec-fetch-site': 'none', referer: STUDIO }],
  ])(
    'authorizes the Studio when the browser %s',
    async (_what, { cookie = 'lake_token=TOKEN', ...headers }) => {
      expect(await sees(headers, cookie.replace('TOKEN', lake.token))).toBe(true);
    },
  );

  const sameSite = { 'sec-fetch-site': 'same-site' };

  it.each<[what: string, SentHeaders]>([
    ['nothing at all', {}],
    ['another origin of this machine', { origin: OTHER }],
    ['the Studio’s port under another name', { origin: 'http://127.0.0.1:3333' }],
    ['a foreign origin', { origin: 'https://example.com' }],
    ['no origin', { origin: 'null' }],
    ['an origin that begins like the Studio’s', { origin: `${STUDIO}.example.com` }],
    ['another page of this machine', { ...sameSite, referer: `${OTHER}/` }],
    ['a page whose path looks like the Studio', { ...sameSite, referer: `${OTHER}/${STUDIO}` }],
    ['a page elsewhere', { 'sec-fetch-site': 'cross-site', referer: `${STUDIO}/` }],
    ['no word of the browser', { referer: `${STUDIO}/` }],
    ['no referer', { 'sec-fetch-site': 'same-origin' }],
    ['another origin, with the Studio as referer', { ...sameSite, origin: OTHER, referer: STUDIO }],
  ])('opens nothing with %s', async (_name, headers) => {
    expect(await sees(headers)).toBe(false);
  });

  it.each<[what: string, status: number, SentHeaders]>([
    ['another token is ignored', 200, { cookie: 'lake_token=lake_wrong' }],
    ['a wrong token in the header is refused', 401, { authorization: 'Bearer skWrong' }],
  ])('with %s', async (_what, status, headers) => {
    const sent = { cookie: own(), origin: STUDIO, ...headers };
    const answer = await rawRequest(lake.url, secret, { headers: sent });
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.json).toMatchObject({ result: 0 });
  });

  it('does not authorize writes of another origin or without Origin', async () => {
    const body = JSON.stringify({ mutations: [{ create: { _id: 'forged', _type: 'secret' } }] });
    const write = async (from: SentHeaders) => {
      const headers = { cookie: own(), 'content-type': 'text/plain', ...from };
      return (await rawRequest(lake.url, MUTATE, { method: 'POST', body, headers })).status;
    };
    expect(await write({ origin: OTHER })).toBe(403);
    expect(await write({ 'sec-fetch-site': 'same-origin', referer: `${STUDIO}/` })).toBe(403);
    expect(await write({})).toBe(403);
    expect(await lake.client.getDocument('forged')).toBeFalsy();
    expect(await write({ origin: STUDIO })).toBe(200);
  });
});
