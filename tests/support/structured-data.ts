import * as z from 'zod';

const node = z.looseObject({ '@type': z.string() });
const graph = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(node) });

/** A node of a page's structured data. */
export type DataNode = z.infer<typeof node>;

/**
 * The nodes of a page's JSON-LD; none if the page has no such script.
 * @throws if a script holds no JSON, or no graph of schema.org
 */
export function structuredDataOf(document: Document): DataNode[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return scripts.flatMap(({ textContent }) => graph.parse(JSON.parse(textContent ?? ''))['@graph']);
}
