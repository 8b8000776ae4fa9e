import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { type Balancer, startBalancer } from '../support/balancer';
import { content } from '../support/content';
import { SOON } from '../support/readiness';
import { makeSecondBuild, type SecondBuild } from '../support/second-build';
import { startSeededLake } from '../support/seeded-data-dir';
import { type SiteInstance, startInstance } from '../support/site-instance';

const FIRST = join(PROJECT_ROOT, 'build');
const INSTANCES = 2;
const PAGES = ['/', content.pricing.path, content.about.path];
const VISITORS = 4;

let lake: Awaited<ReturnType<typeof startSeededLake>>;
let second: SecondBuild;
let balancer: Balancer;
let folder: string;
/** Of the home page of the first build. */
let first: { files: string[]; tag: string };
const instances: SiteInstance[] = [];

beforeAll(async () => {
  second = makeSecondBuild();
  folder = mkdtempSync(join(tmpdir(), 'build-files-'));
  lake = await startSeededLake();
  balancer = await startBalancer();
  for (let index = 0; index < INSTANCES; index += 1) instances.push(await start(FIRST));
  balancer.ports = instances.map(({ port }) => port);
  first = { files: await filesOf('/'), tag: await tagOf('/') };
});
afterAll(async () => {
  await balancer?.stop();
  await Promise.all(instances.map((instance) => instance.stop()));
  await lake?.stop();
  second?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const start = (build: string) => startInstance(build, lake, { BUILD_FILES_DIR: folder });

/** Every file of the build that a page names, those of React included. */
async function filesOf(path: string): Promise<string[]> {
  const html = await (await fetch(balancer.url + path)).text();
  return [...new Set(html.match(/\/assets\/[\w./-]+\.\w+/g))];
}

const tagOf = async (path: string) => (await fetch(balancer.url + path)).headers.get('ETag') ?? '';

async function missing(files: string[]): Promise<string[]> {
  const statusOf = async (file: string) => {
    const answer = await fetch(balancer.url + file);
    await answer.arrayBuffer();
    return `${file} ${answer.status}`;
  };
  return (await Promise.all(files.map(statusOf))).filter((line) => !line.endsWith(' 200'));
}

describe('a rolling restart with another build, under load', () => {
  it('leaves no page without a file, of either build', async () => {
    const visits = { opened: [] as string[][], missing: [] as string[] };
    let isOver = false;
    const visitors = Array.from({ length: VISITORS }, async () => {
      for (let count = 0; !isOver; count += 1) {
        const files = await filesOf(PAGES[count % PAGES.length] ?? '/');
        visits.opened.push(files);
        visits.missing.push(...(await missing(files)));
      }
    });
    const opened = (more: number) => {
      const enough = visits.opened.length + more;
      return vi.waitFor(() => expect(visits.opened.length).toBeGreaterThan(enough), SOON);
    };
    await opened(10);
    for (const [index, instance] of instances.entries()) {
      await instance.stop();
      instances[index] = await start(second.directory);
      balancer.ports = instances.map(({ port }) => port);
      await opened(10);
    }
    isOver = true;
    await Promise.all(visitors);

    const isOfSecond = (files: string[]) => files.some((file) => file.includes('-2ndbuild.'));
    expect(visits.missing).toEqual([]);
    expect(visits.opened.filter((files) => files.length < 5)).toEqual([]);
    expect(visits.opened.filter(isOfSecond).length).toBeGreaterThan(10);
    const ofFirst = visits.opened.filter((files) => !isOfSecond(files));
    expect(ofFirst.length).toBeGreaterThan(10);
    // All instances are of the second build now; pages of the first are still open.
    expect(await missing([...new Set(ofFirst.flat())])).toEqual([]);
  });

  it('sends files of the earlier build with the headers of the current one’s', async () => {
    const files = await filesOf('/');
    const former = first.files.find((file) => file.endsWith('.css')) ?? '';
    const current = files.find((file) => file.endsWith('.css')) ?? '';
    const headersOf = async (file: string) => {
      const { headers } = await fetch(balancer.url + file, { headers: { 'Accept-Encoding': 'identity' } });
      return [...headers].filter(([name]) => !/^(date|etag|last-modified|content-length)$/.test(name));
    };
    expect(former).not.toBe(current);
    expect(await headersOf(former)).toEqual(await headersOf(current));
  });

  it('sends its own page to a client that has the earlier build’s', async () => {
    const { status } = await fetch(`${balancer.url}/`, { headers: { 'If-None-Match': first.tag } });
    expect(first.tag).toMatch(/^W\//);
    expect(status).toBe(200);
    expect(await tagOf('/')).not.toBe(first.tag);
  });

  it('answers what is no file of a build with 404', async () => {
    const paths = ['nothing-1a2b3c4d.js', '..%2f..%2fpackage.json', '.entry.js.1', 'scripts'];
    const answers = await missing(paths.map((path) => `/assets/${path}`));
    expect(answers).toEqual(paths.map((path) => `/assets/${path} 404`));
  });
});
