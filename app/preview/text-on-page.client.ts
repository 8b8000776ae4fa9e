import { vercelStegaDecode, vercelStegaSplit } from '@vercel/stega';
import type { TypingStart } from '../../protocol/typing-messages';

/** A text of content on a page. */
export type TextOnPage = {
  /** The nodes that show it, in order; its stega is in the last. */
  nodes: Text[];
  source: TypingStart;
  studioOrigin: string;
};

const SOURCE = /[\u200b-\u200d\ufeff]{4}/u;
/** What `unbroken` of the typography wraps in an element of its own. */
const UNBROKEN_WORD = /^(?:\p{L}+(-\p{L}+)+|\d+–\d+ \p{L}+)$/u;
const TEXT_NODE = 3;

const isText = (node: Node | null): node is Text => node?.nodeType === TEXT_NODE;
const isUnbrokenWord = (node: Node | null): node is HTMLSpanElement =>
  node?.nodeName === 'SPAN' && UNBROKEN_WORD.test(node.textContent ?? '');

/** The text without stega. */
export const shownText = ({ nodes }: Pick<TextOnPage, 'nodes'>): string =>
  nodes.map(({ data }) => vercelStegaSplit(data).cleaned).join('');

/** The text of content at a point of the window, also below a link that covers its card. */
export function textAt(x: number, y: number): TextOnPage | undefined {
  const elements = document.elementsFromPoint(x, y);
  const texts = elements.flatMap((element) => [...element.childNodes].filter(isText));
  const hit = texts.find((node) => rectsOf(node).some((rect) => holds(rect, x, y)) && textWith(node));
  const [only, ...others] = hit ? [hit] : texts.filter(({ data }) => SOURCE.test(data));
  return only && others.length === 0 ? textWith(only) : undefined;
}

/** The text of content that a node is a part of. @returns undefined for a text of a component */
export function textWith(node: Node): TextOnPage | undefined {
  let last: Node | null = isUnbrokenWord(node.parentNode) ? node.parentNode : node;
  while (isUnbrokenWord(last) || (isText(last) && !SOURCE.test(last.data))) {
    const next: Node | null = last.nextSibling;
    if (isText(last) && !isUnbrokenWord(next)) return undefined;
    last = next;
  }
  const found = isText(last) ? sourceOf(last.data) : undefined;
  if (!isText(last) || !found) return undefined;
  const nodes = [last];
  for (let word = last.previousSibling; isUnbrokenWord(word); word = nodes[0]?.previousSibling ?? null) {
    nodes.unshift(...[...word.childNodes].filter(isText));
    const before = word.previousSibling;
    if (!isText(before) || SOURCE.test(before.data)) break;
    nodes.unshift(before);
  }
  return { nodes, ...found };
}

const sourceOf = (text: string) => readSource(vercelStegaDecode<unknown>(text));

/** The source that stega or an edit attribute names. @param decoded value of it, or anything else */
export function readSource(decoded: unknown): Omit<TextOnPage, 'nodes'> | undefined {
  if (typeof decoded !== 'object' || decoded === null || !('href' in decoded)) return undefined;
  const { origin, searchParams } = new URL(String(decoded.href));
  const [id, type, path] = ['id', 'type', 'path'].map((name) => searchParams.get(name));
  return id && type && path ? { source: { id, type, path }, studioOrigin: origin } : undefined;
}

function rectsOf(node: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()];
}

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The place in a text, in characters, at a point of the window; the text's end where the browser does not tell. */
export function offsetAt(text: TextOnPage, x: number, y: number): number {
  const place = 'caretPositionFromPoint' in document ? document.caretPositionFromPoint(x, y) : null;
  const node = place?.offsetNode ?? null;
  const index = isText(node) ? text.nodes.indexOf(node) : -1;
  if (!place || index < 0) return shownText(text).length;
  return text.nodes.slice(0, index).reduce((sum, { data }) => sum + data.length, place.offset);
}
