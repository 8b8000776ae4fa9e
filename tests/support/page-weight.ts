import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** A part of a page and its transfer size: with the best brotli compression, fonts as they are. */
export type Weighed = { name: string; bytes: number };

export type PageWeight = {
  html: Weighed[];
  css: Weighed[];
  fonts: Weighed[];
  /** All scripts that run without interaction, inline ones included. */
  scripts: Weighed[];
};

/** Scripts in it do not run. */
const TEMPLATE = /<template[\s\S]*?<\/template>/g;
const RUN_AT_ONCE = /<script(?: type="module")?(?: async="")?>([\s\S]*?)<\/script>/g;

/** Sizes of files, many of which several pages share. */
const weights = new Map<string, number>();

const weigh = (content: Buffer | string) => brotliCompressSync(content).length;

/**
 * Opens a page and weighs everything that it loads without interaction.
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
