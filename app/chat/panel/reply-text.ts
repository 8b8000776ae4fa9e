import { safeHref } from '../../ui/safe-href';

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

type ReplyPart =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'bullets'; items: string[] };

const BULLET = /^(?:-(?: |$)|\u2022)\s*(?<text>.*)$/u;
const SHORT_HEADING_MAX_CHARACTERS = 40;
/** What models write for emphasis, code and headings. */
const MARKDOWN = /\*\*|`|^#{1,6} +/g;

/**
 * A reply line by line: a line that begins with `- ` or `•` is a bullet; else one that ends with a colon, or of at most
 * 40 characters with letters and none of them lower-case, is a heading; else it is a paragraph.
 * @param text as received; blank lines are omitted, adjacent bullets form one list
 */
export function replyParts(text: string): ReplyPart[] {
  const parts: ReplyPart[] = [];
  for (const line of text.split('\n').map((each) => each.trim().replace(MARKDOWN, '').trim())) {
    if (line === '') continue;
    const bullet = BULLET.exec(line)?.groups?.text;
    if (bullet === '') continue;
    const last = parts.at(-1);
    if (bullet === undefined) parts.push({ kind: isHeading(line) ? 'heading' : 'paragraph', text: line });
    else if (last?.kind === 'bullets') last.items.push(bullet);
    else parts.push({ kind: 'bullets', items: [bullet] });
  }
  return parts;
}

function isHeading(line: string): boolean {
  if (line.endsWith(':')) return true;
  return (
    [...line].length <= SHORT_HEADING_MAX_CHARACTERS && /\p{Lu}|\p{Lt}/u.test(line) && !/\p{Ll}/u.test(line)
  );
}

type LinePart = {
  text: string;
  href?: string;
  host?: string;
};

/** Characters of addresses (RFC 3986) and letters of any language, and what stands between brackets that both belong to it. */
const ADDRESS = String.raw`(?:[\p{L}\p{M}\p{N}\-._~%!$&'*+,;=:@/?#]|\([\p{L}\p{M}\p{N}\-._~%!$&'*+,;=:@/?#]*\))*`;
/** `[text](address)`, an http(s) address, or a path after a space, a bracket or a quotation mark. */
const LINK = new RegExp(
  [
    String.raw`\[(?<label>[^[\]\n]{1,200})\]\((?<target>(?:[^()\s]|\([^()\s]*\)){1,500})\)`,
    String.raw`(?<url>https?:\/\/${ADDRESS})`,
    String.raw`(?<=(?:^|[\s(])["'\u201c\u2018\u201e\u00ab]?)(?<path>\/[?#]?[\p{L}\p{N}_~%]${ADDRESS})`,
  ].join('|'),
  'giu',
);
const SENTENCE_END = /[.,;:!?'*]+$/;

/**
 * The text and the links of a line. An address that is neither http(s) nor a path of this site stays text.
 * @param origin of this site, whose absolute addresses become paths
 */
export function lineParts(line: string, origin = globalThis.location?.origin): LinePart[] {
  const parts: LinePart[] = [];
  let end = 0;
  for (const match of line.matchAll(LINK)) {
    const { label, target, url, path } = match.groups ?? {};
    const address = (target ?? url ?? path ?? '').replace(target === undefined ? SENTENCE_END : '', '');
    const link = linkTo(address, label ?? address, origin);
    if (link === undefined) continue;
    if (match.index > end) parts.push({ text: line.slice(end, match.index) });
    parts.push(link);
    end = match.index + (target === undefined ? address.length : match[0].length);
  }
  if (end < line.length) parts.push({ text: line.slice(end) });
  return parts;
}

function linkTo(address: string, text: string, origin: string | undefined): LinePart | undefined {
  const safe = safeHref(address);
  if (safe.kind === 'internal') return address.startsWith('/') ? { text, href: safe.href } : undefined;
  if (safe.kind === 'none' || !/^https?:/i.test(safe.href)) return undefined;
  const url = new URL(safe.href);
  if (url.origin === origin) return { text, href: `${url.pathname}${url.search}${url.hash}` };
  return { text, href: url.href, host: url.host };
}
