import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { median, percentile } from '../bench/percentile';
import { content } from '../support/content';
import { freePort } from '../support/free-port';
import { lakeEditor } from '../support/lake-editor';
import { openPreview } from '../support/open-preview';
import { sendMessage } from '../support/send-message';
import { type SiteInstance, startInstance } from '../support/site-instance';
import { type RunningSite, startSite } from '../support/start-site';
import { type Program, startHaproxy, startRedis } from './programs';
import { type Load, startVisitors } from './visitors';

const INSTANCES = 3;
const VISITORS = 6;
const PUBLISHES = 20;
/** Far below the minute for which a page is fresh without an event, on a busy machine too. */
const FRESH_MS = 10_000;
/** The site takes 700 messages a minute. */
const MESSAGE_PAUSE_MS = 60;
const SOON = { timeout: 20_000, interval: 20 };
const QUESTION = 'What does it cost?';
/** Requests while something is broken, and after it. */
const ENOUGH = 300;

let lake: RunningSite;
let redis: Program;
let haproxy: Program;
let folder: string;
let url: string;
const ports: number[] = [];
const instances: SiteInstance[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  lake = await startSite();
  redis = await startRedis();
  for (let index = 0; index < INSTANCES; index += 1) ports.push(await freePort());
  haproxy = await startHaproxy(ports, folder);
  url = `http://localhost:${haproxy.port}`;
  for (let index = 0; index < INSTANCES; index += 1) instances.push(await start(index));
  await allReady();
});
afterAll(async () => {
  await haproxy?.stop();
  await Promise.all(instances.map((instance) => instance.stop()));
  await redis?.stop();
  await lake?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = (index: number) =>
  startInstance('build', lake, {
    PORT: String(ports[index]),
    BIND_ADDRESS: '127.0.0.1',
    DATA_DIR: join(folder, `site-${index + 1}`),
    BUILD_FILES_DIR: join(folder, 'build-files'),
    SITE_URL: url,
    STUDIO_ORIGIN: 'http://localhost:3333',
    SANITY_READ_TOKEN: lake.lakeToken,
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    SITE_INSTANCES: String(INSTANCES),
    TRUST_PROXY_HOPS: '1',
    DRAIN_DELAY_MS: '2000',
  });

const each = () => ports.map((port) => `http://127.0.0.1:${port}`);

/** Until every instance is ready, and HAProxy has noticed. */
async function allReady(): Promise<void> {
  const ready = async (instance: string) => (await fetch(`${instance}/readyz`)).text();
  const check = async (instance: string) =>
    expect(JSON.parse(await ready(instance))).toMatchObject({ status: 'ready', followed: true });
  for (const instance of each()) await vi.waitFor(() => check(instance), SOON);
  await sleep(1_000);
}

const printed = (figures: Record<string, unknown>) => console.info(`cluster: ${JSON.stringify(figures)}`);

/** So many that each instance gets more than its share, however the visitors' requests are spread. */
const SENT = 40;

/** Messages from one address that pass, of those that are sent one after the other. */
async function passed(address: string): Promise<number> {
  const statuses: number[] = [];
  for (let sent = 0; sent < SENT; sent += 1) statuses.push(await sendMessage(url, QUESTION, address));
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  return statuses.filter((status) => status === 200).length;
}

describe(`${INSTANCES} instances behind HAProxy, with one Redis and one Lake`, () => {
  let load: Load;
  beforeEach(async () => {
    load = startVisitors(url, VISITORS);
    await load.more(50);
  });
  afterEach(() => load.stop());

  /** Ends the load. */
  async function failures(what: string): Promise<readonly string[]> {
    await load.stop();
    printed({ what, requests: load.answered, failed: load.failures.length });
    return load.failures;
  }

  it('shows a publish on every instance within seconds', async () => {
    const editor = lakeEditor(lake);
    const tookMs: number[] = [];
    for (let publish = 0; publish < PUBLISHES; publish += 1) {
      const title = `What publish number ${publish} covers`;
      const startMs = performance.now();
      await editor.patch(content.pricing.id).set({ 'blocks[0].title': title }).commit();
      const page = async (instance: string) => (await fetch(instance + content.pricing.path)).text();
      const shows = (instance: string) => expect.poll(() => page(instance), SOON).toContain(title);
      await Promise.all(each().map(shows));
      tookMs.push(performance.now() - startMs);
    }
    const most = Math.max(...tookMs);
    printed({
      what: 'publish to all fresh, ms',
      median: median(tookMs),
      p95: percentile(tookMs, 0.95),
      most,
    });
    expect(most).toBeLessThan(FRESH_MS);
    expect(await failures('20 publishes')).toEqual([]);
  });

  it('opens a preview once for all', async () => {
    const title = 'A draft of pricing';
    const { _id, ...page } = await lakeEditor(lake).fetch('*[_id == $id][0]', { id: content.pricing.id });
    const blocks = [{ ...page.blocks[0], title }, ...page.blocks.slice(1)];
    await lakeEditor(lake).createOrReplace({ ...page, _id: `drafts.${_id}`, blocks });
    const cookie = await openPreview({ ...lake, url });
    for (const instance of each()) {
      const draft = await (await fetch(instance + content.pricing.path, { headers: { cookie } })).text();
      const published = await (await fetch(instance + content.pricing.path)).text();
      expect([draft.includes('A draft of'), published.includes('A draft of')]).toEqual([true, false]);
    }
    expect(await failures('previews')).toEqual([]);
  });

  it('counts the chat’s limits together', async () => {
    const messages = await passed('127.0.0.2');
    printed({ what: 'messages of one address that pass, limit 10', messages });
    expect(messages).toBe(10);
  });

  it('loses no request when an instance is killed', async () => {
    await instances[0]?.kill();
    await load.more(ENOUGH);
    instances[0] = await start(0);
    await allReady();
    await load.more(ENOUGH);
    expect(await failures('an instance killed')).toEqual([]);
  });

  it('loses no request and no message when each is restarted in turn', async () => {
    let isOver = false;
    const statuses: number[] = [];
    const chat = (async () => {
      for (; !isOver; await sleep(MESSAGE_PAUSE_MS)) statuses.push(await sendMessage(url, QUESTION));
    })();
    for (const index of ports.keys()) {
      await instances[index]?.stop();
      instances[index] = await start(index);
      await allReady();
    }
    await load.more(ENOUGH);
    isOver = true;
    await chat;
    printed({ what: 'messages meanwhile, each of another address', messages: statuses.length });
    expect(statuses.length).toBeGreaterThan(100);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(await failures('restarted in turn')).toEqual([]);
  });

  it('loses no request and no message while Redis is away, and counts shares then', async () => {
    await redis.stop();
    const messages = await passed('127.0.0.3');
    for (let sent = 0; sent < 20; sent += 1) expect(await sendMessage(url, QUESTION)).toBe(200);
    await load.more(ENOUGH);
    redis = await startRedis(redis.port);
    let tries = 0;
    const passedNow = () => {
      tries += 1;
      return passed(`127.1.0.${tries}`);
    };
    await expect.poll(passedNow, { timeout: 30_000 }).toBe(10);
    printed({ what: 'without Redis: messages of one address that pass, limit 10 in 3 shares', messages });
    expect(messages).toBe(9);
    expect(await failures('Redis stopped and started')).toEqual([]);
  });
});
