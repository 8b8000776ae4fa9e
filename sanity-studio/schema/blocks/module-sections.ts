import { Rows3 } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { blockPreview } from '../../pictures/block-preview';
import { anchorField } from '../fields/anchor-field';
import { objectList } from '../fields/shown-list';

export const moduleSections = defineType({
  name: 'moduleSections',
  title: 'Module sections',
  description: 'Parts of a module, text and picture by turns.',
  type: 'object',
  icon: Rows3,
  fields: [
    objectList({ name: 'sections', title: 'Sections', of: 'moduleSection' }),
    defineField({
      name: 'sideIndex',
      title: 'Show an index at the side',
      type: 'boolean',
      initialValue: false,
      validation: (rule) => rule.required(),
    }),
    anchorField,
  ],
  preview: blockPreview('moduleSections', 'Module sections', 'sections.0.title'),
});
