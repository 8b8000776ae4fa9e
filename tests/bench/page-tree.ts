import { JSDOM } from 'jsdom';

/** An element as `[name, props, children]`, or a text. */
export type TreeNode = string | [name: string, props: Record<string, string>, children: TreeNode[]];

/** Attributes that React spells differently; others are unchanged. */
const REACT_NAMES: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
};

/**
 * A page's body, without its scripts, as a tree from which another framework renders the same elements.
 * @param html of a whole page
 */
export function pageTree(html: string): TreeNode[] {
  const { document } = new JSDOM(html).window;
  for (const script of document.querySelectorAll('script, template')) script.remove();
  return childrenOf(document.body);
}

function childrenOf(parent: Element): TreeNode[] {
  return [...parent.childNodes].flatMap((node): TreeNode[] => {
    if (node.nodeType === node.TEXT_NODE) return node.textContent ? [node.textContent] : [];
    const element = [...parent.children].find((child) => child === node);
    return element ? [[element.localName, propsOf(element), childrenOf(element)]] : [];
  });
}

function propsOf(element: Element): Record<string, string> {
  const named = [...element.attributes]
    .filter(({ name }) => !name.startsWith('on') && name !== 'style')
    .map(({ name, value }) => [REACT_NAMES[name] ?? name, value]);
  return Object.fromEntries(named);
}
