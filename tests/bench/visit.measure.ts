import { expect, it } from 'vitest';
import { startSite } from '../support/start-site';
import { median } from './median';
import { type Line, report } from './promise';
import { type Device, PATHS, PRESSES, type Visit, visit } from './scripted-visit';
import { startSlowLine } from './slow-line';

const ROUNDS = 8;
const MEASURE_TIMEOUT_MS = 3_600_000;
const KB = 1_000;

function p75(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;
}

/** The site behind a slow line, and what visits of it measure, each in a new browser. */
async function measure(device: Device): Promise<Visit[]> {
  const site = await startSite();
  const line = await startSlowLine(site.url);
  // Fills the page cache, as for pages that are visited often.
  for (const path of [...PATHS, '/company/faq']) await (await fetch(site.url + path)).text();
  const visits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(line.url, device));
  await line.stop();
  await site.stop();
  return visits;
}

function timeLines(what: string, values: readonly number[], promised?: Line['promised']): Line[] {
  return [
    { what: `${what}, median`, measured: median(values), unit: 'ms' },
    { what: `${what}, p75`, measured: p75(values), unit: 'ms', promised },
  ];
}

const timesOf = (pages: Visit['pages']) => pages.map(({ shownMs }) => shownMs);

function linesOf(device: Device, visits: readonly Visit[]): Line[] {
  const pages = visits.flatMap((each) => each.pages);
  const sums = (of: 'scriptBytes' | 'inlineBytes') =>
    visits.map((each) => each.pages.reduce((total, page) => total + page[of], 0) / KB);
  const scripts = PATHS.map((path) => {
    const bytes = pages.filter((page) => page.path === path).map(({ scriptBytes }) => scriptBytes / KB);
    return { what: `script of ${path}`, measured: median(bytes), unit: 'KB' };
  });
  const moves = visits.flatMap((each) => each.pages.slice(1));
  const prerendered = moves.filter(({ isPrerendered }) => isPrerendered);
  // Prerendering of these was complete before the press; of the other prerendered ones it had only begun.
  const ready = prerendered.filter(({ wasReady }) => wasReady);
  const others = moves.filter(({ wasReady }) => !wasReady);
  const presses = Object.keys(PRESSES[device]).flatMap((name) => {
    const all = visits.flatMap((each) => each.presses[name] ?? []);
    const paints = all.map(({ paintMs }) => paintMs);
    return [
      ...timeLines(`${name}, press to next paint`, paints, { atMost: 200 }),
      ...timeLines(
        `${name}, press to open`,
        all.map(({ openMs }) => openMs),
      ),
    ];
  });
  const shift = Math.max(...pages.map((page) => page.shift));
  return [
    ...scripts,
    {
      what: 'script of the visit',
      measured: median(sums('scriptBytes')),
      unit: 'KB',
      promised: { atMost: 10 },
    },
    { what: 'inline script, as text', measured: median(sums('inlineBytes')), unit: 'KB' },
    { what: 'links followed', measured: moves.length, unit: '' },
    { what: 'of them prerendered', measured: prerendered.length, unit: '' },
    { what: 'of them ready before the press', measured: ready.length, unit: '' },
    ...timeLines(
      'link to first paint',
      moves.map(({ paintedMs }) => paintedMs),
    ),
    ...timeLines('link to content', timesOf(moves)),
    ...(ready.length > 0
      ? timeLines('link to content, ready before the press', timesOf(ready), { atMost: 100 })
      : []),
    ...(others.length > 0 ? timeLines('link to content, not ready', timesOf(others)) : []),
    ...presses,
    { what: 'layout shift of a page, at most', measured: shift, unit: '', promised: { atMost: 0 } },
  ];
}

for (const device of ['phone', 'desktop'] as const) {
  it(
    `a visit, ${device}`,
    async () => {
      const title = `Visit of ${PATHS.length} pages, ${device}, processor slowed fourfold, slow 4G, ${ROUNDS} rounds`;
      expect(report(title, linesOf(device, await measure(device)))).toEqual([]);
    },
    MEASURE_TIMEOUT_MS,
  );
}
