import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { type Balancer, startBalancer } from '../support/balancer';
import { type FaultyLink, startFaultyLink } from '../support/faulty-link';
import { seededDataDir } from '../support/seeded-data-dir';
import { sendMessage } from '../support/send-message';
import { type SiteInstance, startInstance } from '../support/site-instance';
import { createDisk, type Disk } from './disks';
import { clockFile, type Programs, startPrograms, until } from './programs';
import { type Entrance, keepAlive, visit } from './readers';

const SITE_DISK_MB = 24;
const LAKE_DISK_MB = 512;
const READY_TIMEOUT_MS = 30_000;

/** All programs of a campaign, and what its faults act on. */
export type Scene = {
  programs: Programs;
  link: FaultyLink;
  disks: { site: Disk; lake: Disk };
  balancer: Balancer;
  /** The site itself, and the balancer before it. */
  entrances: { site: Entrance; balancer: Entrance };
  /** Notes that the site is down until it answers again. @param isBalanced whether another instance is there */
  whileDown(down: () => Promise<unknown>, isBalanced?: boolean): Promise<void>;
  setClock(program: 'site' | 'lake', offsetMs: number): void;
  /** A second instance of the site, ready and known to the balancer. */
  addInstance(): Promise<{ instance: SiteInstance; leave(): void }>;
  /** What the guests write next; set by faults of the workflow. */
  setMessage(message: string): void;
  isBack: Record<'page' | 'ready' | 'lake' | 'chat', () => Promise<boolean>>;
  remove(): Promise<void>;
};

/** @param print receives what the programs print */
export async function startScene(print: (line: string) => void): Promise<Omit<Scene, 'setMessage'>> {
  const root = mkdtempSync(join(tmpdir(), 'faults-'));
  const disks = { site: createDisk('site', SITE_DISK_MB), lake: createDisk('lake', LAKE_DISK_MB) };
  const seeded = await seededDataDir();
  cpSync(seeded, disks.lake.folder, { recursive: true });
  rmSync(seeded, { recursive: true });
  const folders = { site: disks.site.folder, lake: disks.lake.folder, notes: root };
  const link = await startFaultyLink();
  const programs = await startPrograms(folders, link, print);
  const balancer = await startBalancer();
  balancer.ports = [programs.sitePort];
  const downtimes: Downtime[] = [];
  const entrances = entrancesOf(programs, balancer, downtimes);
  const isBack = probes(programs, entrances.site);
  return {
    ...{ programs, link, disks, balancer, entrances, isBack },
    async whileDown(bringDown, isBalanced = false) {
      const downtime = { toMs: Number.POSITIVE_INFINITY, isBalanced };
      downtimes.push(downtime);
      await bringDown();
      await until(isBack.page, READY_TIMEOUT_MS);
      downtime.toMs = performance.now();
    },
    setClock: (program, offsetMs) => writeFileSync(clockFile(folders, program), String(offsetMs)),
    addInstance() {
      // As one that has run before: a snapshot filled since its start would be a test of cold starts.
      const folder = mkdtempSync(join(root, 'instance-'));
      cpSync(disks.site.folder, folder, { recursive: true, filter: (path) => !path.endsWith('.tmp') });
      return addInstance(programs, link.url, balancer, folder);
    },
    async remove() {
      await balancer.stop();
      await link.stop();
      await programs.redis.stop();
      for (const disk of Object.values(disks)) disk.remove();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** A time in which the site itself was down; balanced if another instance was there. */
type Downtime = { toMs: number; isBalanced: boolean };

function entrancesOf(programs: Programs, balancer: Balancer, downtimes: readonly Downtime[]) {
  const wasDown = (ms: number, isBehindBalancer: boolean) =>
    downtimes.some(({ toMs, isBalanced }) => toMs >= ms && !(isBehindBalancer && isBalanced));
  const entrance = (url: string, isBehindBalancer: boolean): Entrance => ({
    ...{ url, agent: keepAlive() },
    wasDownSince: (ms) => wasDown(ms, isBehindBalancer),
  });
  return { site: entrance(programs.siteUrl, false), balancer: entrance(balancer.url, true) };
}

function probes({ siteUrl, lakeUrl }: Programs, site: Entrance): Scene['isBack'] {
  return {
    page: async () => (await visit(site, '/')).outcome === 'answered',
    ready: async () => {
      const answer = await get(`${siteUrl}/readyz`);
      return /"status":"ready".*"followed":true/.test(await answer.text());
    },
    lake: async () => (await get(`${lakeUrl}/ping`)).ok,
    chat: async () => (await sendMessage(siteUrl, 'hello')) === 200,
  };
}

async function addInstance(programs: Programs, apiHost: string, balancer: Balancer, dataDir: string) {
  const env = { ...programs.siteEnv, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const instance = await startInstance(join(PROJECT_ROOT, 'build'), { lakeUrl: apiHost, dataDir }, env);
  const { port } = instance;
  await until(async () => (await get(`http://localhost:${port}/readyz`)).ok, READY_TIMEOUT_MS);
  balancer.ports = [...balancer.ports, port];
  const leave = () => {
    balancer.ports = balancer.ports.filter((one) => one !== port);
  };
  return { instance, leave };
}

const get = (url: string) => fetch(url, { signal: AbortSignal.timeout(5_000) });
