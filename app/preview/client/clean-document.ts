import { vercelStegaClean } from '@vercel/stega';
import { isMarked, setSource, sourceIn } from './edit-source';
import { markNeighbours } from './mark-neighbours';

/**
 * Does in the browser what `move-marks.ts` does to the HTML: what React renders anew carries hidden sources in
 * attributes and title too. They are taken out before the page is painted; overlays find them in `data-sanity`.
 */
export function cleanDocument(): void {
  cleanTree(document.documentElement);
  markNeighbours();
  new MutationObserver(cleanChanges).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

/** The overlays live beside the page and change with each move of the pointer. */
const OVERLAYS = 'sanity-visual-editing';

function cleanChanges(records: MutationRecord[]): void {
  const changes = records.filter(({ target }) => !(target instanceof Element && target.closest(OVERLAYS)));
  if (changes.length === 0) return;
  for (const { type, target, addedNodes, attributeName } of changes) {
    if (type === 'attributes' && target instanceof Element && attributeName) {
      cleanAttribute(target, attributeName);
    } else if (type === 'characterData') {
      cleanMachineText(target.parentElement);
    } else {
      cleanMachineText(target instanceof Element ? target : null);
      for (const node of addedNodes) if (node instanceof Element) cleanTree(node);
    }
  }
  markNeighbours();
}

function cleanTree(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const name of element.getAttributeNames()) cleanAttribute(element, name);
    cleanMachineText(element);
    markHiddenCaption(element);
  }
}

function cleanAttribute(element: Element, name: string): void {
  const value = element.getAttribute(name);
  if (value === null || !isMarked(value)) return;
  const source = sourceIn(value);
  if (source && (element instanceof HTMLImageElement || element instanceof SVGSVGElement))
    setSource(element, source);
  element.setAttribute(name, vercelStegaClean(value));
  if (name === 'aria-label' && element.getAttribute(name) === '') becomeDecoration(element);
}

/** A drawing that was described by its mark alone. */
function becomeDecoration(element: Element): void {
  element.removeAttribute('aria-label');
  element.removeAttribute('role');
  element.setAttribute('aria-hidden', 'true');
}

function cleanMachineText(element: Element | null): void {
  if (!element?.matches('title, script[type="application/ld+json"]')) return;
  const text = element.textContent ?? '';
  if (isMarked(text)) element.textContent = vercelStegaClean(text);
}

/** A product view is announced by a caption that nobody sees: a click on the view itself leads to its source. */
function markHiddenCaption(element: Element): void {
  if (!(element instanceof HTMLElement) || element.tagName !== 'FIGCAPTION' || element.offsetWidth > 1)
    return;
  const figure = element.closest('figure');
  const source = sourceIn(element.textContent ?? '');
  if (figure && source) setSource(figure, source);
}
