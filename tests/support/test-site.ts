import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { killAll } from '../../scripts/bootstrap.mjs';
import { lakeEditor } from './lake-editor';
import { type RunningSite, type StartSiteOptions, startSite } from './start-site';

/** A site whose members can be read once the hooks before the tests have run. */
export type TestSite = RunningSite & {
  /** A client with all rights to its lake, like Studio's. */
  editor: SanityClient;
};
/** A site of several files: its programs go on, and what they print is not of one test. */
export type SharedSite = Pick<TestSite, 'url' | 'lakeUrl' | 'lakeToken' | 'editor'>;
/** The public address of shared sites, and of those that are given it: `env: { SITE_URL: PUBLIC_ORIGIN }`. */
export const PUBLIC_ORIGIN = 'https://www.site.example';

type Options = StartSiteOptions | (() => Promise<StartSiteOptions>);

/** Behind one proxy, so that requests can come from many visitors; it needs no time to learn that the site stops. */
const BEHIND_PROXY = { TRUST_PROXY_HOPS: '1', DRAIN_DELAY_MS: '0' };

/**
 * A site of their own for the tests of a file or of a `describe`, behind one proxy: starts before them and stops after
 * them. What is repeated until the site answers otherwise comes from a `newVisitor` each time: the front door refuses a
 * visitor with too many errors.
 * @param options or what makes them in the hook, because they name a server that must run first
 */
export function ownSite(options: Options = {}): TestSite {
  const { site, begin, stop } = siteOfHooks();
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the context's members from the pattern
  beforeAll(async ({}, { file }) => {
    const owner = basename(file.name, '.test.ts');
    const { env, ...others } = typeof options === 'function' ? await options() : options;
    begin(await startSite({ owner, ...others, env: { ...BEHIND_PROXY, ...env } }));
  });
  afterAll(stop);
  return site;
}

const shared = new Map<string, Promise<RunningSite>>();

/**
 * One site for all files of this worker that ask for the same options, behind one proxy; it stops with the worker. For
 * tests that leave it as it was: what they publish they delete again (secrets of previews, and redirects that no page
 * shows, may stay), they stop no program, expect no empty cache, and where they spend a budget of requests they do so as
 * a `newVisitor`.
 */
export function sharedSite(options: StartSiteOptions = {}): SharedSite {
  const { site, begin } = siteOfHooks();
  beforeAll(async () => {
    const key = JSON.stringify(options);
    if (shared.size === 0) process.once('SIGTERM', endShared);
    const env = { ...BEHIND_PROXY, SITE_URL: PUBLIC_ORIGIN, ...options.env };
    const starting = shared.get(key) ?? startSite({ ...options, env });
    shared.set(key, starting);
    begin(await starting);
  });
  return site;
}

/** Vitest ends its workers with SIGTERM, after which no hook runs. */
async function endShared(): Promise<void> {
  killAll();
  for (const { dataDir } of await Promise.all(shared.values()))
    rmSync(dataDir, { recursive: true, force: true });
  process.kill(process.pid, 'SIGTERM');
}

/** A site that exists before it runs; each failed test names the files to which its programs print. */
function siteOfHooks() {
  let running: (RunningSite & { editor: SanityClient }) | undefined;
  beforeEach(({ onTestFailed }) => {
    onTestFailed(() => console.error(`What the programs have printed: ${running?.logs.join(', ')}`));
  });
  const site: TestSite = new Proxy(Object.create(null), {
    get(_site, member) {
      if (running) return Reflect.get(running, member);
      throw new Error('The site is started by a hook, and can be used in tests and later hooks only');
    },
  });
  const begin = (started: RunningSite) => {
    running = { ...started, editor: lakeEditor(started) };
  };
  // A site that did not start has nothing to stop.
  return { site, begin, stop: async () => running?.stop() };
}
