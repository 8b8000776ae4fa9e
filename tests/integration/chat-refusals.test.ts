import { describe, expect, it } from 'vitest';
import type { ChatOptions } from '../../app/chat/endpoint/answer-chat.server';
import { createChatLimits } from '../../app/chat/endpoint/chat-limits.server';
import { ContentUnavailable } from '../../app/content/source/content-errors.server';
import { CHAT_ORIGIN, chatEndpoint, chatRequest } from '../support/chat-endpoint';

const endpoint = (change: Partial<ChatOptions> = {}, settings: Partial<ChatOptions['settings']> = {}) =>
  chatEndpoint(undefined, change, settings);

/** Status, and the error's code or the reply. */
async function outcome(response: Response): Promise<[number, unknown]> {
  const body: { error?: { code: string }; output?: string } = await response.json();
  return [response.status, body.error?.code ?? body.output];
}

/** What becomes of a message with these changes. */
const ask = async (init: RequestInit = {}, chat = endpoint()) =>
  outcome(await chat(chatRequest('hello', {}, init)));
const ANSWERED = [200, 'from the site'];

describe('allowed origins', () => {
  it.each<[string, Record<string, string>, number]>([
    ['a page of ours', { Origin: CHAT_ORIGIN }, 200],
    ['another site', { Origin: 'https://evil.example' }, 403],
    ['an origin that begins like ours', { Origin: `${CHAT_ORIGIN}.evil.example` }, 403],
    ['ours by another scheme', { Origin: CHAT_ORIGIN.replace('https', 'http') }, 403],
    ['a sandboxed frame', { Origin: 'null' }, 403],
    ['an origin that is none', { Origin: 'http://[' }, 403],
    ['one that forwards our host', { Origin: 'https://a.example', 'X-Forwarded-Host': 'a.example' }, 403],
  ])('%s', async (_name, headers, status) => {
    expect((await ask({ headers }))[0]).toBe(status);
  });

  it.each([
    ...[null, 'same-origin', 'none'].map((site): [string | null, number] => [site, 200]),
    ...['same-site', 'cross-site'].map((site): [string, number] => [site, 403]),
  ])('without an origin, Sec-Fetch-Site %s', async (fetchSite, status) => {
    const request = chatRequest('hello');
    request.headers.delete('Origin');
    if (fetchSite !== null) request.headers.set('Sec-Fetch-Site', fetchSite);
    expect((await endpoint()(request)).status).toBe(status);
  });
});

describe('valid requests', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is 405', async (method) => {
    const response = await endpoint()(new Request(`${CHAT_ORIGIN}/api/chat`, { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
  it.each<Record<string, string>>([
    ...[...types, 'application/jsonp', ''].map((type) => ({ 'Content-Type': type })),
    { 'Content-Encoding': 'gzip' },
  ])('%j is 415', async (headers) => {
    expect(await ask({ headers })).toEqual([415, 'unsupported_type']);
  });

  it('accepts a charset parameter, and no encoding by its name', async () => {
    const headers = { 'Content-Type': 'Application/JSON; charset=utf-8', 'Content-Encoding': ' Identity' };
    expect(await ask({ headers })).toEqual(ANSWERED);
  });

  it.each<[string, BodyInit]>([
    ['nothing', ''],
    ['invalid UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
    ['broken JSON', '{"message":'],
    ['an array', '[]'],
    ['a string', '"hello"'],
    ['a number', '7'],
    ['null', 'null'],
    ['deep nesting', '['.repeat(8_000) + ']'.repeat(8_000)],
    ['no message', '{"sessionId":"sess-00000000"}'],
    ['a message that is no string', '{"message":7,"sessionId":"sess-00000000"}'],
    ['an empty message', '{"message":"","sessionId":"sess-00000000"}'],
    ['white space', '{"message":" \\n\\t\\u00a0","sessionId":"sess-00000000"}'],
    ['no session', '{"message":"hello"}'],
    ['a short session', '{"message":"hello","sessionId":"1234567"}'],
    ['a long session', `{"message":"hello","sessionId":"${'a'.repeat(129)}"}`],
    ['a session with a line break', '{"message":"hello","sessionId":"sess-0000\\r\\nX-Evil: 1"}'],
    ['a session that is no string', '{"message":"hello","sessionId":["sess-00000000"]}'],
    ['an inherited message', '{"__proto__":{"message":"hello"},"sessionId":"sess-00000000"}'],
  ])('%s is 400', async (_name, body) => {
    expect(await ask({ body })).toEqual([400, 'bad_request']);
  });

  it('accepts 4,000 characters of any byte length, and no more', async () => {
    expect((await endpoint()(chatRequest('🙂'.repeat(3_900)))).status).toBe(200);
    expect((await endpoint()(chatRequest('字'.repeat(4_000)))).status).toBe(200);
    expect(await outcome(await endpoint()(chatRequest('a'.repeat(4_001))))).toEqual([413, 'too_large']);
  });

  it('reads at most 16 KB, even if less is declared', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_024;
        controller.enqueue(new Uint8Array(1_024).fill(0x20));
        // Without the limit it would fill the memory, and no timer of the test could fire.
        if (sent > 1_024 * 1_024) controller.close();
      },
    });
    const init: RequestInit = { body, duplex: 'half', headers: { 'Content-Length': '10' } };
    expect(await ask(init)).toEqual([413, 'too_large']);
    expect(sent).toBeLessThan(20 * 1_024);
  });

  it('replaces half a surrogate pair', async () => {
    const received: string[] = [];
    const answerFromSite = async (question: string) => {
      received.push(question);
      return 'x';
    };
    const body = '{"message":"a\\ud83d","sessionId":"sess-00000000"}';
    await endpoint({ answerFromSite })(chatRequest('', {}, { body }));
    expect(received).toEqual(['a\ufffd']);
  });
});

describe('switches', () => {
  it.each([
    ['CHAT_ENABLED=false: 503', endpoint({}, { CHAT_ENABLED: false })],
    ['Studio’s switch: 503', endpoint({ isSwitchedOn: async () => false })],
  ])('%s', async (_, off) => {
    expect(await ask({}, off)).toEqual([503, 'chat_unavailable']);
  });

  it('a switch that cannot be read is on', async () => {
    const unreadable = endpoint({ isSwitchedOn: () => Promise.reject(new Error('canary')) });
    expect(await ask({}, unreadable)).toEqual(ANSWERED);
    const slow = endpoint({ isSwitchedOn: () => new Promise(() => {}) });
    expect(await ask({}, slow)).toEqual(ANSWERED);
  });

  it('503 without the reason if published content is unavailable', async () => {
    const empty = endpoint({ answerFromSite: () => Promise.reject(new Error('canary')) });
    expect(await (await empty(chatRequest('hello'))).text()).not.toContain('canary');
    expect(await ask({}, empty)).toEqual([503, 'chat_unavailable']);
  });

  it('a fault of the program is reported, missing content and a visitor who left are not', async () => {
    const faults: unknown[] = [];
    const failWith = (error: Error) =>
      endpoint({ answerFromSite: () => Promise.reject(error), reportFault: (fault) => faults.push(fault) });
    const fault = new TypeError('canary');
    await failWith(new ContentUnavailable('The Lake is away'))(chatRequest('hello'));
    await failWith(fault)(chatRequest('hello', {}, { signal: AbortSignal.abort() }));
    expect(faults).toEqual([]);
    await failWith(fault)(chatRequest('hello'));
    expect(faults).toEqual([fault]);
  });
});

describe('limits', () => {
  it('429 has Retry-After and RateLimit headers', async () => {
    const chat = endpoint({ count: createChatLimits() });
    for (let each = 0; each < 10; each += 1) expect(await ask({}, chat)).toEqual(ANSWERED);
    const refused = await chat(chatRequest('hello'));
    expect(refused.headers.get('Retry-After')).toMatch(/^(?:[1-9]|10)$/);
    expect(refused.headers.get('RateLimit-Limit')).toBe('10');
    expect(refused.headers.get('RateLimit-Remaining')).toBe('0');
    expect(await outcome(refused)).toEqual([429, 'too_many_requests']);
  });

  it('a thousand made-up addresses before the proxy’s entry count as one visitor', async () => {
    const chat = endpoint({ count: createChatLimits() });
    let answered = 0;
    for (let each = 0; each < 1_000; each += 1) {
      const headers = { 'X-Forwarded-For': `198.51.100.${each % 256}, 10.${each % 200}.0.1, 203.0.113.9` };
      if ((await ask({ headers }, chat))[0] === 200) answered += 1;
    }
    expect(answered).toBe(10);
  });
});
