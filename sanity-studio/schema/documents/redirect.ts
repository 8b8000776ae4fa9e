import { Signpost } from 'lucide-react';
import { type ConditionalPropertyCallback, defineField, defineType } from 'sanity';
import { hrefField } from '../fields/address-fields';

const GONE = 410;
const isGone: ConditionalPropertyCallback = ({ document }) => document?.status === GONE;

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  description: 'Leads visitors of an old address to a new one.',
  type: 'document',
  icon: Signpost,
  fields: [
    defineField({
      name: 'from',
      title: 'Old address',
      type: 'string',
      description:
        'As it really was, for example /old-name, /about.html or /index.php?id=7. /blog/* stands for everything below /blog.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'page',
      title: 'Leads to the page',
      type: 'reference',
      to: [{ type: 'page' }, { type: 'article' }, { type: 'legalPage' }, { type: 'topic' }],
      // A redirect never keeps a page from being deleted.
      weak: true,
      options: { disableNew: true },
      description: 'The redirect follows the page if it moves again.',
      hidden: isGone,
    }),
    {
      ...hrefField({ name: 'to', title: 'Or to an address', required: false }),
      description:
        'For a part of a page, another site, or everything below a path (/company/blog/*). Used if no page is chosen.',
      hidden: isGone,
    },
    defineField({
      name: 'status',
      title: 'Kind',
      type: 'number',
      options: {
        list: [
          { title: 'Moved for good', value: 308 },
          { title: 'Moved for now', value: 307 },
          { title: 'Gone: there is no new page', value: GONE },
          { title: 'Moved for good, as older systems expect it (301)', value: 301 },
          { title: 'Moved for now, as older systems expect it (302)', value: 302 },
        ],
        layout: 'radio',
      },
      initialValue: 308,
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { from: 'from', to: 'to', path: 'page.path', status: 'status' },
    prepare: ({ from, to, path, status }) => ({
      title: from,
      subtitle: status === GONE ? 'Gone' : `→ ${path ?? to ?? ''}`,
    }),
  },
});
