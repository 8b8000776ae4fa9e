import { expect, it } from 'vitest';
import { content } from '../support/content';
import { lakeEditor } from '../support/lake-editor';
import { startSite } from '../support/start-site';
import { median, percentile95 } from './median';
import { report } from './promise';

const PUBLISHES = 50;
const GIVE_UP_MS = 10_000;
const MEASURE_TIMEOUT_MS = 300_000;

it(
  'a publish in the Lake, until the front door shows it',
  async () => {
    const site = await startSite();
    const editor = lakeEditor(site);
    const paths = content.paths;
    for (const path of paths) await (await fetch(site.url + path)).text();
    const tookMs: number[] = [];
    for (let publish = 0; publish < PUBLISHES; publish += 1) {
      const title = `What publish number ${publish} covers`;
      const start = performance.now();
      await editor.patch('page-pricing').set({ 'blocks[0].title': title }).commit();
      while (!(await (await fetch(`${site.url}/pricing`)).text()).includes(title)) {
        if (performance.now() - start > GIVE_UP_MS) throw new Error(`${title} did not appear`);
      }
      tookMs.push(performance.now() - start);
    }
    const outcomes: string[] = [];
    for (const path of paths) {
      const answer = await fetch(site.url + path);
      await answer.text();
      outcomes.push(answer.headers.get('Cache-Status') ?? '');
    }
    await site.stop();
    const rendered = outcomes.filter((status) => status.includes('fwd=') && !status.includes('304')).length;
    const broken = report(`${PUBLISHES} publishes of one page, ${paths.length} pages in the cache`, [
      {
        what: 'from publish to new HTML, p95',
        measured: percentile95(tookMs),
        unit: 'ms',
        promised: { atMost: 500 },
      },
      { what: 'from publish to new HTML, median', measured: median(tookMs), unit: 'ms' },
      { what: 'other pages rendered again', measured: rendered, unit: 'pages', promised: { atMost: 0 } },
    ]);
    expect(broken).toEqual([]);
  },
  MEASURE_TIMEOUT_MS,
);
