import { CircleQuestionMark } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { REQUIRED } from '../../checks/place-of';
import { flagField } from '../fields/choice-fields';
import { askedAsField, lineField } from '../fields/text-fields';

export const faqItem = defineType({
  name: 'faqItem',
  title: 'Question',
  description: 'A common question and its answer. The chat answers from it too, if a page shows it.',
  type: 'document',
  icon: CircleQuestionMark,
  fields: [
    lineField({ name: 'question', title: 'Question', max: 100 }),
    flagField({
      name: 'byMail',
      title: 'Answered by mail',
      description:
        'The site shows “Answer by mail” of Site settings: better than an answer that is not certain.',
      initialValue: false,
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      type: 'shortText',
      hidden: ({ document }) => document?.byMail === true,
      validation: (rule) =>
        rule.custom((answer, { document }) => document?.byMail === true || answer !== undefined || REQUIRED),
    }),
    askedAsField({ answer: 'this answer, if a page shows it.' }),
  ],
  preview: {
    select: { title: 'question', byMail: 'byMail' },
    prepare: ({ title, byMail }) => ({ title, subtitle: byMail ? 'Answered by mail' : undefined }),
  },
});
