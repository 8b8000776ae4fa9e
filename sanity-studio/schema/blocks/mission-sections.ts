import { Flag } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { pictureIn, previewPicture } from '../../pictures/previews';
import { objectList } from '../fields/list-fields';
import { mediaField } from '../fields/media-field';
import { lineField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const missionSections = defineBlock({
  name: 'missionSections',
  title: 'Mission',
  description: 'What drives us, and our future.',
  icon: Flag,
  fields: [objectList({ name: 'sections', title: 'Sections', of: 'missionSection', count: 2 })],
  shown: ['sections.0.title1', 'sections.0.title2'],
});

export const missionSection = defineType({
  name: 'missionSection',
  title: 'Mission section',
  description: 'What drives us, or where we are going.',
  type: 'object',
  icon: Flag,
  fields: [
    lineField({ name: 'title1', title: 'Title, first part', description: 'Set in grey.' }),
    lineField({
      name: 'title2',
      title: 'Title, second part',
      description: 'Set in full colour, after the first.',
    }),
    defineField({
      name: 'description',
      title: 'Paragraphs',
      type: 'array',
      description: 'The first is set larger.',
      of: [defineArrayMember({ type: 'text', rows: 3 })],
      validation: (rule) => rule.required().min(1),
    }),
    mediaField(),
  ],
  preview: {
    select: {
      title1: 'title1',
      title2: 'title2',
      ...pictureIn('image'),
    },
    prepare: ({ title1, title2, ...picture }) => ({
      title: [title1, title2].filter(Boolean).join(' '),
      media: previewPicture(picture),
    }),
  },
});
