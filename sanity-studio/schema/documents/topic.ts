import { Tag } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { pathField } from '../fields/address-fields';
import { languageField, pageDates, pageGroups } from '../fields/page-fields';
import { lineField, paragraphField } from '../fields/text-fields';

export const topic = defineType({
  name: 'topic',
  title: 'Topic',
  description: 'What articles are about. With a path it has a page with all of them.',
  type: 'document',
  icon: Tag,
  groups: pageGroups.filter(({ name }) => name !== 'seo'),
  fields: [
    lineField({
      title: 'Name',
      description: 'One or two words, for example Accounting.',
      max: 24,
      group: 'content',
    }),
    defineField({
      ...pathField,
      description:
        'Where the page of the topic stands on the site. {product} becomes the product’s short name. Leave it empty until three articles are about it: until then it has no page, and nothing leads to one.',
      validation: undefined,
    }),
    // Not required: one that a migration has made has none yet. The rules for search texts ask for it.
    paragraphField({
      description: 'One sentence, 50 to 160 characters. It stands on the topic’s page and in search results.',
      required: false,
      max: 160,
      group: 'content',
    }),
    languageField,
    ...pageDates,
  ],
  preview: { select: { title: 'title', subtitle: 'path' } },
});
