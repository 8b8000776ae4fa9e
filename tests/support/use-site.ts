import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { killAll } from '../../scripts/bootstrap.mjs';
import { lakeEditor } from './lake-editor';
import { type RunningSite, type StartSiteOptions, startSite } from './start-site';

/** A site whose members can be read once the hooks before the tests have run. */
export type UsedSite = RunningSite & {
  /** A client with all rights to its lake, like Studio's. */
  editor: SanityClient;
};
/** A site of several files: its programs go on, and what they print is not of one test. */
export type SharedSite = Pick<UsedSite, 'url' | 'lakeUrl' | 'lakeToken' | 'editor'>;
type Options = StartSiteOptions | (() => Promise<StartSiteOptions>);

/**
 * A site of their own for the tests of a file or of a `describe`: starts before them and stops after them.
 * @param options or what makes them in the hook, because they name a server that must run first
 */
export function useSite(options: Options = {}): UsedSite {
  const { site, begin } = siteOfHooks();
  beforeAll(async (_context, { file }) => {
    const owner = basename(file.name, '.test.ts');
    begin(await startSite({ owner, ...(typeof options === 'function' ? await options() : options) }));
  });
  afterAll(() => site.stop());
  return site;
}

const shared = new Map<string, Promise<RunningSite>>();

/**
 * One site for all files of this worker that ask for the same options; it stops with the worker. For tests that only
 * read: they publish nothing (secrets and redirects that no page shows may be added, each under a name of its own), stop
 * no program, and expect neither an empty cache nor a whole budget of requests for the address that they come from.
 */
export function useSharedSite(options: StartSiteOptions = {}): SharedSite {
  const { site, begin } = siteOfHooks();
  beforeAll(async () => {
    const key = JSON.stringify(options);
    if (shared.size === 0) process.once('SIGTERM', endShared);
    const starting = shared.get(key) ?? startSite(options);
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
function siteOfHooks(): { site: UsedSite; begin(running: RunningSite): void } {
  let running: RunningSite | undefined;
  let editor: SanityClient | undefined;
  const current = () => {
    if (!running)
      throw new Error('The site is started by a hook, and can be used in tests and later hooks only');
    return running;
  };
  beforeEach(({ onTestFailed }) => {
    onTestFailed(() => console.error(`What the programs have printed: ${running?.logs.join(', ')}`));
  });
  const site: UsedSite = {
    get url() {
      return current().url;
    },
    get lakeUrl() {
      return current().lakeUrl;
    },
    get lakeToken() {
      return current().lakeToken;
    },
    get dataDir() {
      return current().dataDir;
    },
    get logs() {
      return current().logs;
    },
    get editor() {
      editor ??= lakeEditor(current());
      return editor;
    },
    output: () => current().output(),
    stopLake: () => current().stopLake(),
    killLake: () => current().killLake(),
    startLake: () => current().startLake(),
    restart: () => current().restart(),
    // A site that did not start has nothing to stop.
    stop: async () => running?.stop(),
  };
  return {
    site,
    begin(started) {
      running = started;
    },
  };
}
