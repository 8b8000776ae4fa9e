import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { type Balancer, startBalancer } from '../support/balancer';
import { type FaultyLink, startFaultyLink } from '../support/faulty-link';
import { seededDataDir } from '../support/seeded-data-dir';
import { type SiteInstance, startInstance } from '../support/site-instance';
import { createDisk, type Disk } from './disks';
import { sendMessage } from './guests';
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
  const folders = { site: disks.site.folder, lake: disks.lake.folder, clocks: root };
  const link = await startFaultyLink();
  const programs = await startPrograms(folders, link, print);
  const balancer = await startBalancer();
  balancer.ports = [programs.sitePort];
  const downs: { fromMs: number; toMs: number; isBalanced: boolean }[] = [];
  const wasDown = (ms: number, isBalanced: boolean) =>
    downs.some((down) => down.toMs >= ms && !(isBalanced && down.isBalanced));
  const entrances = {
    site: { url: programs.siteUrl, agent: keepAlive(), wasDownSince: (ms: number) => wasDown(ms, false) },
    balancer: { url: balancer.url, agent: keepAlive(), wasDownSince: (ms: number) => wasDown(ms, true) },
  };
  const isBack = {
    page: async () => (await visit(entrances.site, '/')).outcome === 'answered',
    ready: async () => {
      const answer = await get(`${programs.siteUrl}/readyz`);
      return /"status":"ready".*"followed":true/.test(await answer.text());
    },
    lake: async () => (await get(`${programs.lakeUrl}/ping`)).ok,
    chat: async () => (await sendMessage(programs.siteUrl, 'hello')) === 200,
  };
  return {
    ...{ programs, link, disks, balancer, entrances, isBack },
    async whileDown(bringDown, isBalanced = false) {
      const down = { fromMs: performance.now(), toMs: Number.POSITIVE_INFINITY, isBalanced };
      downs.push(down);
      await bringDown();
      await until(isBack.page, READY_TIMEOUT_MS);
      down.toMs = performance.now();
    },
    setClock: (program, offsetMs) => writeFileSync(clockFile(folders, program), String(offsetMs)),
    async addInstance() {
      const env = { ...programs.siteEnv, DATA_DIR: mkdtempSync(join(root, 'instance-')) };
      const lake = { lakeUrl: link.url, dataDir: env.DATA_DIR };
      const instance = await startInstance(join(PROJECT_ROOT, 'build'), lake, env);
      const { port } = instance;
      await until(async () => (await get(`http://localhost:${port}/readyz`)).ok, READY_TIMEOUT_MS);
      balancer.ports = [...balancer.ports, port];
      const leave = () => {
        balancer.ports = balancer.ports.filter((one) => one !== port);
      };
      return { instance, leave };
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

const get = (url: string) => fetch(url, { signal: AbortSignal.timeout(5_000) });
