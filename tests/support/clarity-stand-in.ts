import type { BrowserContext } from '@playwright/test';

const VENDOR = /^https:\/\/([a-z0-9-]+\.)*clarity\.ms\//;

/** As the vendor's own: marks itself as on its way, puts itself at the head of the calls, and fetches the program. */
const TAG = `(() => {
  const { clarity } = window;
  if (clarity.v || clarity.t) return;
  clarity.t = true;
  const script = document.createElement('script');
  script.async = true;
  script.src = 'https://scripts.clarity.ms/0.8.70/clarity.js';
  document.head.append(script);
})()`;

/**
 * As far as the page can tell, the vendor's program: works off the calls that waited for it, keeps a user and a session in
 * cookies and a tab in storage, reports what it hears, and at a stop writes its session once more and waits to be started.
 */
const PROGRAM = `(() => {
  const keep = (cookie) => { document.cookie = cookie + '; path=/; max-age=86400'; };
  const calls = window.clarityCalls = [];
  const run = (...call) => {
    calls.push(JSON.parse(JSON.stringify(call, (_key, value) => value === undefined ? null : value)));
    keep('_clsk=session');
    if (call[0] === 'stop') {
      window.clarity = (...more) => { calls.push(['waiting', ...more]); };
      return;
    }
    fetch('https://a.clarity.ms/collect', { method: 'POST', body: call[0] });
  };
  const { q = [] } = window.clarity;
  if (q.length === 0) return;
  keep('_clck=user');
  sessionStorage.setItem('_cltk', 'tab');
  window.clarity = Object.assign(run, { v: '0.8.70' });
  for (const call of q) run(...call);
})()`;

/**
 * Stands in for the hosts of session analytics, whose addresses the package fixes, for all pages of a context.
 * @param hold what the tag waits for before it comes
 * @returns what was asked of the vendor's hosts so far, in order
 */
export async function clarityStandIn(context: BrowserContext, hold?: Promise<void>): Promise<string[]> {
  const requested: string[] = [];
  await context.route(VENDOR, async (route) => {
    const url = new URL(route.request().url());
    requested.push(`${url.host}${url.pathname}`);
    if (url.pathname.startsWith('/tag/')) await hold;
    if (url.pathname === '/collect')
      return route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
    await route.fulfill({
      contentType: 'text/javascript',
      body: url.pathname.startsWith('/tag/') ? TAG : PROGRAM,
    });
  });
  return requested;
}
