import { stegaClean } from '@sanity/client/stega';

/** The headers of a Markdown twin, but for its type. @param page address of its page; undefined for a page itself */
export const twinHeaders = (page: string | undefined): Record<string, string> =>
  page === undefined ? {} : { Link: `<${page}>; rel="canonical"`, 'X-Robots-Tag': 'noindex' };

/** React's marks between texts. */
const COMMENTS = /<!--[^>]*-->/g;
/** Drawings and other elements that are not read out either: the converter omits those with `OMITTED`. */
const HIDDEN = /\baria-hidden="true"/g;
const OMITTED = 'data-mdast="ignore"';
/** Inline elements that only the style sheet separates, such as a name and a position. */
const TOUCHING = /<\/(?:span|a|button)>(?=<(?:span|a|button)\b)/g;

/**
 * @param html a whole page as React prints it; in texts React escapes `<` and quotes, so no pattern matches there
 * @param page its address, from which links and pictures get absolute addresses
 */
export async function markdownOf(html: string, page: string): Promise<string> {
  const { convert } = await import('./html-to-markdown.server');
  const main = html
    .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
    .replace(COMMENTS, '')
    .replace(HIDDEN, OMITTED)
    .replace(TOUCHING, '$& ');
  return stegaClean(convert(`<base href="${page}">${main}`));
}
