import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod';
import { startSite } from '../support/start-site';
import { peersFolder } from './peers';
import { type Line, report } from './promise';

const RUN_TIMEOUT_MS = 120_000;
const MEASURE_TIMEOUT_MS = 900_000;
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
});

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-bench-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function linesOf(url: string, path: string): Promise<Line[]> {
  const file = join(folder, 'report.json');
  const flags = ['--headless=new', ...JSON.parse(process.env.CHROMIUM_ARGS ?? '[]')].join(' ');
  await promisify(execFile)(
    process.execPath,
    [CLI, url + path, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH }, timeout: RUN_TIMEOUT_MS },
  );
  const { categories, audits } = reportShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  return [
    ...Object.entries(categories).map(([name, { score }]) => ({
      what: `${path} ${name}`,
      measured: score * 100,
      unit: 'of 100',
      promised: { atLeast: 100 },
    })),
    {
      what: `${path} layout shift`,
      measured: audits['cumulative-layout-shift'].numericValue,
      unit: '',
      promised: { atMost: 0 },
    },
    {
      what: `${path} total blocking time`,
      measured: audits['total-blocking-time'].numericValue,
      unit: 'ms',
      promised: { atMost: 50 },
    },
  ];
}

it(
  'Lighthouse, as a phone',
  async () => {
    const site = await startSite();
    const lines: Line[] = [];
    for (const path of PAGES) {
      await (await fetch(site.url + path)).text();
      lines.push(...(await linesOf(site.url, path)));
    }
    await site.stop();
    expect(report('Lighthouse, mobile', lines)).toEqual([]);
  },
  MEASURE_TIMEOUT_MS,
);
