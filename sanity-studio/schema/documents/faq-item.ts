import { CircleQuestionMark } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { askedAsField, lineField } from '../fields/text-fields';

export const faqItem = defineType({
  name: 'faqItem',
  title: 'Question',
  description: 'A common question and its answer. The chat answers from it too, if a page shows it.',
  type: 'document',
  icon: CircleQuestionMark,
  fields: [
    lineField({ name: 'question', title: 'Question', max: 100 }),
    defineField({
      name: 'answer',
      title: 'Answer',
      type: 'shortText',
      validation: (rule) => rule.required(),
    }),
    askedAsField({ answer: 'this answer, if a page shows it.' }),
  ],
  preview: { select: { title: 'question' } },
});
