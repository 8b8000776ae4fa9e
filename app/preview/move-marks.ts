import { VERCEL_STEGA_REGEX, vercelStegaClean, vercelStegaDecode } from '@vercel/stega';

const TAG = /<([a-z][^\s>/]*)((?:\s(?:[^>"']|"[^"]*"|'[^']*')*?)?)(\/?)>/gi;
const ATTRIBUTE = /(\s[^\s=>"'/]+)="([^"]*)"/g;
/** Their contents are not markup. */
const RAW_TEXT = /(<(script|style|textarea|title)\b[^>]*>)([\s\S]*?)(<\/\2>)/gi;
/** Read by machines, so its text is cleaned; the others carry the page's data, marks and all. */
const MACHINE_TEXT = /^<(?:title\b|script\b[^>]*\btype="application\/ld\+json")/i;
/** An attribute of these describes a picture; of all others it only repeats a text that stands on the page itself. */
const PICTURE = /^(?:img|svg)$/i;

/**
 * The one place where hidden sources leave the HTML of a preview: from its title, from data for machines, and from all
 * attributes. The source that a picture's description carried is handed on in `data-sanity`, where overlays look for it;
 * texts keep theirs.
 * @param html a whole page as React printed it
 */
export function moveMarks(html: string): string {
  let rest = 0;
  let result = '';
  for (const { index, 0: whole, 1: start = '', 3: content = '', 4: end = '' } of html.matchAll(RAW_TEXT)) {
    const kept = MACHINE_TEXT.test(start) ? vercelStegaClean(content) : content;
    result += cleanTags(html.slice(rest, index)) + start + kept + end;
    rest = index + whole.length;
  }
  return result + cleanTags(html.slice(rest));
}

function cleanTags(markup: string): string {
  return markup.replace(TAG, (tag: string, name: string, attributes: string, end: string) => {
    if (!isMarked(attributes)) return tag;
    const source = PICTURE.test(name) ? sourceIn(attributes) : undefined;
    const mark = source === undefined ? '' : ` data-sanity="${escapeAttribute(source)}"`;
    const cleaned = attributes.replace(ATTRIBUTE, (_whole, attribute: string, value: string) =>
      isMarked(value) ? `${attribute}="${vercelStegaClean(value)}"` : `${attribute}="${value}"`,
    );
    return `<${name}${withoutEmptyName(cleaned)}${mark}${end}>`;
  });
}

/** A drawing that was described by its mark alone is decoration. */
function withoutEmptyName(attributes: string): string {
  if (!/\saria-label=""/.test(attributes)) return attributes;
  return attributes.replace(/\s(?:aria-label=""|role="img")/g, '').concat(' aria-hidden="true"');
}

function sourceIn(text: string): string | undefined {
  try {
    const source: unknown = vercelStegaDecode(text);
    return source === undefined ? undefined : JSON.stringify(source);
  } catch {
    return undefined;
  }
}

/** The expression of the library is stateful. */
function isMarked(text: string): boolean {
  VERCEL_STEGA_REGEX.lastIndex = 0;
  return VERCEL_STEGA_REGEX.test(text);
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escapeAttribute = (text: string) => text.replace(/[&"<>]/g, (character) => ESCAPES[character] ?? '');
