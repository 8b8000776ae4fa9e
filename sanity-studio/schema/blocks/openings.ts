import { BriefcaseBusiness } from 'lucide-react';
import { leadField, lineField, paragraphField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const openings = defineBlock({
  name: 'openings',
  title: 'Openings',
  description: 'All jobs that are open now. They are documents of their own, under Openings.',
  icon: BriefcaseBusiness,
  fields: [
    lineField({ max: 60 }),
    leadField({ max: 240 }),
    lineField({
      name: 'requirementsLabel',
      title: 'Words above what we look for',
      max: 40,
      initialValue: 'What we look for',
    }),
    lineField({
      name: 'applyLabel',
      title: 'Words of the link to apply',
      max: 32,
      initialValue: 'Apply by e-mail',
    }),
    paragraphField({
      name: 'emptyText',
      title: 'Text without openings',
      description: 'Stands in place of the list while no job is open.',
      max: 240,
    }),
  ],
});
