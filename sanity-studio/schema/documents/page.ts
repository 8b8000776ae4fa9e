import { FileText } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { blockTypes } from '../blocks/block-types';
import { insertMenu } from '../blocks/insert-menu';
import { pathField } from '../fields/address-fields';
import { languageField, pageDates, pageGroups, seoField } from '../fields/page-fields';
import { askedAsField, lineField } from '../fields/text-fields';

export const page = defineType({
  name: 'page',
  title: 'Page',
  description: 'A page of the site, built from blocks.',
  type: 'document',
  icon: FileText,
  groups: pageGroups,
  fields: [
    lineField({
      title: 'Name',
      description: 'Short: used in lists and in the trail at the top of the page.',
      max: 40,
      group: 'content',
    }),
    pathField,
    defineField({
      name: 'blocks',
      title: 'Blocks',
      type: 'array',
      group: 'content',
      description: 'From top to bottom. The first is the head of the page and holds its title.',
      of: blockTypes.map((block) => ({ type: block.name })),
      options: { insertMenu },
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'endCap',
      title: 'Closing band',
      type: 'endCap',
      group: 'content',
      description: 'Empty: the closing band of Site settings is used.',
    }),
    askedAsField({ answer: 'the sentence below the page’s title.', group: 'seo' }),
    seoField,
    languageField,
    ...pageDates,
  ],
  preview: { select: { title: 'title', subtitle: 'path' } },
});
