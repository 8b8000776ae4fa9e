import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, bench, describe } from 'vitest';
import { misbehaviours } from '../support/fake-workflow-behaviours';
import { startFakeWorkflowHost } from '../support/fake-workflow-host';
import { startSite } from '../support/start-site';

// The promise: with a hundred visitors waiting for a workflow host that hangs, the `p99` of a page (milliseconds) stays
// within 10 % of that of an idle site, and the 21st call is refused in under 50 ms.

const VISITORS = 100;
const MEASURE_MS = 15_000;
/** Until all calls have been sent. */
const PAUSE_MS = 1_000;

const host = await startFakeWorkflowHost();
host.when('hang', misbehaviours.silent);
const site = await startSite({
  env: { CHAT_WEBHOOK_URL: host.url, TRUST_PROXY_HOPS: '1', LOG_LEVEL: 'error' },
});
let leaving = new AbortController();
let sent = 0;

afterAll(async () => {
  leaving.abort();
  await site.stop();
  await host.stop();
});

async function page(): Promise<void> {
  const response = await fetch(`${site.url}/pricing`);
  await response.text();
  if (response.status !== 200) throw new Error(`status ${response.status}`);
}

async function send(signal?: AbortSignal): Promise<number> {
  sent += 1;
  const response = await fetch(`${site.url}/api/chat`, {
    method: 'POST',
    signal,
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
    },
    body: JSON.stringify({ message: 'hang', sessionId: `session-bench-${sent}` }),
  });
  await response.text();
  return response.status;
}

/** Repeats a call that hung until the deadline; stops after a refusal. */
async function visitor(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const status = await send(signal).catch(() => 0);
    if (status !== 504) return;
  }
}

const crowded = {
  time: MEASURE_MS,
  async setup() {
    leaving = new AbortController();
    for (let each = 0; each < VISITORS; each += 1) void visitor(leaving.signal);
    await sleep(PAUSE_MS);
  },
  teardown: () => leaving.abort(),
};

await page();

describe('a page beside the chat', () => {
  bench('idle', page, { time: MEASURE_MS });
  bench('a hundred calls hang', page, crowded);
});

describe('a call beside twenty that hang', () => {
  bench(
    'is refused',
    async () => {
      const status = await send();
      if (status !== 503) throw new Error(`status ${status}`);
    },
    { ...crowded, time: 2_000 },
  );
});
