import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT_ROOT, stopAll } from '../../scripts/bootstrap.mjs';
import { content } from '../support/content';
import { check, type Observed } from './checker';
import { createEditor, type Editor } from './editor';
import { faultsFor } from './faults';
import { startGuests } from './guests';
import { History } from './history';
import { MemoryRecord } from './memory';
import { until } from './programs';
import { createRandom } from './random';
import { type Entrance, startReaders, visit } from './readers';
import { type Scene, startScene } from './scene';
import { type Happened, happenAll, planFaults } from './schedule';

const PUBLISH_EVERY_MS = 2_000;
const PAGES_PER_SECOND = 50;
const MEMORY_EVERY_MS = 2_000;
const BACK_TIMEOUT_MS = 120_000;
const CURRENT_TIMEOUT_MS = 15_000;
const LISTS = ['/sitemap.xml', '/rss.xml', '/llms.txt'];
const DATA = [`${content.pricing.path}?_data=page`, `${content.blog.path}?_data=page`, '/?_data=root'];

export type CampaignOptions = {
  seed: string;
  /** How long faults happen. */
  ms: number;
  /** How many; by default each kind once, and so many at least. */
  faults?: number;
  atLeast: number;
  print(line: string): void;
};

export type CampaignResult = {
  observed: Observed;
  happened: readonly Happened[];
  broken: string[];
  /** Lines about the load. */
  notes: string[];
};

type Log = (line: string) => void;

/** A renderer that ended by itself, an exception that ended the Lake, or a heap without room: no fault causes these. */
const CRASH = /"renderer-ended".*exit code|^lake +\| Node\.js v|FATAL ERROR/;

/** What the programs print, and the faults, each line with its second. */
function openLog(seed: string): { file: string; log: Log } {
  const folder = join(PROJECT_ROOT, '.cache', 'faults');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${seed}.log`);
  const stream = createWriteStream(file);
  return { file, log: (line) => void stream.write(`${(performance.now() / 1_000).toFixed(1)} ${line}\n`) };
}

/** Lets faults happen to a site with editor, readers and guests, and checks afterwards what was promised. */
export async function runCampaign(options: CampaignOptions): Promise<CampaignResult> {
  const { file, log } = openLog(options.seed);
  const crashes: string[] = [];
  const prepared = await prepare(options.seed, (line) => {
    log(line);
    if (CRASH.test(line)) crashes.push(line);
  });
  const { scene, history, editor, expected } = prepared;
  const { happened, lost, load } = await happenUnderLoad(prepared, options, log);
  const stored = await readAfterKill(scene, editor);
  for (const path of expected.keys()) {
    if (!(await isCurrent(scene, history, path))) lost.push(`${path} in its newest state`);
  }
  await stopAll();
  await scene.remove();
  const { readers, guests, memory } = load;
  const observed: Observed = {
    ...{ history, visits: readers.visits, expected, stored, lost },
    ...{ complaints: [...guests.complaints, ...crashes], slopes: memory.slopes() },
  };
  const { messages, answers, previews, shown } = guests.counts;
  const notes = [
    `${editor.counts.acknowledged} publishes stored, ${editor.counts.refused} refused`,
    `${messages} chat messages, ${answers} answered; ${previews} previews, ${shown} with a draft`,
    `seed ${options.seed}; what the programs have printed: ${file}`,
    ...[...memory.peaks()].map(([name, mb]) => `${name}: at most ${Math.round(mb)} MB`),
  ];
  return { observed, happened, broken: check(observed), notes };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Starts everything, and publishes every document once. */
async function prepare(seed: string, log: Log) {
  const scene = await startScene(log);
  const { programs } = scene;
  const history = new History();
  const lake = { url: programs.lakeUrl, token: programs.lakeToken };
  const editor = await createEditor(lake, history, createRandom(`${seed} editor`));
  await editor.publishAll();
  const pages = await pagesOf(programs.siteUrl);
  const paths = [...pages, ...LISTS, ...DATA];
  const expected = await crawl(scene.entrances.site, paths, editor);
  return { scene, history, editor, pages, paths, expected };
}

async function happenUnderLoad(
  { scene: before, editor, pages, paths }: Prepared,
  options: CampaignOptions,
  log: Log,
) {
  const { seed, print } = options;
  const { programs, entrances } = before;
  const random = createRandom(`${seed} faults`);
  const kinds = faultsFor(before);
  const { ms, atLeast, faults = Math.max(kinds.length, atLeast) } = options;
  if (before.disks.site.faults === undefined)
    print('SKIPPED   no file system may be mounted here: nothing happens to disks');
  print(`faults    ${faults} of ${kinds.length} kinds, ${paths.length} addresses`);
  const all = Object.values(entrances);
  const readers = startReaders(all, paths, PAGES_PER_SECOND, createRandom(`${seed} readers`));
  const guests = startGuests(programs, pages, () => entrances.site.wasDownSince(performance.now() - 30_000));
  const scene: Scene = { ...before, setMessage: guests.write };
  const memory = new MemoryRecord(programs.liveMemoryFolder);
  const editing = repeat(PUBLISH_EVERY_MS, () => editor.publish());
  const sampling = repeat(MEMORY_EVERY_MS, async () => {
    for (const name of ['front door', 'renderer', 'lake'] as const) memory.sample(name, programs.pid(name));
  });
  const plan = planFaults(kinds, { ms, faults }, random);
  const [happened] = await Promise.all([happenAll(plan, scene, random, { ms, log }), sleep(ms)]);
  await sampling.stop();
  await editing.stop();
  await guests.stop();
  const lost = [...notBack(happened), ...(await isWholeAgain(scene))];
  await readers.stop();
  return { happened, lost, load: { readers, guests, memory } };
}

/** Once everything is over, a page shows the newest state, unmarked. */
async function isCurrent({ entrances }: Pick<Scene, 'entrances'>, history: History, path: string) {
  const isNew = async () => {
    const { outcome, stamps, isStale, endedMs } = await visit(entrances.site, path);
    const found = stamps && history.find(stamps, endedMs);
    const isNewest = found?.kind === 'state' && found.untilMs === Number.POSITIVE_INFINITY;
    return outcome === 'answered' && !isStale && isNewest;
  };
  return (await until(isNew, CURRENT_TIMEOUT_MS)) !== undefined;
}

async function pagesOf(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = url]) => new URL(loc).pathname);
}

/** By address, the documents whose stamps it shows before anything happens. */
async function crawl(
  site: Entrance,
  paths: readonly string[],
  { stored }: Editor,
): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  const count = (await stored()).size;
  for (const path of paths) {
    const { outcome, stamps, reason } = await visit(site, path);
    if (outcome !== 'answered')
      throw new Error(`${path} does not work before anything has happened: ${reason}`);
    if (stamps && stamps.size > 0) all.set(path, [...stamps.keys()]);
  }
  if (all.size < count / 2) throw new Error(`Only ${all.size} of ${paths.length} addresses show a stamp`);
  return all;
}

function repeat(everyMs: number, act: () => Promise<void>) {
  let isOver = false;
  const repeating = (async () => {
    for (let next = performance.now(); !isOver; next = Math.max(next + everyMs, performance.now())) {
      await sleep(next - performance.now());
      await act();
    }
  })();
  return {
    async stop() {
      isOver = true;
      await repeating;
    },
  };
}

const notBack = (happened: readonly Happened[]) =>
  happened.flatMap(({ fault, backMs }) => (backMs === undefined ? [`what “${fault.name}” has stopped`] : []));

async function isWholeAgain(scene: Pick<Scene, 'isBack'>): Promise<string[]> {
  const lost: string[] = [];
  for (const [name, isBack] of Object.entries(scene.isBack)) {
    if ((await until(isBack, BACK_TIMEOUT_MS)) === undefined) lost.push(`${name} at the end`);
  }
  return lost;
}

/** What the Lake has after a last kill: nothing that it had only in memory. */
async function readAfterKill(
  { programs, isBack }: Pick<Scene, 'programs' | 'isBack'>,
  editor: Editor,
): Promise<Map<string, number>> {
  const pid = programs.pid('lake');
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
  await until(async () => programs.pid('lake') !== pid && (await isBack.lake()), BACK_TIMEOUT_MS);
  return editor.stored();
}
