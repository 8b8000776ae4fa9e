import type { BrowserContext } from '@playwright/test';

const VENDOR = /^https:\/\/([a-z0-9-]+\.)*clarity\.ms\//;

/** Like the vendor's tag: marks itself as loading and fetches the program, by a script before the page's first. */
const TAG = `(() => {
  const { clarity } = window;
  if (clarity.v || clarity.t) return;
  clarity.t = true;
  const script = document.createElement('script');
  script.async = true;
  script.src = 'https://scripts.clarity.ms/0.8.70/clarity.js';
  const first = document.querySelector('script');
  first.parentNode.insertBefore(script, first);
})()`;

/**
 * Like the vendor's program: runs the queued calls, stores user and session in cookies and the tab in session storage,
 * and reports each call. On `stop` it writes the session cookie once more and then waits to be started.
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
 * Replaces the hosts of session analytics, whose addresses the package hard-codes, for all pages of a context.
 * @param hold the tag is answered when this resolves
 * @returns requests to the vendor's hosts in order, filled as they come
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
