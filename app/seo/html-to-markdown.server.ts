import { fromHtml } from 'hast-util-from-html';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';

/** The converter omits captions, for which Markdown has no form. */
const table: Handle = (state, node) => {
  const captions = node.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'caption' ? state.toFlow(state.all(child)) : [],
  );
  return [...captions, defaultHandlers.table(state, node)];
};

/** A drawing's alternative text; the other drawings are omitted. */
const svg: Handle = (_state, { properties: { ariaLabel } }) =>
  typeof ariaLabel === 'string' ? { type: 'text', value: ariaLabel } : undefined;

/**
 * Writes CommonMark with GitHub's tables. Imported with the first twin only: no page needs the packages.
 * @param html a fragment; addresses are resolved from its `base` element
 */
export function convert(html: string): string {
  const tree = toMdast(fromHtml(html, { fragment: true }), { handlers: { svg, table } });
  return toMarkdown(tree, { bullet: '-', extensions: [gfmTableToMarkdown()] });
}
