import { Scale } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { insertMenu } from '../blocks/insert-menu';
import { pathField } from '../fields/address-fields';
import { inGroup } from '../fields/choice-fields';
import { languageField, pageDates, pageGroups, seoField } from '../fields/page-fields';
import { askedAsField, lineField, paragraphField } from '../fields/text-fields';

export const legalPage = defineType({
  name: 'legalPage',
  title: 'Legal page',
  description: 'Terms, privacy and the like.',
  type: 'document',
  icon: Scale,
  groups: pageGroups,
  fields: [
    lineField({ max: 48, group: 'content' }),
    pathField,
    ...inGroup('content', [
      paragraphField({ name: 'summary', title: 'Summary', max: 240 }),
      defineField({
        name: 'updatedOn',
        title: 'Last changed',
        type: 'date',
        validation: (rule) => rule.required(),
      }),
      paragraphField({
        name: 'sampleNotice',
        title: 'Notice',
        description: 'Shown above the text, for example that this is sample wording.',
        required: false,
      }),
      defineField({
        name: 'body',
        title: 'Text',
        type: 'richText',
        validation: (rule) => rule.required().min(1),
      }),
      defineField({
        name: 'blocks',
        title: 'Below the text',
        type: 'array',
        description: 'For what readers of this page ask next.',
        of: ['faqList', 'fitTable', 'ruledList', 'contactMethods'].map((type) => ({ type })),
        options: { insertMenu: { views: insertMenu.views } },
      }),
    ]),
    askedAsField({ answer: 'the summary.', group: 'seo' }),
    seoField,
    languageField,
    ...pageDates,
  ],
  preview: { select: { title: 'title', subtitle: 'path' } },
});
