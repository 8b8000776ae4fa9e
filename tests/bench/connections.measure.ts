import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { content } from '../support/content';
import { startSite } from '../support/start-site';
import { type LoadResult, load } from './load';
import { report } from './promise';
import { getRequest } from './rounds';

const STEADY = { connections: 100, ms: 60_000 };
const CROWD = { connections: 1_000, ms: 10_000 };
const MEASURE_TIMEOUT_MS = 300_000;
/** An answer that takes longer is no recovery. */
const PROMPT_MS = 250;
const PROMPT_IN_A_ROW = 20;
const GIVE_UP_MS = 60_000;

type Outcome = { requests: number; errors: number };

/** Connections that each repeat the request of one page, all pages in turn. One ends at its first error. */
async function visitAll(port: number, { connections, ms }: typeof STEADY): Promise<Outcome> {
  const pages = content.paths;
  const each = Array.from({ length: connections }, (_, index) =>
    load(port, getRequest(pages[index % pages.length] ?? '/', 'br'), 1, ms),
  );
  const settled = await Promise.allSettled(each);
  const answered = settled.filter(
    (one): one is PromiseFulfilledResult<LoadResult> => one.status === 'fulfilled',
  );
  const requests = answered.reduce((sum, { value }) => sum + value.requests, 0);
  return { requests, errors: connections - answered.length };
}

/** @returns ms until a visitor gets every answer promptly */
async function untilPrompt(url: string): Promise<number> {
  const startMs = performance.now();
  for (let prompt = 0; prompt < PROMPT_IN_A_ROW; ) {
    const sentMs = performance.now();
    const isOk = await fetch(`${url}/pricing`, { signal: AbortSignal.timeout(PROMPT_MS) }).then(
      async (answer) => answer.ok && (await answer.text()) !== '',
      () => false,
    );
    prompt = isOk && performance.now() - sentMs < PROMPT_MS ? prompt + 1 : 0;
    if (performance.now() - startMs > GIVE_UP_MS) return Number.POSITIVE_INFINITY;
    if (!isOk) await sleep(10);
  }
  return performance.now() - startMs;
}

it(
  'a hundred and a thousand connections over all pages',
  async () => {
    const site = await startSite();
    const port = Number(new URL(site.url).port);
    const steady = await visitAll(port, STEADY);
    const crowd = await visitAll(port, CROWD);
    const recoveredMs = await untilPrompt(site.url);
    await site.stop();
    const broken = report('connections over all pages', [
      { what: '100 for 60 s: errors', measured: steady.errors, unit: 'connections', promised: { atMost: 0 } },
      { what: '100 for 60 s: requests', measured: steady.requests, unit: 'requests' },
      { what: '1,000 for 10 s: errors', measured: crowd.errors, unit: 'connections' },
      { what: '1,000 for 10 s: requests', measured: crowd.requests, unit: 'requests' },
      { what: 'prompt again after', measured: recoveredMs, unit: 'ms', promised: { atMost: 5_000 } },
    ]);
    expect(broken).toEqual([]);
  },
  MEASURE_TIMEOUT_MS,
);
