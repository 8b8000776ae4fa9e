import { createDataAttribute } from '@sanity/visual-editing';
import { type TextOnPage, textWith } from './text-on-page.client';

const BLOCK = /^blocks\[_key=="([^"]+)"\]/;

/**
 * Names the block of each part of the page to the overlays (`data-sanity`), which then let editors move, duplicate,
 * remove and add blocks there. The parts are found by the sources of their texts, and React leaves the attribute alone.
 * A block without a text of its own gets none.
 */
export function nameBlocks(): void {
  const main = document.querySelector('main');
  if (!main) return;
  const texts = textsOfBlocks(main);
  /** The block of which an element has all texts; empty if it has texts of several. */
  const blockOf = new Map<Element, string>();
  for (const { element, block } of texts)
    for (let up: Element | null = element; up && up !== main; up = up.parentElement)
      blockOf.set(up, (blockOf.get(up) ?? block) === block ? block : '');
  const named = new Set<string>();
  for (const { element, block, text } of texts) {
    if (named.has(block)) continue;
    named.add(block);
    let part = element;
    while (part.parentElement && blockOf.get(part.parentElement) === block) part = part.parentElement;
    if (!part.hasAttribute('data-sanity')) part.setAttribute('data-sanity', sourceOf(text, block));
  }
}

type TextOfBlock = { element: Element; block: string; text: TextOnPage };

function textsOfBlocks(main: Element): TextOfBlock[] {
  const texts: TextOfBlock[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = textWith(node);
    const block = text && BLOCK.exec(text.source.path)?.[0];
    if (element && block) texts.push({ element, block, text });
  }
  return texts;
}

function sourceOf({ source: { id, type }, studioOrigin }: TextOnPage, path: string): string {
  return createDataAttribute({ baseUrl: studioOrigin, id, type, path }).toString() ?? '';
}
