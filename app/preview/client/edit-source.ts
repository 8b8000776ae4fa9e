import { VERCEL_STEGA_REGEX, vercelStegaDecode } from '@vercel/stega';

/** The field of a document that a part of the page shows. */
export type EditSource = { baseUrl: string; id: string; type: string; path: string };

/** Whether a text carries a hidden source. */
export function isMarked(text: string): boolean {
  // The expression of the library is stateful.
  VERCEL_STEGA_REGEX.lastIndex = 0;
  return VERCEL_STEGA_REGEX.test(text);
}

/**
 * Reads the first source that a text carries.
 * @returns undefined for none, and for one that was cut
 */
export function sourceIn(text: string): EditSource | undefined {
  if (!isMarked(text)) return undefined;
  try {
    const found: unknown = vercelStegaDecode(text);
    const href: unknown =
      typeof found === 'object' && found !== null ? Reflect.get(found, 'href') : undefined;
    if (typeof href !== 'string') return undefined;
    const { searchParams } = new URL(href, location.origin);
    const read = (name: string) => searchParams.get(name) ?? '';
    return { baseUrl: read('baseUrl'), id: read('id'), type: read('type'), path: read('path') };
  } catch {
    return undefined;
  }
}

/** Makes a click on an element lead to a field. */
export function setSource(element: HTMLElement | SVGElement, source: EditSource): void {
  const text = JSON.stringify(source);
  if (element.dataset.sanity !== text) element.dataset.sanity = text;
}
