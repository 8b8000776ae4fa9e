import { createHash } from 'node:crypto';
import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Renders a page without streaming: nothing is awaited during rendering, and a stream takes a sixth longer.
 * @param url of the request
 * @returns its HTML; throws if a component throws
 */
export function renderPage(context: EntryContext, url: string): string {
  return `<!DOCTYPE html>${renderToString(createElement(RemixServer, { context, url }))}`;
}

/** As React prints it. In text React escapes quotes, so outside scripts only attributes match. */
const STYLE = / style="[^"]*"/g;
const SCRIPT_START = '<script';
const SCRIPT_END = '</script>';

/**
 * Removes the `style` attributes from a page's elements. Radix prints some, and the Content-Security-Policy, which
 * allows no inline styles, would block each with an error in the console. The stylesheet has the same properties.
 * @param html a whole page as React printed it; the contents of its scripts stay unchanged
 */
export function withoutStyleAttributes(html: string): string {
  const [before = '', ...scripts] = html.split(SCRIPT_START);
  const rest = scripts.map((script) => {
    const end = script.indexOf(SCRIPT_END);
    return script.slice(0, end) + script.slice(end).replace(STYLE, '');
  });
  return [before.replace(STYLE, ''), ...rest].join(SCRIPT_START);
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Script elements that browsers do not run: data, such as JSON-LD, needs no hash. */
const DATA_BLOCK = /\btype="(?!module|text\/javascript)[^"]+"/i;

/**
 * Hashes of every inline script of a page, in the format of a Content-Security-Policy.
 * @param html a whole page
 * @returns `sha256-…`, each once, in the order of the page
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (/\bsrc=/i.test(attributes) || DATA_BLOCK.test(attributes)) continue;
    hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
  return [...hashes];
}
