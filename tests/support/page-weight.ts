import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { untilAlive } from './until-alive';

/** Something of a page, and how much of the line it takes: as brotli sends it at its best, fonts as they are. */
export type Weighed = { name: string; bytes: number };

export type PageWeight = {
  html: Weighed[];
  css: Weighed[];
  fonts: Weighed[];
  /** Run or fetched before the load event, scripts within the document included. */
  scriptsBeforeLoad: Weighed[];
  /** All that comes by itself, before the load event or after it. */
  scripts: Weighed[];
};

const RUN_AT_ONCE = /<script(?: type="module")?(?: async="")?>([\s\S]*?)<\/script>/g;

/** Of files that several pages have in common. */
const weights = new Map<string, number>();

const weigh = (content: Buffer | string) => brotliCompressSync(content).length;

/**
 * Opens a page, leaves it alone until all has come that comes by itself, and weighs that.
 * @param page a page of a browser that has nothing in its cache
 */
export async function weighPage(page: Page, path: string): Promise<PageWeight> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  const html = (await answer?.text()) ?? '';
  const isEarly = await startedBeforeLoad(page);
  const ofType = (type: string) =>
    Promise.all(responses.filter((response) => response.request().resourceType() === type).map(weighFile));
  const inline = [...html.matchAll(RUN_AT_ONCE)].map(([, code = '']) => ({
    name: `inline ${code.slice(0, 30)}`,
    bytes: weigh(code),
  }));
  const files = await ofType('script');
  return {
    html: [{ name: path, bytes: weigh(html) }],
    css: await ofType('stylesheet'),
    fonts: await ofType('font'),
    scriptsBeforeLoad: [...inline, ...files.filter(({ name }) => isEarly(name))],
    scripts: [...inline, ...files],
  };
}

async function weighFile(response: Response): Promise<Weighed> {
  const name = new URL(response.url()).pathname;
  const body = () => response.body();
  const known = weights.get(name);
  const bytes = known ?? (name.endsWith('.woff2') ? (await body()).length : weigh(await body()));
  weights.set(name, bytes);
  return { name, bytes };
}

async function startedBeforeLoad(page: Page): Promise<(path: string) => boolean> {
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const end = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < end);
    return files.map(({ name }) => new URL(name).pathname);
  });
  return (path) => early.includes(path);
}
