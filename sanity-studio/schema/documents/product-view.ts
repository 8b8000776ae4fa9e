import { ChartColumn } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { previewPicture, ViewPreview } from '../../pictures/previews';
import { lineField } from '../fields/text-fields';
import { drawings } from '../objects/view-drawings';

/** More would be taller than a phone's screen. */
const MOST_PARTS = 6;

export const productView = defineType({
  name: 'productView',
  title: 'Product view',
  description: 'A screen of the product that the site draws. Pages show it as a picture.',
  type: 'document',
  icon: ChartColumn,
  fields: [
    lineField({
      name: 'name',
      title: 'Name',
      description: 'Only editors see it, such as “Trial balance, March”.',
      max: 60,
    }),
    lineField({
      title: 'Title of the sheet',
      description: 'Without a title, what the view shows lies on the page itself, without a sheet.',
      required: false,
      max: 40,
    }),
    lineField({
      name: 'context',
      title: 'Beside the title',
      description:
        'Such as a place, a number or a month. A date such as 2026-03-31 is written in the language of the site.',
      required: false,
      max: 40,
    }),
    defineField({
      name: 'tag',
      title: 'Status',
      description: 'At the end of the title’s line.',
      type: 'viewTag',
    }),
    defineField({
      name: 'parts',
      title: 'What it shows',
      description: 'From top to bottom.',
      type: 'array',
      of: ['viewTable', ...drawings.map(({ name }) => name)].map((type) => defineArrayMember({ type })),
      options: { modal: { type: 'dialog', width: 'auto' } },
      validation: (rule) => rule.required().min(1).max(MOST_PARTS),
    }),
  ],
  components: { preview: ViewPreview },
  preview: {
    select: { title: 'name', subtitle: 'title', parts: 'parts' },
    prepare: ({ parts, ...words }) => ({ ...words, media: previewPicture({ source: 'view', parts }) }),
  },
});
