import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ChatOptions } from '../../app/chat/endpoint/answer-chat.server';
import { createInFlightLimit } from '../../app/chat/endpoint/chat-limits.server';
import { chatEndpoint, chatRequest } from '../support/chat-endpoint';
import {
  answering,
  type FakeWorkflowHost,
  misbehaviours,
  startFakeWorkflowHost,
} from '../support/fake-workflow-host';
import { listen } from '../support/listen';
import { workflowAnswers } from '../support/workflow-answers';

/** A test does not live to see it. */
const NEVER_MS = 600_000;
const AUTHORIZATION = 'Bearer authorization-canary';

let host: FakeWorkflowHost;
let outcomes: string[] = [];
beforeAll(async () => {
  host = await startFakeWorkflowHost();
  return host.stop;
});
afterEach(() => {
  // In every case the report contains nothing of the visitor or the host.
  expect(outcomes.join('\n')).not.toMatch(/canary|127\.0\.0\.1|webhook|sess-/);
  expect(outcomes.join('\n')).not.toContain(host.secret);
  outcomes = [];
});

const endpoint = (change: Partial<ChatOptions> = {}, settings: Partial<ChatOptions['settings']> = {}) =>
  chatEndpoint(
    host.url,
    { report: (outcome) => outcomes.push(JSON.stringify(outcome)), timeoutMs: NEVER_MS, ...change },
    { CHAT_WEBHOOK_AUTHORIZATION: AUTHORIZATION, ...settings },
  );

async function answerOf(response: Response): Promise<{ status: number; body: unknown }> {
  return { status: response.status, body: await response.json() };
}
/** The latest that was reported. */
const outcome = () => JSON.parse(outcomes.at(-1) ?? '');
/** The whole body. */
const error = (code: string) => ({ error: { code, message: expect.any(String) } });

describe('the request to the workflow host', () => {
  it('is one POST of exactly message and session id, and nothing of the visitor', async () => {
    const before = host.calls.length;
    const extras = {
      action: 'loadPreviousSession',
      chatInput: 'x',
      files: [],
      webhookUrl: 'http://evil.example',
    };
    const sessionId = 'sess-of-its-own';
    const message = 'Grüße 👩‍👩‍👧 \u202eabc "quoted" \n second line';
    const request = chatRequest(`  ${message} `, { sessionId, ...extras });
    expect(await answerOf(await endpoint()(request))).toMatchObject({ status: 200 });
    const [call, ...more] = host.calls.slice(before);
    expect(more).toEqual([]);
    expect(call?.body).toBe(JSON.stringify({ message, sessionId }));
    expect(call?.headers).toEqual({
      'content-type': 'application/json',
      accept: 'application/json',
      'content-length': String(Buffer.byteLength(call?.body ?? '')),
      authorization: AUTHORIZATION,
      host: new URL(host.url).host,
      connection: 'close',
    });
  });

  it('has no authorization where none is configured', async () => {
    await endpoint({}, { CHAT_WEBHOOK_AUTHORIZATION: undefined })(chatRequest('hello'));
    expect(host.calls.at(-1)?.headers.authorization).toBeUndefined();
  });

  it('has the last of two equal keys, and ignores __proto__', async () => {
    const body =
      '{"message":"first","__proto__":{"message":"bad"},"message":"last","sessionId":"sess-aaaaaaaa"}';
    expect(await answerOf(await endpoint()(chatRequest('', {}, { body })))).toMatchObject({
      body: { output: 'echo: last' },
    });
    expect(Reflect.get({}, 'message')).toBeUndefined();
  });
});

describe('the answer', () => {
  it.each(workflowAnswers)('$name', async ({ status = 200, body, type, reply }) => {
    host.when('table', answering(status, body, type));
    const response = await endpoint()(chatRequest('table'));
    expect(await answerOf(response)).toEqual(
      reply === null ? { status: 502, body: error('bad_reply') } : { status: 200, body: { output: reply } },
    );
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  });

  it('is 503 with Retry-After if the host is overloaded', async () => {
    host.when('429', answering(429, '{"message":"canary"}'));
    const response = await endpoint()(chatRequest('429'));
    expect(response.headers.get('Retry-After')).toBe('30');
    expect(await answerOf(response)).toEqual({ status: 503, body: error('chat_busy') });
    expect(outcome()).toMatchObject({ upstream: '429' });
  });

  it('silent, dripping or cut short is 504 at the deadline of the whole exchange, and the call is aborted', async () => {
    // Long enough for the calls to arrive at the host.
    const timeoutMs = 2_000;
    const chat = endpoint({ timeoutMs });
    const late = ['silent', 'headersOnly', 'drip', 'short'] as const;
    const before = host.dropped();
    const answers = late.map((name) => {
      host.when(name, misbehaviours[name]);
      return chat(chatRequest(name, { sessionId: `sess-of-${name}` }));
    });
    for (const answer of await Promise.all(answers))
      expect(await answerOf(answer)).toEqual({ status: 504, body: error('assistant_timeout') });
    for (const reported of outcomes.map((text) => JSON.parse(text))) {
      expect(reported).toMatchObject({ upstream: 'timeout' });
      expect(reported.ms).toBeGreaterThan(timeoutMs - 5);
    }
    await expect.poll(host.dropped).toBe(before + late.length);
    expect((await chat(chatRequest('hello', { sessionId: 'sess-of-silent' }))).status).toBe(200);
  });

  it.each([
    ['404', '404', answering(404, '{"message":"canary"}')],
    ['401', '401', answering(401, 'canary')],
    ['500', '5xx', answering(500, '{"message":"canary"}')],
    ['503', '5xx', answering(503, '<p>canary</p>', 'text/html')],
    ['a page', 'no-reply', answering(200, '<p>canary</p>', 'text/html')],
    ['nothing', 'no-reply', answering(200, '')],
    ['an error', 'no-reply', answering(200, '{"code":404,"message":"canary"}')],
    ['cut', 'unreachable', misbehaviours.cut],
    ['reset', 'unreachable', misbehaviours.reset],
    ['huge', 'too-large', misbehaviours.huge],
    ['redirect', '307', misbehaviours.redirect],
    ['redirect to another host', '302', misbehaviours.redirectAway],
  ])('%s: 502, immediately; reported as %s in the log only', async (_name, upstream, behaviour) => {
    host.when('fault', behaviour);
    const before = host.calls.length;
    const answer = await answerOf(await endpoint()(chatRequest('fault')));
    // Nothing of the host.
    const body = { error: { code: 'bad_reply', message: 'The assistant gave no usable answer.' } };
    expect(answer).toEqual({ status: 502, body });
    expect(outcome()).toMatchObject({ upstream });
    // Neither followed nor retried.
    expect(host.calls.length).toBe(before + 1);
  });

  it.each([
    ['no server listens', () => 'http://127.0.0.1:9/webhook/canary/chat'],
    ['there is no such host', () => 'https://canary.invalid/webhook/canary/chat'],
    ['the host does not support TLS', () => host.url.replace('http:', 'https:')],
  ])('502 if %s, reported as unreachable', async (_name, url) => {
    const response = await endpoint({}, { CHAT_WEBHOOK_URL: url() })(chatRequest('hello'));
    expect(await answerOf(response)).toEqual({ status: 502, body: error('bad_reply') });
    expect(outcome()).toMatchObject({ code: 'bad_reply', upstream: 'unreachable' });
  });

  it('502 if the host accepts the connection and never starts TLS', async () => {
    const mute = createServer();
    const CHAT_WEBHOOK_URL = `https://127.0.0.1:${await listen(mute)}/webhook/canary/chat`;
    const waiting = endpoint({ connectTimeoutMs: 100 }, { CHAT_WEBHOOK_URL });
    expect(await answerOf(await waiting(chatRequest('hello')))).toEqual({
      status: 502,
      body: error('bad_reply'),
    });
    // Not the deadline of the exchange, which would be a `timeout`.
    expect(outcome()).toMatchObject({ upstream: 'unreachable' });
    mute.close();
  });

  it('is reported without an upstream if the workflow is not the cause', async () => {
    await endpoint()(chatRequest('hello'));
    await endpoint({}, { CHAT_ENABLED: false })(chatRequest('hello'));
    for (const outcome of outcomes) expect(JSON.parse(outcome)).not.toHaveProperty('upstream');
  });
});

describe('slots', () => {
  /** Calls of this message are answered when the test says so. */
  function hold(message: string) {
    const waiting: ServerResponse[] = [];
    host.when(message, (response) => void waiting.push(response));
    return {
      calls: () => waiting.length,
      release: () => {
        for (const response of waiting) answering(200, '{"output":"late"}')(response);
      },
    };
  }

  it('are one at a time in a session, and released however the call ends', async () => {
    const chat = endpoint();
    const held = hold('one');
    const session = { sessionId: 'sess-one-at-a-time' };
    const first = chat(chatRequest('one', session));
    const second = await chat(chatRequest('hello', session));
    expect(second.headers.get('Retry-After')).toBe('5');
    expect(await answerOf(second)).toEqual({ status: 409, body: error('session_busy') });
    await expect.poll(held.calls).toBe(1);
    held.release();
    expect((await first).status).toBe(200);
    expect((await chat(chatRequest('hello', session))).status).toBe(200);
  });

  it('are at most twenty in flight; the next call is refused without waiting for one of them', async () => {
    const chat = endpoint();
    const held = hold('twenty');
    const hanging = Array.from({ length: 20 }, () => chat(chatRequest('twenty')));
    const refused = await chat(chatRequest('hello'));
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(await answerOf(refused)).toEqual({ status: 503, body: error('chat_busy') });
    await expect.poll(held.calls).toBe(20);
    held.release();
    expect((await Promise.all(hanging)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await chat(chatRequest('hello'))).status).toBe(200);
  });

  it('are released, and the call aborted, when the visitor disconnects', async () => {
    const chat = endpoint({ acquire: createInFlightLimit(1) });
    const before = host.calls.length;
    host.when('left', misbehaviours.silent);
    const leaving = new AbortController();
    const answer = chat(chatRequest('left', {}, { signal: leaving.signal }));
    await expect.poll(() => host.calls.length).toBe(before + 1);
    const dropped = host.dropped();
    leaving.abort();
    await expect.poll(host.dropped).toBe(dropped + 1);
    expect((await answer).status).toBe(502);
    expect(outcomes.at(-1)).toMatch(/"code":"abandoned","status":499/);
    expect((await chat(chatRequest('hello'))).status).toBe(200);
  });
});
