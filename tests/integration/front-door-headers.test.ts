import { beforeAll, describe, expect, it } from 'vitest';
import { type DoorBeforeFakeRenderer, startDoor, startDoorOfTest } from '../support/fake-renderer-door';
import { rawRequest, speak } from '../support/fake-renderer-visitor';

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'permissions-policy': expect.stringContaining('camera=()'),
};

const FILES = { 'client/assets/a.js': 'a', 'public/b.txt': 'b' };

let http: DoorBeforeFakeRenderer;
let https: DoorBeforeFakeRenderer;
beforeAll(async () => {
  http = await startDoor({ files: FILES });
  https = await startDoor({ files: FILES, siteUrl: 'https://www.example.com', hstsMaxAgeS: 300 });
  return () => Promise.all([http.stop(), https.stop()]);
});

describe('security headers', () => {
  const requests = [
    ['a page', rawRequest('GET /page')],
    ['a page that is not there', rawRequest('GET /nothing')],
    ['an asset', rawRequest('GET /assets/a.js')],
    ['an asset that is not there', rawRequest('GET /assets/gone.js')],
    ['a public file', rawRequest('GET /b.txt')],
    ['a refused method', rawRequest('PUT /page')],
    ['a bad address', rawRequest('GET /%zz')],
    ['something that is not HTTP', 'nonsense\r\n\r\n'],
    ['headers too large', rawRequest('GET /', ['Host: x', `A: ${'a'.repeat(20_000)}`])],
  ] as const;

  it.each(requests)('are on %s', async (_, request) => {
    const { headers, text } = await speak(http.door.port, [request]);
    expect(headers).toMatchObject(EVERYWHERE);
    expect(headers['referrer-policy']).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    for (const name of ['strict-transport-security', 'server', 'x-powered-by'])
      expect(headers).not.toHaveProperty(name);
    const names =
      text
        .toLowerCase()
        .split('\r\n\r\n')[0]
        ?.match(/^(?!set-cookie)[\w-]+(?=:)/gm) ?? [];
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(requests)('include HSTS on %s if the site is https', async (_, request) => {
    const answer = await speak(https.door.port, [request]);
    expect(answer.headers['strict-transport-security']).toBe('max-age=300; includeSubDomains');
  });

  it('do not override the page’s own headers', async () => {
    const { headers, text } = await http.read('GET /page');
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('x-hop');
    expect(text.match(/^set-cookie: .*$/gim)).toEqual(['set-cookie: a=1', 'set-cookie: b=2']);
  });

  it('allow framing if the page’s policy does', async () => {
    const { headers } = await http.read('GET /framed');
    expect(headers).not.toHaveProperty('x-frame-options');
  });
});

describe('the access log', () => {
  it('has one line per request, with nothing of the client’s but method and path', async () => {
    const { read, log } = await startDoorOfTest({ files: FILES });
    const canary = 'canary-7f3a';
    const fields = ['Cookie', 'User-Agent', 'Referer', 'X-Forwarded-For'].map((name) => `${name}: ${canary}`);
    const headers = ['Host: x', ...fields];
    await read(`GET /page?secret=${canary}`, headers);
    await read(`GET http://${canary}.example/b.txt?${canary}`, headers);
    await read(`GET /%zz?${canary}`, headers);
    const lines = () => log.map(({ method, path, status }) => `${method} ${path} ${status}`);
    await expect.poll(lines).toEqual(['GET /page 200', 'GET /b.txt 200', 'GET /%zz 400']);
    for (const line of log)
      expect(Object.keys(line).join()).toBe('ts,level,reqId,method,path,status,ms,bytes,ipHash');
    expect(JSON.stringify(log)).not.toContain(canary);
  });

  it('counts the bytes of each answer on a shared connection', async () => {
    const { door, log } = await startDoorOfTest({ files: FILES });
    const one = 'GET /b.txt HTTP/1.1\r\nHost: x\r\n\r\n';
    const logged = (count: number) => () => expect.poll(() => log).toHaveLength(count);
    const { text } = await speak(door.port, [one, logged(1), one, logged(2), rawRequest('GET /page')]);
    await logged(3)();
    const bytes = log.map((line) => Number(line.bytes));
    expect(bytes[0]).toBeGreaterThan(300);
    expect(bytes[1]).toBe(bytes[0]);
    expect(bytes.reduce((sum, count) => sum + count, 0)).toBe(text.length);
  });

  it('is empty at log level silent', async () => {
    const { door, log, read } = await startDoorOfTest({ logLevel: 'silent' });
    await read('GET /page');
    await speak(door.port, ['nonsense\r\n\r\n']);
    await door.close();
    expect(log).toEqual([]);
  });
});
