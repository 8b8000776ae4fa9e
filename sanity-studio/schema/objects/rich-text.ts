import { LetterText } from 'lucide-react';
import { defineArrayMember, defineType } from 'sanity';
import { writing } from '../../writing/rich-text-editor';

export const richText = defineType({
  name: 'richText',
  title: 'Text',
  description: 'Headings, paragraphs, lists, quotes, pictures, tables and callouts.',
  type: 'array',
  icon: LetterText,
  components: writing('long'),
  of: [
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
  ],
});
