import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { content } from '../support/content';
import { freePort } from '../support/free-port';
import { SOON } from '../support/readiness';
import { ownSite, sharedSite } from '../support/test-site';

let metricsPort: number;
const site = ownSite(async () => {
  metricsPort = await freePort();
  return { env: { METRICS_PORT: String(metricsPort), LOG_LEVEL: 'debug' } };
});
const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

const { path } = content.pricing;
const visit = {
  page: path,
  events: [
    { name: 'page_view', page: path, block: null },
    { name: 'cta_click', page: path, block: 'pageHero' },
    { name: 'page_view', page: '/path-canary', block: null },
    { name: 'event_canary', page: path, block: null },
    { name: 'cta_click', page: path, block: 'block-canary' },
  ],
  vitals: { LCP: 900, INP: 48, CLS: 0.01, TTFB: 30 },
  errors: [{ page: path, message: 'fails for ada@mail-canary.example', place: '/assets/a-1.js:1:20' }],
};

/** Sends a visit as a page would, with what a browser sends of its visitor. */
const send = (to: { url: string }, body: unknown = visit, headers: Record<string, string> = {}) =>
  fetch(`${to.url}/api/events?query-canary=1`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: to.url,
      Cookie: 'cookie-canary=1',
      Referer: `${to.url}/referer-canary`,
      'User-Agent': 'agent-canary',
      'X-Forwarded-For': '203.0.113.77',
      ...headers,
    },
    body: JSON.stringify(body),
  });

describe('a visit', () => {
  it('is in the metrics, by page, block and type of page, and nothing of its visitor is anywhere', async () => {
    const response = await send(site);
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([204, null]);
    await expect.poll(metrics, SOON).toContain('site_visit_beacons_total{status="204"} 1\n');
    const counted = (await metrics())
      .split('\n')
      .filter((line) => line.startsWith('site_visit_events_total'));
    expect(counted).toEqual([
      `site_visit_events_total{event="page_view",page="${path}",block="none"} 1`,
      `site_visit_events_total{event="cta_click",page="${path}",block="pageHero"} 1`,
      'site_visit_events_total{event="page_view",page="other",block="none"} 1',
    ]);
    const text = await metrics();
    for (const name of ['lcp_seconds', 'inp_seconds', 'cls', 'ttfb_seconds'])
      expect(text).toContain(`site_visit_${name}_count{type="page"} 1\n`);
    expect(text).toContain('site_visit_script_errors_total{type="page"} 1\n');
    await expect.poll(() => site.output().join('\n'), SOON).toContain('visit.script-error');
    const kept = [text, ...site.output(), ...site.logs.map((file) => readFileSync(file, 'utf8'))].join('\n');
    expect(kept).toContain('fails for ');
    expect(kept).not.toMatch(/canary|203\.0\.113\.77/);
  });

  it('of another site, or sent by GET, is refused', async () => {
    expect((await send(site, visit, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await fetch(`${site.url}/api/events`)).status).toBe(405);
  });
});

describe('on a page', () => {
  const off = sharedSite({ env: { EVENTS_ENABLED: 'false', SITE_URL: '' } });
  const page = async ({ url }: { url: string }, headers: Record<string, string> = {}) =>
    (await fetch(url + path, { headers })).text();

  it('the address of the program says that visits are counted', async () => {
    expect(await page(site)).toContain(' data-visit-program="/assets/');
  });

  it('nothing is counted in previews, and with EVENTS_ENABLED=false', async () => {
    expect(await page(site, { Cookie: 'site-draft-preview=1' })).not.toContain('data-visit-program');
    expect(await page(off)).not.toContain('data-visit-program');
    expect((await send(off)).status).toBe(404);
  });
});
