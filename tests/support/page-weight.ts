import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

const KB = 1_000;
/** Budgets of every page, with the best brotli compression. Slightly above the current sizes; raise one only by a decision. */
const PAGE_BUDGETS_KB = { html: 21.2, css: 14.6, scripts: 6.2, scriptsAfterLoad: 2.6, fonts: 58 };
/** Fetched when the page has loaded and is idle; `visits.test.ts` proves it. */
const AFTER_LOAD = /\/visit-program-/;

/** A part of a page and its transfer size: with the best brotli compression, fonts as they are. */
export type Weighed = { name: string; bytes: number };

/** Scripts in it do not run. */
const TEMPLATE = /<template[\s\S]*?<\/template>/g;
const RUN_AT_ONCE = /<script(?: type="module")?(?: async="")?>([\s\S]*?)<\/script>/g;

/** Sizes of files, many of which several pages share. */
const weights = new Map<string, number>();

const QUICK = 7;
const weigh = (content: Buffer | string, quality = constants.BROTLI_MAX_QUALITY) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Empty if the budget holds; else one line with the parts, heaviest first. */
export function excess(what: string, parts: readonly Weighed[], budgetKb: number): string[] {
  const sum = parts.reduce((total, { bytes }) => total + bytes, 0);
  if (sum <= budgetKb * KB) return [];
  const heaviest = [...parts].sort((a, b) => b.bytes - a.bytes);
  const list = heaviest.map(({ name, bytes }) => `${name} ${(bytes / KB).toFixed(1)}`).join(', ');
  return [`${what}: ${(sum / KB).toFixed(1)} KB, of ${budgetKb} allowed: ${list}`];
}

/** Most pages are within the budget with a quick compression too: the best takes some tenths of a second. */
function excessOfHtml(name: string, html: string): string[] {
  const over = (quality?: number) =>
    excess('HTML', [{ name, bytes: weigh(html, quality) }], PAGE_BUDGETS_KB.html);
  return over(QUICK).length === 0 ? [] : over();
}

/**
 * Opens a page and weighs everything that it loads without interaction.
 * @returns what is over its budget, and parts of which there is not the expected number
 */
export async function openWeighed(page: Page, path: string): Promise<string[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(path, { waitUntil: 'networkidle' });
  // Without the port: some ports compress better than others.
  const { host, hostname } = new URL(page.url());
  const html = (await (await fetch(page.url())).text()).replaceAll(host, hostname);
  const ofType = (type: string) =>
    Promise.all(requests.filter((each) => each.resourceType() === type).map((each) => weighFile(each.url())));
  // All that run without interaction.
  const inline = [...html.replace(TEMPLATE, '').matchAll(RUN_AT_ONCE)].map(([, code = '']) => ({
    name: `inline ${code.slice(0, 30)}`,
    bytes: weigh(code),
  }));
  const [scripts, fonts] = [await ofType('script'), await ofType('font')];
  const late = scripts.filter(({ name }) => AFTER_LOAD.test(name));
  const atOnce = [...inline, ...scripts.filter(({ name }) => !AFTER_LOAD.test(name))];
  return [
    ...excessOfHtml(path, html),
    ...excess('CSS', await ofType('stylesheet'), PAGE_BUDGETS_KB.css),
    ...excess('JavaScript', atOnce, PAGE_BUDGETS_KB.scripts),
    ...excess('JavaScript after load', late, PAGE_BUDGETS_KB.scriptsAfterLoad),
    ...excess('Fonts', fonts, PAGE_BUDGETS_KB.fonts),
    ...(fonts.length === 1 ? [] : [`${fonts.length} fonts`]),
    ...(scripts.length > 0 ? [] : ['no script']),
  ];
}

/** Weighs a file of the site. The browser does not keep the content of those that it has in its cache. */
export async function weighFile(url: string): Promise<Weighed> {
  const name = new URL(url).pathname;
  const content = async () => Buffer.from(await (await fetch(url)).arrayBuffer());
  const known = weights.get(name);
  const bytes = known ?? (name.endsWith('.woff2') ? (await content()).length : weigh(await content()));
  weights.set(name, bytes);
  return { name, bytes };
}
