import { startSite } from '../support/start-site';
import { median, percentile } from './percentile';
import { bench, type Line } from './promise';
import { type Device, PATHS, PRESSES, type Visit, visit } from './scripted-visit';
import { startSlowLine } from './slow-line';

const ROUNDS = 16;
const KB = 1_000;

/** The site behind a slow line, and what visits of it measure, each in a new browser. */
async function measure(device: Device): Promise<Visit[]> {
  const site = await startSite();
  const line = await startSlowLine(site.url);
  // Fills the page cache, as for pages that are visited often.
  for (const path of [...PATHS, '/company/faq', '/pricing']) await (await fetch(site.url + path)).text();
  const visits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(line.url, device));
  await line.stop();
  await site.stop();
  return visits;
}

const timeLines = (what: string, values: readonly number[], promised?: Line[3]): Line[] => [
  [`${what}, median`, median(values), 'ms'],
  [`${what}, p75`, percentile(values, 0.75), 'ms', promised],
];

const timesOf = (pages: Visit['pages']) => pages.map(({ shownMs }) => shownMs);

function linesOf(device: Device, visits: readonly Visit[]): Line[] {
  const pages = visits.flatMap((each) => each.pages);
  const sums = (of: 'scriptBytes' | 'inlineBytes') =>
    visits.map((each) => each.pages.reduce((total, page) => total + page[of], 0) / KB);
  const scripts = PATHS.map((path): Line => {
    const bytes = pages.filter((page) => page.path === path).map(({ scriptBytes }) => scriptBytes / KB);
    return [`script of ${path}`, median(bytes), 'KB'];
  });
  const moves = visits.flatMap((each) => each.pages.slice(1));
  const prerendered = moves.filter(({ isPrerendered }) => isPrerendered);
  // Prerendering of these was complete before the press; of the other prerendered ones it had only begun.
  const ready = prerendered.filter(({ wasReady }) => wasReady);
  const others = moves.filter(({ wasReady }) => !wasReady);
  const presses = Object.keys(PRESSES[device]).flatMap((name) => {
    const all = visits.flatMap((each) => each.presses[name] ?? []);
    const [paints, opens] = [all.map(({ paintMs }) => paintMs), all.map(({ openMs }) => openMs)];
    return [
      ...timeLines(`${name}, press to next paint`, paints, { atMost: 200 }),
      ...timeLines(`${name}, press to open`, opens),
    ];
  });
  const paints = moves.map(({ paintedMs }) => paintedMs);
  const shift = Math.max(...pages.map((page) => page.shift));
  return [
    ...scripts,
    ['script of the visit', median(sums('scriptBytes')), 'KB', { atMost: 10 }],
    ['inline script, as text', median(sums('inlineBytes')), 'KB'],
    ['links followed', moves.length, ''],
    ['of them prerendered', prerendered.length, ''],
    ['of them ready before the press', ready.length, ''],
    ...timeLines('link to first paint', paints),
    ...timeLines('link to content', timesOf(moves)),
    ...(ready.length > 0
      ? timeLines('link to content, ready before the press', timesOf(ready), { atMost: 100 })
      : []),
    ...(others.length > 0 ? timeLines('link to content, not ready', timesOf(others)) : []),
    ...presses,
    // A product view moves when the page is painted before all of its HTML has arrived: 0.003 in one page of 160.
    ['layout shift of a page, at most', shift, '', { atMost: 0.01 }],
  ];
}

for (const device of ['phone', 'desktop'] as const)
  bench(`a visit, ${device}`, 60, async () => [
    `Visit of ${PATHS.length} pages, ${device}, processor slowed fourfold, slow 4G, ${ROUNDS} rounds`,
    linesOf(device, await measure(device)),
  ]);
