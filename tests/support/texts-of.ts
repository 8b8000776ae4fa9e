/**
 * The texts of a page's elements, in order, each with its white space made single.
 * @param selector CSS
 */
export function textsOf(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) =>
    (textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
}
