import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { median } from './median';
import { type Line, report } from './promise';
import { type Device, PATHS, PRESSES, type Visit, visit } from './scripted-visit';
import { startSlowLine } from './slow-line';

const ROUNDS = 8;
const MEASURE_TIMEOUT_MS = 3_600_000;
const KB = 1_000;

/** Another built checkout, measured alternately with this one. */
const { BEFORE } = process.env;

type Build = 'before' | 'after';
type Rounds = Partial<Record<Build, Visit[]>>;

function p75(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;
}

/** A checkout's own `startSite` starts its build, behind a slow line. */
async function startSlowSite(checkout: string) {
  const { startSite }: typeof import('../support/start-site') = await import(
    join(checkout, 'tests', 'support', 'start-site.ts')
  );
  const site = await startSite();
  const line = await startSlowLine(site.url);
  // Fills the page cache, as for pages that are visited often.
  for (const path of [...PATHS, '/company/faq']) await (await fetch(site.url + path)).text();
  const stop = async () => {
    await line.stop();
    await site.stop();
  };
  return { url: line.url, stop };
}

async function measure(device: Device): Promise<Rounds> {
  const sites = {
    ...(BEFORE && { before: await startSlowSite(BEFORE) }),
    after: await startSlowSite(PROJECT_ROOT),
  };
  const rounds: Rounds = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const build of ['before', 'after'] as const) {
      const site = sites[build];
      if (site) rounds[build] = [...(rounds[build] ?? []), await visit(site.url, device)];
    }
  }
  for (const site of Object.values(sites)) await site.stop();
  return rounds;
}

function timeLines(what: string, values: readonly number[], promised?: Line['promised']): Line[] {
  return [
    { what: `${what}, median`, measured: median(values), unit: 'ms' },
    { what: `${what}, p75`, measured: p75(values), unit: 'ms', promised },
  ];
}

function linesOf(build: Build, device: Device, rounds: Rounds): Line[] {
  const visits = rounds[build] ?? [];
  if (visits.length === 0) return [];
  const promise = (atMost: number) => (build === 'after' ? { atMost } : undefined);
  const pagesOf = (each: Visit, path: string) => each.pages.filter((page) => page.path === path);
  const sums = (of: 'scriptBytes' | 'inlineBytes') =>
    visits.map(({ pages }) => pages.reduce((total, page) => total + page[of], 0) / KB);
  const scripts = PATHS.map((path) => ({
    what: `${build}: script of ${path}`,
    measured: median(
      visits.flatMap((each) => pagesOf(each, path)).map(({ scriptBytes }) => scriptBytes / KB),
    ),
    unit: 'KB',
  }));
  const moves = visits.flatMap(({ pages }) => pages.slice(1));
  const timesOf = (pages: Visit['pages']) => pages.map(({ shownMs }) => shownMs);
  const prerendered = moves.filter(({ isPrerendered }) => isPrerendered);
  // Prerendering of these was complete before the press; of the other prerendered ones it had only begun.
  const ready = prerendered.filter(({ wasReady }) => wasReady);
  const others = moves.filter(({ wasReady }) => !wasReady);
  const movesBefore = timesOf((rounds.before ?? []).flatMap(({ pages }) => pages.slice(1)));
  const presses = Object.keys(PRESSES[device]).flatMap((name) => {
    const all = visits.flatMap((each) => each.presses[name] ?? []);
    return [
      ...timeLines(
        `${build}: ${name}, press to next paint`,
        all.map(({ paintMs }) => paintMs),
        promise(200),
      ),
      ...timeLines(
        `${build}: ${name}, press to open`,
        all.map(({ openMs }) => openMs),
      ),
    ];
  });
  return [
    ...scripts,
    {
      what: `${build}: script of the visit`,
      measured: median(sums('scriptBytes')),
      unit: 'KB',
      promised: promise(10),
    },
    { what: `${build}: inline script, as text`, measured: median(sums('inlineBytes')), unit: 'KB' },
    { what: `${build}: links followed`, measured: moves.length, unit: '' },
    { what: `${build}: of them prerendered`, measured: prerendered.length, unit: '' },
    { what: `${build}: of them ready before the press`, measured: ready.length, unit: '' },
    ...timeLines(
      `${build}: link to first paint`,
      moves.map(({ paintedMs }) => paintedMs),
    ),
    ...timeLines(`${build}: link to content`, timesOf(moves)),
    ...(ready.length > 0
      ? timeLines(`${build}: link to content, ready before the press`, timesOf(ready), promise(100))
      : []),
    ...(others.length > 0
      ? timeLines(
          `${build}: link to content, not ready`,
          timesOf(others),
          movesBefore.length > 0 ? promise(p75(movesBefore)) : undefined,
        )
      : []),
    ...presses,
    {
      what: `${build}: layout shift of a page, at most`,
      measured: Math.max(...visits.flatMap(({ pages }) => pages.map(({ shift }) => shift))),
      unit: '',
      promised: promise(0),
    },
  ];
}

for (const device of ['phone', 'desktop'] as const) {
  it(
    `a visit, ${device}`,
    async () => {
      const rounds = await measure(device);
      const lines = [...linesOf('before', device, rounds), ...linesOf('after', device, rounds)];
      const title = `Visit of ${PATHS.length} pages, ${device}, processor slowed fourfold, slow 4G, ${ROUNDS} rounds`;
      expect(report(title, lines)).toEqual([]);
    },
    MEASURE_TIMEOUT_MS,
  );
}
