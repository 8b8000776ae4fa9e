import { createHash } from 'node:crypto';
import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Renders a page whole: nothing on it is awaited while it renders, and a stream costs a sixth more.
 * @param url of the request
 * @returns its HTML; throws where a component throws
 */
export function renderPage(context: EntryContext, url: string): string {
  return `<!DOCTYPE html>${renderToString(createElement(RemixServer, { context, url }))}`;
}

/** As React prints it: in text it escapes quotes, so that outside a script nothing else looks like one. */
const STYLE = / style="[^"]*"/g;
const SCRIPT_START = '<script';
const SCRIPT_END = '</script>';

/**
 * Takes the `style` attributes out of a page's elements. Radix prints some, and the Content-Security-Policy, which
 * allows nothing inline, would refuse each with an error in the console. What they say is in the stylesheet.
 * @param html a whole page as React printed it; the contents of its scripts are not markup, and stay as they are
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
/** Script elements that browsers do not run as script: data, such as JSON-LD, needs no hash. */
const DATA_BLOCK = /\btype="(?!module|text\/javascript)[^"]+"/i;

/**
 * Hashes of every inline script of a page, as a Content-Security-Policy names them.
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
