import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { caught, connect, isLocal, lakeOfFile } from './connect';
import { rawRequest } from './raw-request';

const lake = lakeOfFile();

const query = '/v2025-02-19/data/query/production?query=1';

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

  it.runIf(isLocal).each(['data/doc/production/a', 'data/export/production', 'users/me'])(
    '%s is a 401',
    async (endpoint) => {
      const answer = await rawRequest(lake.url, `/v2025-02-19/${endpoint}`);
      expect(answer.status).toBe(401);
      expect(answer.json).toMatchObject({ statusCode: 401, error: 'Unauthorized' });
    },
  );
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

  it('authorizes users/me', async () => {
    const user = await lake.client.users.getById('me');
    expect(user.id).toMatch(/\S/);
  });

  it.runIf(isLocal)('is generated on the first start, long, and readable only by its owner', async () => {
    const file = path.join(lake.folder, 'content-lake', 'token');
    expect((await readFile(file, 'utf8')).trim()).toBe(lake.token);
    expect(lake.token).toMatch(/^lake_[\w-]{43}$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});

describe.runIf(isLocal)('pages of other origins', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:3333', 'http://[::1]:1'])(
    'a page of this machine (%s) may read answers, and send no cookie',
    async (origin) => {
      const answer = await rawRequest(lake.url, query, { headers: { origin } });
      expect(answer.status).toBe(200);
      expect(answer.headers['access-control-allow-origin']).toBe(origin);
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      expect(answer.headers.vary).toMatch(/origin/i);
    },
  );

  it.each([
    'https://example.com',
    'http://localhost.example.com',
    'http://example.com:3000',
    'null',
    'https://localhost:3000',
  ])('a page of another origin (%s) gets nothing', async (origin) => {
    const answer = await rawRequest(lake.url, query, { headers: { origin } });
    expect(answer.status).toBe(403);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.json).not.toHaveProperty('result');
  });

  it.each(['GET', 'HEAD', 'POST'])(
    'a %s of another site without Origin, as by <img> or <script>, gets nothing but assets',
    async (method) => {
      const ask = (path: string, site: string) =>
        rawRequest(lake.url, path, { method, headers: { 'sec-fetch-site': site } });
      for (const path of [query, '/v1/data/listen/production?query=*', '/ping', '/nowhere']) {
        expect((await ask(path, 'cross-site')).status).toBe(403);
      }
      expect((await ask(query, 'cross-site')).json ?? {}).not.toHaveProperty('result');
      for (const site of ['same-site', 'same-origin', 'none']) {
        expect((await ask(query, site)).status).not.toBe(403);
      }
      const asset = '/images/local/production/0000000000000000000000000000000000000000-1x1.png';
      expect((await ask(asset, 'cross-site')).status).not.toBe(403);
    },
  );

  it('a preflight of this machine is allowed the requested headers', async () => {
    const headers = {
      origin: 'http://localhost:3333',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-sanity-project-id',
    };
    const answer = await rawRequest(lake.url, '/v1/data/mutate/production', { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers['access-control-allow-headers']).toBe(headers['access-control-request-headers']);
    expect(answer.headers['access-control-allow-methods']).toContain('POST');
  });

  it('a preflight of another origin is refused', async () => {
    const headers = { origin: 'https://example.com', 'access-control-request-method': 'POST' };
    const answer = await rawRequest(lake.url, '/v1/data/mutate/production', { method: 'OPTIONS', headers });
    expect(answer.status).toBe(403);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('a page of this machine can read error responses', async () => {
    const headers = { origin: 'http://localhost:3000' };
    const answer = await rawRequest(lake.url, '/v1/data/query/nowhere?query=1', { headers });
    expect(answer.status).toBe(404);
    expect(answer.headers['access-control-allow-origin']).toBe(headers.origin);
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
    const hosts = [
      'Trial.example:3334',
      'trial.example',
      'localhost',
      'trial.example.evil',
      'a.trial.example',
    ];
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
