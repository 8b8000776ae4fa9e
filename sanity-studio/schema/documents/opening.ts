import { BriefcaseBusiness } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { hrefField } from '../fields/address-fields';
import { inGroup } from '../fields/choice-fields';
import { dateFields } from '../fields/date-fields';
import { languageField } from '../fields/page-fields';
import { lineField, paragraphField } from '../fields/text-fields';

export const opening = defineType({
  name: 'opening',
  title: 'Opening',
  description: 'A job that is open. Every block “Openings” lists it while it is visible.',
  type: 'document',
  icon: BriefcaseBusiness,
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'dates', title: 'Dates' },
  ],
  fields: [
    ...inGroup('content', [
      lineField({ max: 60 }),
      lineField({ name: 'team', title: 'Team', max: 40 }),
      lineField({
        name: 'place',
        title: 'Place',
        description: 'For example: London, or remote within the United Kingdom.',
        max: 60,
      }),
      lineField({
        name: 'contract',
        title: 'Kind of contract',
        description: 'For example: Permanent, full time.',
        max: 40,
      }),
      paragraphField({ name: 'work', title: 'What the work is', max: 400 }),
      defineField({
        name: 'requirements',
        title: 'What we look for',
        type: 'array',
        of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required() })],
        validation: (rule) => [rule.required().min(1), rule.max(6).warning('Few read more than six points.')],
      }),
      hrefField({
        title: 'Address to apply',
        description: 'An e-mail address with its subject, for example mailto:jobs@example.com?subject=Buyer.',
      }),
      defineField({
        name: 'order',
        title: 'Order',
        type: 'number',
        description: 'Lower numbers come first. Empty: after the others.',
        validation: (rule) => rule.integer().min(0),
      }),
    ]),
    { ...languageField, group: 'content' },
    ...dateFields({ of: 'opening', group: 'dates' }),
  ],
  orderings: [{ name: 'order', title: 'As on the site', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'title', subtitle: 'place' } },
});
