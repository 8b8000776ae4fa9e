/** A number with what is written to it: `5,138.00`, `PO-0318`, `B-02-3`. */
const FIGURE = /[\p{L}\d][\p{L}\d.,-]*/gu;

/**
 * Figures in the alternative texts of product views that their view does not show.
 * @param main the content of a page
 * @returns a line for each
 */
export function figuresNotShown(main: Element): string[] {
  return [...main.querySelectorAll('figure')].flatMap((figure) => {
    const view = figure.querySelector(':scope > [aria-hidden]');
    const caption = figure.querySelector(':scope > figcaption')?.textContent ?? '';
    if (!view) return [];
    const shown = new Set(figuresIn(textsOf(view).join(' ')));
    return figuresIn(caption)
      .filter((stated) => !shown.has(stated))
      .map((stated) => `${stated} is not in the view of “${caption}”`);
  });
}

const figuresIn = (text: string) =>
  (text.match(FIGURE) ?? []).map((word) => word.replace(/[.,-]+$/, '')).filter((word) => /\d/.test(word));

/** Each text by itself: cells that stand side by side are no word. */
const textsOf = (node: Node): string[] =>
  node.nodeType === node.TEXT_NODE ? [node.textContent ?? ''] : [...node.childNodes].flatMap(textsOf);
