/**
 * The texts of a page's elements, in order, with collapsed white space.
 * @param selector CSS
 */
export function textsOf(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) =>
    (textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
}
