import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DoorBeforeFakeRenderer, startDoor, startDoorOfTest } from '../support/fake-renderer-door';
import { rawRequest, speak } from '../support/fake-renderer-visitor';

const BODY_MAX_BYTES = 64 * 1024;

let site: DoorBeforeFakeRenderer;
beforeAll(async () => {
  site = await startDoor({ limits: { lingerMs: 100 } });
});
afterAll(() => site.stop());

const seenDuring = async (act: () => Promise<unknown>) => {
  const before = site.renderer.seen.length;
  await act();
  return site.renderer.seen.slice(before);
};

describe('methods', () => {
  it.each(['GET', 'HEAD', 'POST', 'PATCH'])('%s reaches an endpoint that has it', async (method) => {
    expect(await seenDuring(() => fetch(`${site.url}/echo`, { method }))).toEqual([`${method} /echo`]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is 405 with Allow, which names the methods of the resource',
    async (method) => {
      for (const path of ['/page', '/healthz', '/Page/', '/nothing']) {
        const { status, headers } = await site.read(`${method} ${path}`);
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
        expect(headers['cache-control']).toBe('no-store');
      }
    },
  );

  it('the refusal of an endpoint is JSON, and has its methods', async () => {
    const { status, headers, body } = await site.read('TRACE /echo');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, PATCH']);
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'method_not_allowed' } });
  });

  it('CONNECT is 405, an unknown method 400', async () => {
    expect((await site.read('CONNECT evil.com:443')).status).toBe(405);
    expect((await site.read('BREW /echo')).status).toBe(400);
  });
});

it('a good request is answered before a malformed one ends its connection', async () => {
  const good = 'GET /echo HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const { text, closed } = await speak(site.door.port, [`${good}${good}NOT HTTP\r\n\r\n`]);
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 400']);
  expect(closed).toBe(true);
});

describe('hosts and addresses', () => {
  it.each([[['Host: a:99999']], [['Host: a b']], [['Host: a', 'Host: b']], [[]], [['Host: ']]])(
    'host %j is 400',
    async (headers) => {
      const answer = await site.read('GET /page', headers);
      expect([answer.status, answer.closed]).toEqual([400, true]);
    },
  );

  it.each(['/%E0%A4%A', '/%00', '/%0d%0aSet-Cookie:x'])('%s is a readable 400', async (target) => {
    const answer = await site.read(`GET ${target}`);
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toMatch(/<h1>[^<]+<\/h1>/);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('only the path and query of an absolute address count', async () => {
    const seen = await seenDuring(() => site.read('GET http://evil.com:1/echo?a=1'));
    expect(seen).toEqual(['GET /echo?a=1']);
  });

  it('more than 8 KB of address is 414 and not echoed; just under passes', async () => {
    const long = await site.read(`GET /${'a'.repeat(8 * 1024)}`);
    expect(long.status).toBe(414);
    expect(long.text).not.toContain('aaaa');
    expect((await site.read(`GET /${'a'.repeat(8 * 1024 - 1)}`)).status).toBe(404);
  });

  it('more than 16 KB of headers is 431; 15 KB of cookies passes', async () => {
    const headers = (bytes: number) => ['Host: a', `Cookie: a=${'x'.repeat(bytes)}`];
    expect((await site.read('GET /page', headers(17 * 1024))).status).toBe(431);
    expect((await site.read('GET /page', headers(15 * 1024))).status).toBe(200);
  });
});

describe('cross-origin POSTs', () => {
  it.each([
    ['Origin: https://evil.com', 403],
    ['Origin: null', 403],
    ['Origin: not an origin', 403],
    ['Sec-Fetch-Site: cross-site', 403],
    ['Sec-Fetch-Site: same-site', 403],
    ['Sec-Fetch-Site: same-origin', 200],
    ['Sec-Fetch-Site: none', 200],
    ['X-Nothing: at all', 200],
  ])('%s is %i', async (header, status) => {
    const headers = ['Host: evil.com', 'X-Forwarded-Host: evil.com', header, 'Content-Length: 0'];
    expect((await site.read('POST /echo', headers)).status).toBe(status);
  });

  it('the site’s own origin passes, and a cross-origin GET', async () => {
    const own = ['Host: x', `Origin: ${site.url}`, 'Content-Length: 0'];
    expect((await site.read('POST /echo', own)).status).toBe(200);
    const foreign = ['Host: x', 'Origin: https://evil.com', 'Sec-Fetch-Site: cross-site'];
    expect((await site.read('GET /echo', foreign)).status).toBe(200);
  });
});

describe('bodies', () => {
  const post = (...headers: string[]) => rawRequest('POST /echo', ['Host: x', ...headers]);
  const chunked = (bytes: number) => [
    post('Transfer-Encoding: chunked'),
    `${bytes.toString(16)}\r\n`,
    Buffer.alloc(bytes),
    '\r\n0\r\n\r\n',
  ];

  it('64 KB pass, by length and in chunks', async () => {
    const answer = await fetch(`${site.url}/echo`, { method: 'POST', body: Buffer.alloc(BODY_MAX_BYTES) });
    expect(await answer.json()).toMatchObject({ bytes: BODY_MAX_BYTES });
    expect((await speak(site.door.port, chunked(BODY_MAX_BYTES))).status).toBe(200);
  });

  it('one byte more is 413, declared or counted, and is not forwarded', async () => {
    const seen = await seenDuring(async () => {
      const declared = post(`Content-Length: ${BODY_MAX_BYTES + 1}`);
      const large = await speak(site.door.port, [declared, Buffer.alloc(BODY_MAX_BYTES + 1)]);
      expect([large.status, large.closed, large.headers.connection]).toEqual([413, true, 'close']);
      const counted = await speak(site.door.port, chunked(BODY_MAX_BYTES + 1));
      expect([counted.status, counted.closed]).toEqual([413, true]);
    });
    expect(seen).toEqual([]);
  });

  it('a script that declares 50 MB receives its 413, as JSON, before the connection ends', async () => {
    const head = ['Host: x', 'Content-Type: application/json', 'Content-Length: 50000000'];
    const piece = Buffer.alloc(32 * 1024);
    let sent = 0;
    const count = () => {
      sent += 1;
    };
    // What is sent meanwhile is read, because a reset would overtake the answer.
    const patient = await startDoorOfTest({ limits: { lingerMs: 60_000, lingerMaxBytes: 639 * 1024 } });
    const answer = await speak(patient.door.port, [
      `POST /echo HTTP/1.1\r\n${[...head, 'Connection: keep-alive'].join('\r\n')}\r\n\r\n`,
      ...[/too_large/, ...Array(20).fill([piece, count, 2]).flat()],
    ]);
    expect(sent).toBe(20);
    const { status, headers, closed, reset } = answer;
    expect([status, headers.connection, closed, reset]).toEqual([413, 'close', true, false]);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'too_large' } });
  });

  it('a client that expects "100 Continue" receives it, or a refusal before it sends', async () => {
    const expecting = (bytes: number) => post('Expect: 100-continue', `Content-Length: ${bytes}`);
    expect((await speak(site.door.port, [expecting(BODY_MAX_BYTES + 1)])).status).toBe(413);
    const small = await speak(site.door.port, [expecting(2), /100 Continue/, 'ab']);
    expect(small.text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
  });

  it('the body of a GET is not forwarded', async () => {
    const head = rawRequest('GET /echo', ['Host: x', 'Content-Length: 3']);
    const answer = await speak(site.door.port, [head, 'abc']);
    expect(answer.text).toContain('"bytes":0');
  });

  it('two lengths, or a length and chunks, are 400', async () => {
    for (const second of ['Transfer-Encoding: chunked', 'Content-Length: 4']) {
      const answer = await speak(site.door.port, [post('Content-Length: 3', second), 'abc']);
      expect([second, answer.status]).toEqual([second, 400]);
    }
  });

  it('broken chunks are 400, and are logged once', async () => {
    const { door, log } = await startDoorOfTest();
    expect((await speak(door.port, [post('Transfer-Encoding: chunked'), 'zz\r\n'])).status).toBe(400);
    await expect.poll(() => log).toMatchObject([{ method: 'POST', path: '/echo', status: 400 }]);
  });
});

it('what is not HTTP is 400 with the security headers, and logged', async () => {
  const { door, log } = await startDoorOfTest();
  const answer = await speak(door.port, ['\x16\x03\x01 this is TLS\r\n\r\n']);
  expect([answer.status, answer.closed]).toEqual([400, true]);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  await expect.poll(() => log).toMatchObject([{ method: '-', path: '-', status: 400 }]);
});
