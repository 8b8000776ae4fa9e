import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { misbehaviours, startFakeWorkflowHost } from '../support/fake-workflow-host';
import { startSite } from '../support/start-site';
import { median } from './median';
import { report } from './promise';

const VISITORS = 100;
const PAGES = 2_000;
const REFUSED = 200;
/** Until all calls have been sent. */
const PAUSE_MS = 1_000;
const MEASURE_TIMEOUT_MS = 300_000;

async function timesOf(times: number, act: () => Promise<unknown>): Promise<number[]> {
  const tookMs: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const startedAtMs = performance.now();
    await act();
    tookMs.push(performance.now() - startedAtMs);
  }
  return tookMs.sort((one, other) => one - other);
}

const p99 = (sorted: readonly number[]) => sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;

it(
  'a hundred calls hang',
  async () => {
    const host = await startFakeWorkflowHost();
    host.when('hang', misbehaviours.silent);
    const env = { CHAT_WEBHOOK_URL: host.url, TRUST_PROXY_HOPS: '1', LOG_LEVEL: 'error' };
    const site = await startSite({ env });
    const leaving = new AbortController();
    let sent = 0;
    const page = async () => {
      const response = await fetch(`${site.url}/pricing`);
      await response.text();
      expect(response.status).toBe(200);
    };
    const call = async (signal?: AbortSignal) => {
      sent += 1;
      const response = await fetch(`${site.url}/api/chat`, {
        ...{ method: 'POST', signal },
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.${sent >> 8}.${sent & 255}` },
        body: JSON.stringify({ message: 'hang', sessionId: `session-bench-${sent}` }),
      });
      await response.text();
      return response.status;
    };
    /** Repeats a call that hung until the deadline; stops after a refusal. */
    const visitor = async () => {
      while ((await call(leaving.signal).catch(() => 0)) === 504);
    };
    await page();
    const idle = await timesOf(PAGES, page);
    for (let each = 0; each < VISITORS; each += 1) void visitor();
    await sleep(PAUSE_MS);
    const crowded = await timesOf(PAGES, page);
    const refused = await timesOf(REFUSED, async () => expect(await call()).toBe(503));
    leaving.abort();
    await site.stop();
    await host.stop();
    const lines = [
      {
        what: 'page, p99, against an idle site',
        measured: p99(crowded) / p99(idle),
        unit: '×',
        promised: { atMost: 1.1 },
      },
      {
        what: 'the 21st call is refused, median',
        measured: median(refused),
        unit: 'ms',
        promised: { atMost: 50 },
      },
    ];
    expect(report(`${VISITORS} calls that hang`, lines)).toEqual([]);
  },
  MEASURE_TIMEOUT_MS,
);
