import { Text } from 'lucide-react';
import { defineArrayMember, defineType } from 'sanity';

export const shortText = defineType({
  name: 'shortText',
  title: 'Short text',
  description: 'Paragraphs and lists, with links.',
  type: 'array',
  icon: Text,
  of: [
    defineArrayMember({
      type: 'block',
      styles: [{ title: 'Paragraph', value: 'normal' }],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [{ title: 'Bold', value: 'strong' }],
        annotations: [{ type: 'textLink' }],
      },
    }),
  ],
});
