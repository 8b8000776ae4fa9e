import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { content } from '../support/content';
import { type SiteInstance, startInstance } from '../support/site-instance';
import { type RunningSite, startSite } from '../support/start-site';

const WITHIN_A_MINUTE = { timeout: 60_000, interval: 200 };
const BUILD = join(PROJECT_ROOT, 'build');
const FILLED = { SNAPSHOT_FILL: 'true', LOG_LEVEL: 'warn' };

const status = async (origin: string, path: string) =>
  (await fetch(origin + path, { redirect: 'manual' })).status;
const readiness = async (origin: string) => (await fetch(`${origin}/readyz`)).json();
const originOf = ({ port }: SiteInstance) => `http://localhost:${port}`;

async function pathsOf(site: RunningSite): Promise<string[]> {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}

describe('a snapshot', () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite({ env: FILLED });
  });
  afterAll(() => site?.stop());
  const folder = () => join(site.dataDir, 'last-known-good', 'local', 'production');

  it('has every page and redirect within a minute, visited or not', { timeout: 120_000 }, async () => {
    const paths = await pathsOf(site);
    // A second instance writes to the same folder, and is killed while it does.
    const other = await startInstance(BUILD, site, FILLED);
    // It is full when it no longer grows: it holds answers beside those of pages, whose number is not known here.
    let before = 0;
    await vi.waitFor(
      async () => {
        const last = before;
        before = Number((await readiness(site.url)).snapshot);
        expect(before).toBeGreaterThan(paths.length);
        expect(before).toBe(last);
      },
      { ...WITHIN_A_MINUTE, interval: 2_000 },
    );
    await other.kill();
    await site.stopLake();
    await site.restart();
    for (const path of [...paths, '/sitemap.xml', '/rss.xml']) {
      expect([path, await status(site.url, path)]).toEqual([path, 200]);
    }
    expect(await status(site.url, content.redirect.from)).toBe(308);
    expect(await readiness(site.url)).toMatchObject({ status: 'degraded', content: 'snapshot' });
    for (const name of readdirSync(folder()).filter((one) => one.endsWith('.json')))
      expect(JSON.parse(readFileSync(join(folder(), name), 'utf8'))).toHaveProperty('sum');
  });

  it('knows that there is no such page, and asks nobody', async () => {
    expect(await status(site.url, '/made-up')).toBe(404);
    await site.startLake();
  });
});

/** A folder on a full disk: a small file system of its own where this process may mount one, else one without room for
 * files at all. */
function fullDisk(): { folder: string; free: () => void; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
  const filler = join(folder, 'filler');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    const place = join(folder, 'last-known-good');
    writeFileSync(place, '');
    const remove = () => rmSync(folder, { recursive: true, force: true });
    return { folder, free: () => rmSync(place), remove };
  }
  const fill = () => writeFileSync(filler, Buffer.alloc(4_096), { flag: 'a' });
  try {
    for (;;) fill();
  } catch {
    // Full.
  }
  return {
    folder,
    free: () => rmSync(filler),
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

describe('a disk', () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.stop());

  it('that is full costs no page, and is used again a minute after it is not', {
    timeout: 120_000,
  }, async () => {
    const disk = fullDisk();
    const instance = await startInstance(BUILD, { ...site, dataDir: disk.folder }, { LOG_LEVEL: 'error' });
    const origin = originOf(instance);
    for (const path of ['/', content.pricing.path, content.about.path])
      expect(await status(origin, path)).toBe(200);
    expect(await readiness(origin)).toMatchObject({ status: 'ready', snapshot: 0 });
    disk.free();
    await vi.waitFor(async () => expect((await readiness(origin)).snapshot).toBeGreaterThan(0), {
      timeout: 75_000,
      interval: 1_000,
    });
    await instance.stop();
    disk.remove();
  });

  it('that is read-only costs no page', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'read-only-'));
    mkdirSync(join(folder, 'last-known-good'));
    chmodSync(join(folder, 'last-known-good'), 0o555);
    chmodSync(folder, 0o555);
    const instance = await startInstance(BUILD, { ...site, dataDir: folder }, { LOG_LEVEL: 'error' });
    const origin = originOf(instance);
    for (const path of ['/', content.pricing.path, content.redirect.from])
      expect(await status(origin, path)).toBeLessThan(400);
    await instance.stop();
    chmodSync(folder, 0o755);
    rmSync(folder, { recursive: true, force: true });
  });
});
