import { setTimeout as sleep } from 'node:timers/promises';
import { documentQuery } from '../../app/content/source/queries.groq';
import { ENTRIES_PER_PAGE } from '../../protocol/list-page';
import { readLinks } from '../../sanity-studio/addresses/linked-content';
import { findProblems } from '../../sanity-studio/attention/find-problems';
import { checkDocument, type FindFlaws } from '../../sanity-studio/checks/check-document';
import { discardSiteIndex, readSiteIndex } from '../../sanity-studio/checks/site-index';
import { LISTED, pageListQuery } from '../../sanity-studio/presentation/page-list';
import { content } from '../support/content';
import { articlePath, type LargeSite, oldPath, startLargeSite } from './large-site';
import { word } from './made-up-text';
import { median, percentile } from './percentile';
import { bench, type Line } from './promise';
import { timed, timesOf } from './times';

const SIZES = [100, 1_000, 10_000];
const IN_EACH_LANGUAGE = 5_000;
const REDIRECTS = 5_000;
const VIEWS = 50;
const CHANGES = 10;
/** The pace of a reader, which the limits of paths and searches per address allow. */
const PAUSE_MS = 250;
/** A page may be old for so long without being marked. */
const FRESH_MS = 2_000;
const BUILT_WITHIN_MS = 30_000;
/** What visitors wait for may grow by half. */
const GROWTH = 1.5;
/** What grows by less than this is not felt, and within the noise of a run. */
const UNFELT_MS = 5;
const BYTES_PER_KB = 1_000;
const { blog, post } = content;
/** Without those of single fields, which need Studio's packages. */
const byRules: FindFlaws = async (...asked) => checkDocument(...asked);

/** What one size measures, by its line in the table: a time in milliseconds, or what its name says. */
type Measured = Record<string, number>;

/** @throws for another status than the expected one */
async function view(site: LargeSite, path: string, status = 200) {
  const startedAtMs = performance.now();
  const answer = await fetch(site.url + path, { redirect: 'manual' });
  const html = await answer.text();
  const tookMs = performance.now() - startedAtMs;
  if (answer.status !== status) throw new Error(`${path}: ${answer.status}`);
  return { tookMs, html, isHit: answer.headers.get('Cache-Status') === 'front-door; hit' };
}

/** The 95th percentile of 50 views is the third slowest, so growth compares medians. */
type Views = { medianMs: number; p95Ms: number };

/** First views of different paths. @throws if one of them comes from the cache */
async function firstViews(
  site: LargeSite,
  pathOf: (at: number) => string,
  { times = VIEWS, status = 200 } = {},
) {
  const seen = [];
  for (let at = 0; at < times; at += 1) {
    const path = pathOf(at);
    const one = await view(site, path, status);
    if (one.isHit) throw new Error(`${path} was cached`);
    seen.push(one);
    await sleep(PAUSE_MS);
  }
  return {
    ...viewsOf(seen),
    kb: Math.max(...seen.map(({ html }) => Buffer.byteLength(html))) / BYTES_PER_KB,
  };
}

function viewsOf(seen: readonly { tookMs: number }[]): Views {
  const times = seen.map(({ tookMs }) => tookMs);
  return { medianMs: median(times), p95Ms: percentile(times, 0.95) };
}

/** From the first request on until a search is answered with results. */
function searchIsBuilt(site: LargeSite): Promise<number> {
  const path = `/search?q=${encodeURIComponent(post.title)}`;
  const giveUpMs = performance.now() + BUILT_WITHIN_MS;
  return timed(async () => {
    // While the index is made, a search waits for some seconds, and is then answered with 503.
    while (!(await (await fetch(site.url + path)).text()).includes(`href="${post.path}`)) {
      if (performance.now() > giveUpMs) throw new Error('There is no search index.');
      await sleep(PAUSE_MS);
    }
  });
}

/** From the acknowledged publication of a change until visitors see it. */
async function publishedToSeen(site: LargeSite): Promise<number> {
  const seen = async (title: string) => {
    const giveUpMs = performance.now() + FRESH_MS;
    while (!(await view(site, articlePath(1))).html.includes(title)) {
      if (performance.now() > giveUpMs) throw new Error('The change is not on the site.');
      await sleep(5);
    }
  };
  const tookMs: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const title = `Change ${change} of many`;
    await site.editor.patch('article-more-1').set({ title }).commit({ visibility: 'async' });
    tookMs.push(await timed(() => seen(title)));
  }
  return median(tookMs);
}

/** A query for a page by path, as the site sends it. */
async function lakeQueryMs({ editor }: LargeSite, articles: number): Promise<number> {
  const paths = (at: number) => [articlePath(1 + ((at * 7) % articles))];
  return median(
    await timesOf(VIEWS, (at) => editor.fetch(documentQuery, { paths: paths(at), published: [] })),
  );
}

/**
 * What Studio asks for: a pane of articles, as its list does; the pages beside the preview, and a search among them; the
 * address book; the links that a move or a deletion looks through; all of “Needs attention”.
 */
async function studioTimes({ editor }: LargeSite): Promise<Measured> {
  const pane = `*[_type == "article" && channel == "blog"] | order(publishedAt desc)[0...100]{ _id, _type, publishedAt }`;
  const pages = (text: string) => () =>
    editor.fetch(pageListQuery(LISTED), { word: text }, { perspective: 'drafts' });
  discardSiteIndex();
  return {
    'Studio: list of the blog': await timed(() => editor.fetch(pane, {}, { perspective: 'drafts' })),
    'Studio: pages beside the preview': await timed(pages('')),
    'Studio: search among the pages': await timed(pages(word())),
    'Studio: links before a move': await timed(() => readLinks(editor)),
    'Studio: address book and index of the rules': await timed(() => readSiteIndex(editor)),
    'Studio: Needs attention': await timed(() => findProblems(editor, byRules)),
  };
}

async function measure(articles: number, isBilingual = false): Promise<{ felt: Measured; others: Measured }> {
  const site = await startLargeSite({ articles, redirects: REDIRECTS, isBilingual });
  try {
    const builtMs = await searchIsBuilt(site);
    const step = articles / VIEWS;
    const times = Math.min(VIEWS, Math.floor(articles / ENTRIES_PER_PAGE) - 1);
    const pages = Math.floor(articles / ENTRIES_PER_PAGE / times);
    // The program of lists is compiled by then, as that of articles and searches is.
    await view(site, blog.path);
    const listed = await firstViews(site, (at) => `${blog.path}?page=${2 + at * pages}`, { times });
    const again = [];
    for (let at = 0; at < VIEWS; at += 1) again.push(await view(site, articlePath(1)));
    const views: Record<string, Views> = {
      'article, first view': await firstViews(site, (at) => articlePath(2 + Math.floor(at * step))),
      'article, later views': viewsOf(again),
      'list, first view': listed,
      'search, first view': await firstViews(site, () => `/search?q=${word()}+${word()}+${word()}`),
      'unknown path': await firstViews(site, (at) => `/made-up/${at}`, { status: 404 }),
      redirect: await firstViews(site, (at) => oldPath(at * 100), { status: 308 }),
    };
    const felt = Object.fromEntries(Object.entries(views).map(([what, { medianMs }]) => [what, medianMs]));
    const slowest = Object.entries(views).map(([what, { p95Ms }]) => [`${what}, p95`, p95Ms]);
    const file = async (path: string) => (await view(site, path)).tookMs;
    return {
      felt: { ...felt, 'publish to view': await publishedToSeen(site) },
      others: {
        ...Object.fromEntries(slowest),
        'list, kB': listed.kb,
        feed: await file('/rss.xml'),
        'llms.txt': await file('/llms.txt'),
        sitemap: await file('/sitemap.xml'),
        'start of the Lake': site.lake.startedInMs,
        'start of the site': site.door.startedInMs,
        'search index, from the first page on': builtMs,
        'query of a page in the Lake': await lakeQueryMs(site, articles),
        ...(await studioTimes(site)),
        'memory of the Lake, MB': site.lake.memoryMb(),
        'memory of the front door, MB': site.door.ownMemoryMb(),
        'memory of the renderer, MB': site.door.memoryMb() - site.door.ownMemoryMb(),
      },
    };
  } finally {
    await site.stop();
  }
}

/** For the largest site; ms where the name does not say otherwise. */
const atMost: Measured = {
  'list, first view, p95': 100,
  'list, kB': 100,
  'query of a page in the Lake': 20,
  'memory of the Lake, MB': 250,
};

/** Two translations are tied by a document more, which the Lake holds in memory too. */
const atMostInTwo: Measured = { ...atMost, 'memory of the Lake, MB': 400 };

bench('a site as its articles grow', 40, async () => {
  const sizes: Awaited<ReturnType<typeof measure>>[] = [];
  for (const size of SIZES) sizes.push(await measure(size));
  // As many documents as the largest of the others.
  const bilingual = await measure(IN_EACH_LANGUAGE, true);
  const valuesOf = (part: 'felt' | 'others') =>
    Object.keys(sizes[0]?.[part] ?? {}).map((what): [string, number[]] => [
      what,
      sizes.map((size) => size[part][what] ?? Number.NaN),
    ]);
  const last = (values: readonly number[]) => values.at(-1) ?? Number.NaN;
  const table = [...valuesOf('felt'), ...valuesOf('others')].map(([what, values]): Line => {
    const unit = /, (MB|kB)$/.exec(what)?.[1] ?? 'ms';
    const shown = values.map((value) => value.toFixed(1)).join(' → ');
    return [`${what}: ${shown}`, last(values), unit, { atMost: atMost[what] }];
  });
  const growth = valuesOf('felt').map(([what, values]): Line => {
    const times = (last(values) + UNFELT_MS) / ((values[0] ?? Number.NaN) + UNFELT_MS);
    return [`${what}: growth`, times, '×', { atMost: GROWTH }];
  });
  const inTwo = Object.entries({ ...bilingual.felt, ...bilingual.others }).map(([what, value]): Line => {
    const unit = /, (MB|kB)$/.exec(what)?.[1] ?? 'ms';
    return [`two languages: ${what}`, value, unit, { atMost: atMostInTwo[what] }];
  });
  const inTwoGrowth = Object.entries(bilingual.felt).map(([what, value]): Line => {
    const times = (value + UNFELT_MS) / ((sizes.at(-1)?.felt[what] ?? Number.NaN) + UNFELT_MS);
    return [`two languages: ${what}, against one`, times, '×', { atMost: GROWTH }];
  });
  return [
    `A site with ${SIZES.join(', ')} articles, another with two languages of ${IN_EACH_LANGUAGE}, and ${REDIRECTS} redirects; ${VIEWS} views each`,
    [...table, ...growth, ...inTwo, ...inTwoGrowth],
  ];
});
