import { Text } from 'lucide-react';
import { defineArrayMember, defineType } from 'sanity';
import { writing } from '../../writing/rich-text-editor';

export const shortText = defineType({
  name: 'shortText',
  title: 'Short text',
  description: 'Paragraphs and lists, with links.',
  type: 'array',
  icon: Text,
  components: writing('short'),
  of: [
    defineArrayMember({
      type: 'block',
      styles: [{ title: 'Paragraph', value: 'normal' }],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Bold', value: 'strong' },
          { title: 'Italic', value: 'em' },
        ],
        annotations: [{ type: 'textLink' }],
      },
    }),
  ],
});
