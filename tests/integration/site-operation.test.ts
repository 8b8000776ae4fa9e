import { createServer } from 'node:net';
import { encodeSignatureHeader } from '@sanity/webhook';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { purge } from '../../scripts/purge';
import { content } from '../support/content';
import { freePort } from '../support/free-port';
import { listen } from '../support/listen';
import { followed, readiness, SOON } from '../support/readiness';
import { ownSite, sharedSite } from '../support/test-site';

const SECRET = 'the secret of the webhook';
const PREVIOUS_SECRET = 'the secret before that one';

/** A shared cache that accepts connections and reads nothing. */
const silent = createServer({ pauseOnConnect: true });
let metricsPort: number;
const site = ownSite(async () => {
  metricsPort = await freePort();
  const webhook = { SANITY_WEBHOOK_SECRET: SECRET, SANITY_WEBHOOK_SECRET_PREVIOUS: PREVIOUS_SECRET };
  const CACHE_PURGE_URLS = `http://127.0.0.1:${await listen(silent)}/purge/secret-of-the-cache`;
  const env = { METRICS_PORT: String(metricsPort), LOG_LEVEL: 'info' };
  return { env: { ...env, ...webhook, CACHE_PURGE_URLS } };
});
const withoutSecret = sharedSite();
beforeAll(() => followed(site));
afterAll(() => void silent.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers });
const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
/** The value of a series, by its name and labels. */
const valueIn = (text: string, series: string) => Number(text.split(`\n${series} `)[1]?.split('\n')[0]);
const logged = () =>
  site.output().flatMap((line): Record<string, unknown>[] => {
    const start = line.indexOf('{');
    return start === -1 ? [] : [JSON.parse(line.slice(start))];
  });

describe('the page of metrics', () => {
  it('has what front door and renderer count', async () => {
    const html = await (await get(content.pricing.path)).text();
    const sheet = /\/assets\/[\w./-]+\.css/.exec(html)?.[0] ?? '';
    for (const path of [content.pricing.path, '/assets/none-1a2b3c4d.js', sheet]) await get(path);
    await fetch(`${site.url}/api/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message: content.chat.suggestions[0], sessionId: 'chat-metrics-1' }),
    });
    await vi.waitFor(async () => {
      const text = await metrics();
      const at = (series: string) => valueIn(text, series);
      expect(at('site_requests_total{status="2xx",outcome="miss"}')).toBeGreaterThan(0);
      const once = ['2xx",outcome="hit', '2xx",outcome="file', '4xx",outcome="own'];
      for (const request of once) expect(at(`site_requests_total{status="${request}"}`)).toBe(1);
      expect(at('site_refusals_total{code="not_found"}')).toBe(1);
      expect(at('site_renderer_seconds_count')).toBeGreaterThan(1);
      expect(at('site_page_cache_bytes')).toBeGreaterThan(1_000);
      expect([at('site_draining'), at('site_renderer_up')]).toEqual([0, 1]);
      expect(at('site_chat_messages_total{outcome="answered"}')).toBe(1);
      expect(at('site_content_source{source="lake"}')).toBe(1);
      expect(at('site_content_followed')).toBe(1);
      expect(at('site_content_age_seconds')).toBeLessThan(60);
      expect(at('site_content_queries_total{query="document",outcome="answered"}')).toBeGreaterThan(0);
      expect(at('site_snapshot_answers')).toBeGreaterThan(1);
    }, SOON);
  });

  it.each(['/metrics', '/api/metrics'])('is not at %s of the public port', async (path) => {
    const answer = await get(path);
    expect([answer.status, (await answer.text()).includes('site_requests_total')]).toEqual([404, false]);
  });
});

describe('a request id', () => {
  it('of a trusted proxy is in the answer of an error, and in the log', async () => {
    const answer = await get('/assets/none-1a2b3c4d.js', { 'X-Request-Id': 'proxy-id-1' });
    expect(answer.headers.get('X-Request-Id')).toBe('proxy-id-1');
    const line = expect.objectContaining({ reqId: 'proxy-id-1', level: 'info' });
    await expect.poll(logged, SOON).toContainEqual(line);
  });

  it('that is malformed is replaced', async () => {
    const answer = await get('/assets/none-1a2b3c4d.js', { 'X-Request-Id': 'a b"' });
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a message of the webhook', () => {
  async function statusOf(origin: string, secret: string): Promise<number> {
    const body = JSON.stringify({ _id: 'page-home' });
    const signature = await encodeSignatureHeader(body, Date.now(), secret);
    const headers = { 'Content-Type': 'application/json', 'sanity-webhook-signature': signature };
    return (await fetch(`${origin}/api/revalidate`, { method: 'POST', body, headers })).status;
  }

  it.each([
    ['the secret', SECRET, 200],
    ['the previous secret', PREVIOUS_SECRET, 200],
    ['another secret', 'some other secret', 401],
  ])('that is signed with %s is answered with its status', async (_, secret, status) => {
    expect(await statusOf(site.url, secret)).toBe(status);
  });

  it('without a secret the endpoint is a 404', async () => {
    expect(await statusOf(withoutSecret.url, SECRET)).toBe(404);
  });
});

describe('npm run purge', () => {
  const secret = { SANITY_WEBHOOK_SECRET: PREVIOUS_SECRET };

  it.each([[[content.pricing.path]], [[]]])('%j: the page is revalidated', async (args) => {
    const outcome = async () => (await get(content.pricing.path)).headers.get('Cache-Status');
    await expect.poll(outcome, SOON).toBe('front-door; hit');
    const said = vi.spyOn(console, 'info').mockImplementation(() => {});
    await purge(args, { ...secret, PORT: new URL(site.url).port });
    said.mockRestore();
    await expect.poll(outcome, SOON).toContain('fwd=stale');
  });

  it.each([
    ['the secret is another', content.pricing.path, { SANITY_WEBHOOK_SECRET: 'some other secret' }, '401'],
    ['there is no secret', content.pricing.path, {}, 'SANITY_WEBHOOK_SECRET'],
    ['the answer has no tags', '/robots.txt', secret, 'Cache-Tag'],
  ])('says in one line that %s', async (_, path, env, message) => {
    await expect(purge([site.url + path], env)).rejects.toThrow(message);
  });
});

it('a cache that takes no purge is named in the log, and the renderer goes on', async () => {
  const events = () => logged().map(({ event }) => event);
  await site.editor.patch(content.pricing.id).set({ title: 'Changed' }).commit();
  await expect.poll(events, SOON).toContain('cache.notify-failed');
  // No cache has this page: the renderer answers.
  expect((await get('/search?q=after')).status).toBe(200);
  expect(events()).not.toContain('renderer-ended');
});

describe('without the Lake', () => {
  it('readiness and metrics say so, and why', async () => {
    await site.killLake();
    const start = Date.now();
    await expect
      .poll(() => readiness(site), SOON)
      .toEqual({
        code: 200,
        status: 'degraded',
        problem: 'lake-unavailable',
        reason: expect.stringMatching(/^(ECONN|circuit-breaker)/),
        since: expect.any(String),
        content: 'memory',
        followed: false,
        ageS: expect.any(Number),
        snapshot: expect.any(Number),
      });
    const since = Date.parse(String((await readiness(site)).since));
    // `since` has whole seconds.
    expect(since).toBeGreaterThan(start - 1_000);
    expect(since).toBeLessThanOrEqual(Date.now());
    const text = await metrics();
    const series = ['source{source="memory"}', 'source{source="lake"}', 'followed'];
    expect(series.map((name) => valueIn(text, `site_content_${name}`))).toEqual([1, 0, 0]);
    const failed = logged().filter(({ event }) => event === 'content.lake-failed');
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.every(({ reason }) => typeof reason === 'string' && reason !== 'Error')).toBe(true);
  });

  it('every line of the log has a level', () => {
    expect(logged().length).toBeGreaterThan(10);
    expect(
      logged().filter(({ level }) => !['debug', 'info', 'warn', 'error'].includes(String(level))),
    ).toEqual([]);
  });
});
