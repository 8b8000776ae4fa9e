import { readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { MemoryRecord } from '../faults/memory';
import { content } from '../support/content';
import { lakeEditor } from '../support/lake-editor';
import { frontDoor, withMeasuredSite } from './measured-site';
import { report } from './promise';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
const REQUESTS_PER_S = 200;
const BAD_EVERY = 100;
const PUBLISH_EVERY_MS = 10_000;
const SAMPLE_EVERY_MS = 15_000;
/** After the start: caches fill, and code is compiled. */
const WARM_UP_MS = 5 * 60_000;
const MEASURE_TIMEOUT_MS = (MINUTES + 5) * 60_000;
/** The requests of one moment. */
const MOST_MORE_HANDLES = 64;

/** What visitors send who mean no good, or do not know better. */
const BAD = [
  '/%00',
  '/%c0%ae%c0%ae/etc/passwd',
  `/search?q=${'a'.repeat(7_000)}`,
  '/search?q=%3Cscript%3E',
  '/company/blog?page=-1',
  '/made-up',
  `/${'x/'.repeat(500)}`,
  '/pricing?_data=routes%2Fnothing',
];

/** Requests at an even pace over kept connections, whatever becomes of the earlier ones. */
class Visitors {
  readonly statuses = new Map<number, number>();
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  readonly #port: number;
  #sent = 0;

  constructor(port: number) {
    this.#port = port;
  }

  async visitUntil(endMs: number): Promise<void> {
    const startMs = performance.now();
    while (performance.now() < endMs) {
      const due = ((performance.now() - startMs) / 1_000) * REQUESTS_PER_S;
      for (; this.#sent < due; this.#sent += 1) this.#visit(this.#next());
      await sleep(5);
    }
    this.#agent.destroy();
  }

  #next(): string {
    const at = this.#sent;
    const paths = at % BAD_EVERY === 0 ? BAD : content.paths;
    return paths[Math.floor(at / (paths === BAD ? BAD_EVERY : 1)) % paths.length] ?? '/';
  }

  /** Counts a request without an answer as status 0. */
  #visit(path: string): void {
    const count = (status: number) => this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    request(
      { port: this.#port, path, agent: this.#agent, headers: { 'Accept-Encoding': 'br' } },
      (response) => {
        response.resume().once('end', () => count(response.statusCode ?? 0));
      },
    )
      .once('error', () => count(0))
      .end();
  }
}

/** Files and sockets that a process has open. Linux only. */
const openHandles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

it(
  `${MINUTES} minutes of visitors, bad input and publishes`,
  () =>
    withMeasuredSite(async ({ site, folder, start }) => {
      const editor = lakeEditor(site);
      const liveMemory = join(PROJECT_ROOT, 'tests/faults/live-memory.mjs');
      const env = { LOG_LEVEL: 'warn', LIVE_MEMORY_FOLDER: folder, NODE_OPTIONS: `--import ${liveMemory}` };
      const door = await start({ ...frontDoor, env });
      const [front = 0, renderer = 0] = door.pids();
      const programs = { 'front door': front, renderer };
      const record = new MemoryRecord(folder);
      const startMs = performance.now();
      const endMs = startMs + MINUTES * 60_000;
      const visitors = new Visitors(door.port);
      const visits = visitors.visitUntil(endMs);
      let [publishes, handlesAtFirst] = [0, 0];
      for (let nextSampleMs = startMs + WARM_UP_MS; performance.now() < endMs; ) {
        const title = `Publish ${publishes}`;
        await editor.patch(content.post.id).set({ title }).commit({ visibility: 'async' });
        publishes += 1;
        await sleep(PUBLISH_EVERY_MS);
        if (performance.now() < nextSampleMs) continue;
        handlesAtFirst ||= openHandles(front) + openHandles(renderer);
        for (const [program, pid] of Object.entries(programs)) record.sample(program, pid);
        nextSampleMs += SAMPLE_EVERY_MS;
      }
      await visits;
      const handles = openHandles(front) + openHandles(renderer) - handlesAtFirst;
      const countOf = (isCounted: (status: number) => boolean) =>
        [...visitors.statuses].reduce((sum, [status, count]) => sum + (isCounted(status) ? count : 0), 0);
      const slopes = record.slopes();
      const broken = report(
        `${MINUTES} minutes, ${REQUESTS_PER_S} requests a second, ${publishes} publishes`,
        [
          { what: 'requests', measured: countOf(() => true), unit: '' },
          {
            what: 'refused as bad (4xx)',
            measured: countOf((status) => status >= 400 && status < 500),
            unit: '',
          },
          { what: '5xx', measured: countOf((status) => status >= 500), unit: '', promised: { atMost: 0 } },
          {
            what: 'without an answer',
            measured: countOf((status) => status === 0),
            unit: '',
            promised: { atMost: 0 },
          },
          ...Object.keys(programs).flatMap((program) => [
            {
              what: `${program}: growth`,
              measured: slopes.get(program) ?? Number.NaN,
              unit: 'MB a minute',
              promised: { atMost: 1 },
            },
            {
              what: `${program}: at most`,
              measured: record.peaks().get(program) ?? Number.NaN,
              unit: 'MB',
              promised: { atMost: 512 },
            },
          ]),
          {
            what: 'open handles, against those after five minutes',
            measured: handles,
            unit: '',
            promised: { atMost: MOST_MORE_HANDLES },
          },
        ],
      );
      expect(broken).toEqual([]);
    }),
  MEASURE_TIMEOUT_MS,
);
