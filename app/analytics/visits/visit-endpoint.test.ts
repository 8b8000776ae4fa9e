import { describe, expect, it } from 'vitest';
import type { Visit } from './visit';
import { MAX_VISIT_BYTES } from './visit';
import { createVisitEndpoint, type VisitEndpointOptions } from './visit-endpoint.server';

const ORIGIN = 'https://www.site.example';
const visit: Visit = {
  page: '/',
  events: [{ name: 'page_view', page: '/', block: null }],
  vitals: {},
  errors: [],
};

function endpoint(settings: Partial<VisitEndpointOptions['settings']> = {}) {
  const counted: Visit[] = [];
  const answer = createVisitEndpoint({
    settings: { SITE_URL: ORIGIN, EVENTS_ENABLED: true, ...settings },
    blockNames: [],
    count: async (one) => void counted.push(one),
    report: () => {},
  });
  const post = async (body: BodyInit = JSON.stringify(visit), headers: Record<string, string> = {}) => {
    const sent = {
      Origin: ORIGIN,
      'Content-Type': 'application/json',
      ...headers,
    };
    return (await answer(new Request(`${ORIGIN}/api/events`, { method: 'POST', body, headers: sent })))
      .status;
  };
  return { counted, answer, post };
}

it('counts a visit, and answers nothing', async () => {
  const { counted, answer } = endpoint();
  const headers = { Origin: ORIGIN, 'Content-Type': 'application/json' };
  const request = new Request(`${ORIGIN}/api/events`, {
    method: 'POST',
    body: JSON.stringify(visit),
    headers,
  });
  const response = await answer(request);
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect([...response.headers.keys()]).not.toContain('set-cookie');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(counted).toEqual([visit]);
});

describe('refuses', () => {
  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('%s: 405', async (method) => {
    const response = await endpoint().answer(new Request(`${ORIGIN}/api/events`, { method }));
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
  });

  it.each<[string, Record<string, string>, number]>([
    ['another site', { Origin: 'https://evil.example' }, 403],
    ['a sandboxed frame', { Origin: 'null' }, 403],
    ['text that needs no preflight', { 'Content-Type': 'text/plain' }, 415],
    ['compressed bodies', { 'Content-Encoding': 'gzip' }, 415],
  ])('%s', async (_name, headers, status) => {
    const { counted, post } = endpoint();
    expect(await post(undefined, headers)).toBe(status);
    expect(counted).toEqual([]);
  });

  it.each([
    ['a body of more than 8 KB', ' '.repeat(MAX_VISIT_BYTES + 1 - 2).concat('{}'), 413],
    ['what is no visit', '{}', 400],
    ['what is no UTF-8', new Uint8Array([0x7b, 0xff]), 400],
    ['nothing', '', 400],
  ])('%s', async (_name, body, status) => {
    const { counted, post } = endpoint();
    expect(await post(body)).toBe(status);
    expect(counted).toEqual([]);
  });

  it('everything while it is off', async () => {
    expect(await endpoint({ EVENTS_ENABLED: false }).post()).toBe(404);
  });
});

it('accepts 8 KB', async () => {
  const body = JSON.stringify(visit).padEnd(MAX_VISIT_BYTES, ' ');
  expect(await endpoint().post(body)).toBe(204);
});

it('counts nothing where the browser sends Global Privacy Control', async () => {
  const { counted, post } = endpoint();
  expect(await post(undefined, { 'Sec-GPC': '1' })).toBe(204);
  expect(counted).toEqual([]);
});
