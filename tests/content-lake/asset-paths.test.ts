import { describe, expect, it } from 'vitest';
import { isLocal, lakeOfFile } from './connect';
import { rawRequest } from './raw-request';

const lake = lakeOfFile();

// These send raw requests, so they run only against the local lake.
describe.runIf(isLocal)('paths', () => {
  it.each([
    '/images/local/production/../../token',
    '/images/local/production/..%2f..%2ftoken',
    '/images/local/production/%2e%2e%2f%2e%2e%2ftoken',
    '/images/local/../../../../etc/passwd',
    '/images/local/production/%00',
    '/images/local/production/',
    '/images',
    `/images/local/production/${'a'.repeat(40)}-1x1.png%00.jpg`,
    `/images/local/production/..%5c${'a'.repeat(40)}-1x1.png`,
    '/images/local/production/%c0%ae%c0%ae%c0%af',
    '/files/local/production/../lake.db',
    '/files/local/production/..%2f..%2flake.db',
    '/files/local/..%2fproduction/x',
    `/files/local/production%2f..%2f..%2f..%2f/${'a'.repeat(40)}.txt`,
    '//images/local/production/x',
  ])('a path out of the assets (%s) is a 404 or unknown, and shows nothing', async (path) => {
    const answer = await rawRequest(lake.url, path);
    expect([404, 501]).toContain(answer.status);
    if (path.startsWith('/images') || path.startsWith('/files')) expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toMatch(/lake_|root:|SQLite/);
  });

  it('an upload whose dataset is a path is a 404', async () => {
    const answer = await rawRequest(lake.url, '/v1/assets/files/..%2f..%2fx?filename=a.txt', {
      method: 'POST',
      headers: { authorization: `Bearer ${lake.token}` },
      body: 'x',
    });
    expect(answer.status).toBe(404);
  });

  it('a file name that is a path is not used as a path', async () => {
    const asset = await lake.client.assets.upload('file', Buffer.from('named'), {
      filename: '../../../evil.txt',
    });
    expect(asset).toMatchObject({
      extension: 'txt',
      path: expect.stringMatching(/^files\/local\/production\/[0-9a-f]{40}\.txt$/),
    });
    const odd = await lake.client.assets.upload('file', Buffer.from('odd'), { filename: 'a.b/../c' });
    expect(odd.path).toMatch(/^files\/local\/production\/[0-9a-f]{40}\.[a-z0-9]+$/);
  });
});
