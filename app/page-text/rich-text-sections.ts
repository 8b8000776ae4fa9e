import { type RichTextValue, richTextHeadings } from '../rich-text/portable-text';
import { richTextLines, tableRows } from './rich-text-lines';
import { emptySection, type Section } from './section';

/** Of a heading: legal texts count their parts. */
const NUMBER = /^\d+\.\s*/;

/**
 * Reads a rich text by its headings.
 * @param before gets what comes before the first heading
 * @returns a section for each heading, in the order of `richTextHeadings`
 */
export function readRichText(body: RichTextValue, before: Section): Section[] {
  const headings = new Map(richTextHeadings(body).map(({ key, text }) => [key, text]));
  const sections: Section[] = [];
  for (const block of body) {
    const heading = headings.get(block._key ?? '');
    const section = sections.at(-1) ?? before;
    if (heading !== undefined) sections.push({ heading: heading.replace(NUMBER, ''), ...emptySection() });
    else {
      section.lines.push(...richTextLines([block]));
      section.rows.push(...tableRows([block]));
    }
  }
  return sections;
}
