import { Calculator, LetterText } from 'lucide-react';
import { defineArrayMember, defineType } from 'sanity';
import { textSizeIcon } from '../../pictures/text-size-icon';
import { writing } from '../../writing/rich-text-editor';

const members = [
  defineArrayMember({
    type: 'block',
    styles: [
      { title: 'Paragraph', value: 'normal' },
      { title: 'Heading', value: 'h2' },
      { title: 'Smaller heading', value: 'h3' },
      { title: 'Quote', value: 'blockquote' },
    ],
    lists: [
      { title: 'Bullets', value: 'bullet' },
      { title: 'Numbers', value: 'number' },
    ],
    marks: {
      decorators: [
        { title: 'Bold', value: 'strong' },
        { title: 'Italic', value: 'em' },
        { title: 'Code', value: 'code' },
      ],
      annotations: [{ type: 'textLink' }],
    },
  }),
  defineArrayMember({ type: 'figure' }),
  defineArrayMember({ type: 'contentTable' }),
  defineArrayMember({ type: 'callout' }),
];

export const richText = defineType({
  name: 'richText',
  title: 'Text',
  description: 'Headings, paragraphs, lists, quotes, pictures, tables and callouts.',
  type: 'array',
  icon: LetterText,
  components: writing('long'),
  of: members,
});

/** Pages have calculators as blocks, and no legal page has a use for one. */
export const articleText = defineType({
  name: 'articleText',
  title: 'Text of an article',
  description: 'Headings, paragraphs, lists, quotes, pictures, tables, callouts and calculators.',
  type: 'array',
  icon: LetterText,
  components: writing('long'),
  of: [...members, defineArrayMember({ type: 'valuationCalculator', icon: textSizeIcon(Calculator) })],
});
