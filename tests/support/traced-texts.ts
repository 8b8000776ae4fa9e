import type { FrameLocator, Locator } from '@playwright/test';
import { vercelStegaClean, vercelStegaDecode } from '@vercel/stega';
import { isRecord } from '../../protocol/is-record';

/** A text on a preview page with the source that a click on it opens. */
export type MarkedText = {
  /** Without stega; of a date, its `datetime`. */
  text: string;
  id: string;
  type: string;
  path: string;
  element: Locator;
};

const PICTURE_FIELD = /(^|\.)(image|illustration|view)$/;

/**
 * Every text of a preview page with stega or edit attributes, also in closed menus; no pictures.
 * @param page in Studio, once its texts can be clicked
 */
export async function markedTexts(page: FrameLocator): Promise<MarkedText[]> {
  const found = await page.locator('body').evaluate((body) => {
    const texts: { text: string; source: string }[] = [];
    const add = (element: Element, text: string, source: string) => {
      element.setAttribute('data-marked', `${element.getAttribute('data-marked') ?? ''} ${texts.length} `);
      texts.push({ text, source });
    };
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const element = node.parentElement;
      if (element && !element.closest('script, style') && /[\u200b-\u200d\ufeff]{4}/u.test(text))
        add(element, text, text);
    }
    for (const element of body.querySelectorAll<HTMLElement>('[data-sanity]:not(img, svg, figure)')) {
      add(element, element.innerText, element.dataset.sanity ?? '');
    }
    for (const element of body.querySelectorAll('time')) add(element, element.dateTime, element.dateTime);
    return texts;
  });
  return found
    .map(({ text, source }, index) => ({
      text: vercelStegaClean(text).replace(/\s+/g, ' ').trim(),
      ...sourceOf(source),
      element: page.locator(`[data-marked*=" ${index} "]`),
    }))
    .filter(({ path }) => !PICTURE_FIELD.test(path));
}

function sourceOf(source: string): { id: string; type: string; path: string } {
  const found: unknown = source.startsWith('{') ? JSON.parse(source) : vercelStegaDecode(source);
  if (!isRecord(found)) throw new Error(`This is no source: ${source}`);
  const fields =
    typeof found.href === 'string'
      ? Object.fromEntries(new URL(found.href, 'http://localhost').searchParams)
      : found;
  const { id, type, path } = fields;
  if (typeof id !== 'string' || typeof type !== 'string' || typeof path !== 'string')
    throw new Error(`This source leads to no field: ${JSON.stringify(fields)}`);
  return { id, type, path };
}
