import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Something of a page, and how much of the line it takes: as brotli sends it at its best, fonts as they are. */
export type Weighed = { name: string; bytes: number };

export type PageWeight = {
  html: Weighed[];
  css: Weighed[];
  fonts: Weighed[];
  /** All that a reader's page runs, scripts within the document included. */
  scripts: Weighed[];
};

/** What is in it is not run. */
const TEMPLATE = /<template[\s\S]*?<\/template>/g;
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
  const html = (await answer?.text()) ?? '';
  const ofType = (type: string) =>
    Promise.all(responses.filter((response) => response.request().resourceType() === type).map(weighFile));
  const inline = [...html.replace(TEMPLATE, '').matchAll(RUN_AT_ONCE)].map(([, code = '']) => ({
    name: `inline ${code.slice(0, 30)}`,
    bytes: weigh(code),
  }));
  const files = await ofType('script');
  return {
    html: [{ name: path, bytes: weigh(html) }],
    css: await ofType('stylesheet'),
    fonts: await ofType('font'),
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
