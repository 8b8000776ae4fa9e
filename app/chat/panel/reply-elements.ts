import { lineParts, replyParts } from './reply-parts';

/**
 * A reply as paragraphs, headings and bullets. Its text is never parsed as markup; only addresses become links.
 * @param newTabHint read out after links to other sites, which open in a new tab
 */
export function replyElements(text: string, newTabHint: string): HTMLElement[] {
  const line = (tag: 'p' | 'li', words: string) => {
    const element = document.createElement(tag);
    element.dir = 'auto';
    element.append(...lineNodes(words, newTabHint));
    return element;
  };
  return replyParts(text).map((part) => {
    if (part.kind === 'bullets') {
      const list = document.createElement('ul');
      list.append(...part.items.map((item) => line('li', item)));
      return list;
    }
    const paragraph = line('p', part.text);
    paragraph.toggleAttribute('data-heading', part.kind === 'heading');
    return paragraph;
  });
}

function lineNodes(text: string, newTabHint: string): (string | HTMLElement)[] {
  return lineParts(text).map(({ text: words, href, host }) => {
    if (href === undefined) return words;
    const link = document.createElement('a');
    link.href = href;
    link.textContent = words;
    if (host === undefined) return link;
    link.target = '_blank';
    link.rel = 'noopener nofollow';
    if (!words.includes(host)) link.append(` (${host})`);
    const hint = document.createElement('span');
    hint.textContent = ` ${newTabHint}`;
    link.append(hint);
    return link;
  });
}
