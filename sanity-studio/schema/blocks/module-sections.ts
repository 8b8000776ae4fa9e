import { Rows3 } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { objectList } from '../fields/list-fields';

export const moduleSections = defineType({
  name: 'moduleSections',
  title: 'Module sections',
  description: 'Parts of a module, with text and picture alternately left and right.',
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
