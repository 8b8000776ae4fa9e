import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod';
import { startSite } from '../support/start-site';
import { median } from './median';
import { peersFolder } from './peers';
import { type Line, report } from './promise';

/** Lighthouse recommends five because of variability. */
const ROUNDS = 5;
const RUN_TIMEOUT_MS = 120_000;
const MEASURE_TIMEOUT_MS = 1_800_000;
const CLI = join(peersFolder, 'node_modules', 'lighthouse', 'cli', 'index.js');

/** One page of each type. */
const PAGES = [
  '/',
  '/features/inventory-management',
  '/industry/retail-distribution',
  '/company/blog/fifo-lifo-weighted-average',
  '/company/faq',
  '/pricing',
  '/company/careers',
  '/plinth-rights/privacy-policy',
];

const category = z.object({ score: z.number() });
const audit = z.object({ numericValue: z.number() });
const reportShape = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.object({ 'cumulative-layout-shift': audit, 'total-blocking-time': audit }),
  environment: z.object({ benchmarkIndex: z.number() }),
});
type Report = z.infer<typeof reportShape>;

/** Only a public https site may be indexed, and the measured one is on localhost. */
const NOT_PUBLIC = ['--skip-audits=is-crawlable'];

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-bench-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function visit(url: string): Promise<Report> {
  const file = join(folder, 'report.json');
  const flags = ['--headless=new', ...JSON.parse(process.env.CHROMIUM_ARGS ?? '[]')].join(' ');
  const lighthouse = () =>
    promisify(execFile)(
      process.execPath,
      [
        CLI,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--chrome-flags=${flags}`,
        ...NOT_PUBLIC,
      ],
      { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH }, timeout: RUN_TIMEOUT_MS },
    );
  // A run in which the browser recorded nothing (NO_NAVSTART and the like) is repeated once.
  await lighthouse().catch(lighthouse);
  return reportShape.parse(JSON.parse(readFileSync(file, 'utf8')));
}

async function reportsOf(url: string): Promise<Report[]> {
  await (await fetch(url)).text();
  const reports: Report[] = [];
  for (let round = 0; round < ROUNDS; round += 1) reports.push(await visit(url));
  return reports;
}

function linesOf(path: string, reports: readonly Report[]): Line[] {
  const middle = (of: (report: Report) => number) => median(reports.map(of));
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
  return [
    ...categories.map((name) => ({
      what: `${path} ${name}`,
      measured: middle((each) => each.categories[name].score) * 100,
      unit: 'of 100',
      promised: { atLeast: 100 },
    })),
    {
      what: `${path} layout shift`,
      measured: middle((each) => each.audits['cumulative-layout-shift'].numericValue),
      unit: '',
      promised: { atMost: 0 },
    },
    {
      what: `${path} total blocking time`,
      measured: middle((each) => each.audits['total-blocking-time'].numericValue),
      unit: 'ms',
      promised: { atMost: 50 },
    },
  ];
}

const BARE_PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><p>Bare.';

async function startBarePage() {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(BARE_PAGE);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}/`, stop };
}

it(
  'Lighthouse, as a phone',
  async () => {
    const site = await startSite();
    const lines: Line[] = [];
    const speeds: number[] = [];
    for (const path of PAGES) {
      const reports = await reportsOf(site.url + path);
      lines.push(...linesOf(path, reports));
      speeds.push(...reports.map(({ environment }) => environment.benchmarkIndex));
    }
    await site.stop();
    const bare = await startBarePage();
    const ofBare = await reportsOf(bare.url);
    await bare.stop();
    // What Lighthouse measures for any page here: tasks of the browser and of Lighthouse itself.
    lines.push({
      what: 'a page of one line, total blocking time',
      measured: median(ofBare.map(({ audits }) => audits['total-blocking-time'].numericValue)),
      unit: 'ms',
    });
    // Lighthouse slows every processor fourfold: a slower machine simulates a slower phone.
    lines.push({ what: 'this machine, as Lighthouse rates it', measured: median(speeds), unit: '' });
    expect(report(`Lighthouse, mobile, medians of ${ROUNDS} visits`, lines)).toEqual([]);
  },
  MEASURE_TIMEOUT_MS,
);
