import type { RichTextValue, ShortTextValue } from '../content-model/content-types';

type RichTextBlock = Extract<RichTextValue[number], { _type: 'block' }>;

/**
 * One paragraph of Portable Text, as the Lake returns it.
 * @param text its text; also its key
 */
export function paragraphFixture(text: string): ShortTextValue[number] {
  return {
    _key: text.slice(0, 24),
    _type: 'block',
    style: 'normal',
    listItem: null,
    level: null,
    markDefs: null,
    children: [{ _key: 'span', _type: 'span', text, marks: [] }],
  };
}

/** The same as a heading. */
export function headingFixture(style: 'h2' | 'h3', text: string): RichTextBlock {
  return { ...paragraphFixture(text), style };
}
