import { Signpost } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { hrefField } from '../fields/href-field';
import { checkPathIsFree } from '../rules/free-path-rule';
import { checkPath } from '../rules/path-rule';

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
      validation: (rule) => [rule.required().custom(checkPath), rule.custom(checkPathIsFree)],
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
          { title: 'Moved for good (308)', value: 308 },
          { title: 'Moved for good, old form (301)', value: 301 },
          { title: 'Moved for now (307)', value: 307 },
          { title: 'Moved for now, old form (302)', value: 302 },
          { title: 'Gone (410)', value: 410 },
        ],
      },
      initialValue: 308,
      validation: (rule) => rule.required(),
    }),
  ],
  validation: (rule) =>
    rule.custom((value) => {
      if (!value) return true;
      if (value.status !== 410 && !value.to) return 'Say where the redirect leads.';
      if (value.from && value.from === value.to) return 'A redirect cannot lead to itself.';
      return true;
    }),
  preview: {
    select: { from: 'from', to: 'to', status: 'status' },
    prepare: ({ from, to, status }) => ({ title: from, subtitle: status === 410 ? 'Gone' : `→ ${to ?? ''}` }),
  },
});
