import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { pageTypes } from '../../protocol/page-types';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { content } from '../support/content';
import { sitemapPaths } from '../support/read-page';
import { readSearch } from '../support/read-search';
import { readiness, SOON } from '../support/readiness';
import { startInstance } from '../support/site-instance';
import { ownSite } from '../support/test-site';
import { newVisitor } from '../support/visitor';

const BUILD = join(PROJECT_ROOT, 'build');
const FILLED = { SNAPSHOT_FILL: 'true', LOG_LEVEL: 'warn' };
/** It begins to be filled after five seconds, each page in four times what its query takes. */
const FILLED_SOON = { timeout: 120_000, interval: 200 };
/** A disk that failed is tried again after a minute. */
const TRIED_AGAIN = { timeout: 120_000, interval: 1_000 };

const site = ownSite({ env: FILLED });
const status = async (origin: string, path: string) =>
  (await fetch(origin + path, { redirect: 'manual', headers: newVisitor() })).status;

describe('a snapshot', () => {
  const stored = () => {
    const folder = join(site.dataDir, 'last-known-good', 'local', 'production');
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return names.map((name) => readFileSync(join(folder, name), 'utf8'));
  };

  it('has every page and redirect soon, visited or not', { timeout: 180_000 }, async () => {
    const paths = await sitemapPaths(site);
    // A second instance writes to the same folder, and is killed while it does.
    const other = await startInstance(BUILD, site, FILLED);
    // Pages are read last, and those that wait for their day too.
    const query = 'count(*[_type in $types && defined(path)])';
    const pages = await site.editor.fetch(query, { types: [...pageTypes] });
    const isPage = (file: string) => /^\{"result":\{"_id":/.test(JSON.parse(file).body);
    await vi.waitFor(() => expect(stored().filter(isPage)).toHaveLength(pages), FILLED_SOON);
    await other.kill();
    await site.stopLake();
    await site.restart();
    for (const path of [...paths, '/sitemap.xml', '/rss.xml'])
      expect([path, await status(site.url, path)]).toEqual([path, 200]);
    expect(await status(site.url, content.redirect.from)).toBe(308);
    expect(await readiness(site)).toMatchObject({ status: 'degraded', content: 'snapshot' });
    for (const file of stored()) expect(JSON.parse(file)).toHaveProperty('sum');
  });

  it('knows that there is no such page, and asks nobody', async () => {
    expect(await status(site.url, '/made-up')).toBe(404);
  });

  it('is searched', async () => {
    await vi.waitFor(async () => {
      const { results } = await readSearch(site.url, content.pricing.title);
      expect(results.map(({ href }) => href.split('#')[0])).toContain(content.pricing.path);
    }, SOON);
    await site.startLake();
  });
});

type Disk = { folder: string; isFileSystem?: boolean; free(): void; remove(): void };
const removed: (() => void)[] = [];
afterAll(() => {
  for (const remove of removed) remove();
});

/** A folder on a full disk: a small file system of its own where this process may mount one, else one without room for
 * files at all. */
function fullDisk(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    const place = join(folder, 'last-known-good');
    writeFileSync(place, '');
    return { folder, free: () => rmSync(place), remove };
  }
  const filler = join(folder, 'filler');
  try {
    for (;;) writeFileSync(filler, Buffer.alloc(4_096), { flag: 'a' });
  } catch {
    // Full.
  }
  removed.push(() => void execFileSync('umount', ['-l', folder]));
  return { folder, isFileSystem: true, free: () => rmSync(filler), remove };
}

function readOnlyDisk(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'read-only-'));
  mkdirSync(join(folder, 'last-known-good'));
  const allow = (mode: number) => {
    for (const path of [join(folder, 'last-known-good'), folder]) chmodSync(path, mode);
  };
  allow(0o555);
  const remove = () => {
    allow(0o755);
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, free: () => allow(0o755), remove };
}

/** An instance whose disk takes nothing, and which has answered pages nevertheless. */
async function startOn(disk: Disk) {
  removed.push(disk.remove);
  const { port, stop } = await startInstance(BUILD, { lakeUrl: site.lakeUrl, dataDir: disk.folder });
  const url = `http://localhost:${port}`;
  for (const path of ['/', content.pricing.path, content.about.path])
    expect(await status(url, path)).toBe(200);
  expect(await status(url, content.redirect.from)).toBe(308);
  return { url, stop };
}

describe('a disk', () => {
  it('that is full costs no page', async () => {
    const disk = fullDisk();
    const instance = await startOn(disk);
    const state = disk.isFileSystem ? { status: 'degraded', problem: 'disk-full' } : { status: 'ready' };
    expect(await readiness(instance)).toMatchObject({ ...state, snapshot: 0 });
    await instance.stop();
  });

  it('that is read-only costs no page', async () => {
    const instance = await startOn(readOnlyDisk());
    await instance.stop();
  });

  it('that was full is used again a minute after it is not', { tags: ['nightly'] }, async () => {
    const disk = fullDisk();
    const instance = await startOn(disk);
    disk.free();
    await vi.waitFor(
      async () => expect((await readiness(instance)).snapshot).toBeGreaterThan(0),
      TRIED_AGAIN,
    );
    await instance.stop();
  });
});
