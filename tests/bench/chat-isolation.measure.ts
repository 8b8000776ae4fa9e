import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { misbehaviours, startFakeWorkflowHost } from '../support/fake-workflow-host';
import { startSite } from '../support/start-site';
import { median, percentile } from './percentile';
import { bench } from './promise';
import { timesOf } from './times';

const VISITORS = 100;
const PAGES = 2_000;
const REFUSED = 200;
/** Until all calls have been sent. */
const PAUSE_MS = 1_000;

bench('a hundred calls hang', 5, async () => {
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
  const slower = percentile(crowded, 0.99) / percentile(idle, 0.99);
  return [
    `${VISITORS} calls that hang`,
    [
      ['page, p99, against an idle site', slower, '×', { atMost: 1.1 }],
      ['the 21st call is refused, median', median(refused), 'ms', { atMost: 50 }],
    ],
  ];
});
