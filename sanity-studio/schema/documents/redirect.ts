import { Signpost } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { hrefField } from '../fields/address-fields';

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  description: 'Leads visitors of an old path to a new one.',
  type: 'document',
  icon: Signpost,
  fields: [
    defineField({
      name: 'from',
      title: 'Old path',
      type: 'string',
      description: 'The path that no longer has a page, for example /old-name.',
      validation: (rule) => rule.required(),
    }),
    hrefField({
      name: 'to',
      title: 'Leads to',
      description: 'Leave empty only for “Gone”.',
      required: false,
    }),
    defineField({
      name: 'status',
      title: 'Kind',
      type: 'number',
      options: {
        list: [
          { title: 'Moved for good', value: 308 },
          { title: 'Moved for now', value: 307 },
          { title: 'Gone: there is no new page', value: 410 },
          { title: 'Moved for good, as older systems expect it (301)', value: 301 },
          { title: 'Moved for now, as older systems expect it (302)', value: 302 },
        ],
        layout: 'radio',
      },
      initialValue: 308,
      validation: (rule) => rule.required(),
    }),
  ],
  validation: (rule) =>
    rule.custom((value) =>
      value?.from && value.from === value.to ? 'A redirect cannot lead to itself.' : true,
    ),
  preview: {
    select: { from: 'from', to: 'to', status: 'status' },
    prepare: ({ from, to, status }) => ({ title: from, subtitle: status === 410 ? 'Gone' : `→ ${to ?? ''}` }),
  },
});
