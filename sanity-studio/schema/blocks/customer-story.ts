import { BookOpenText } from 'lucide-react';
import { defineField } from 'sanity';
import { labelField, labelFieldset } from '../fields/label-fields';
import { leadField, lineField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const customerStory = defineBlock({
  name: 'customerStory',
  title: 'Customer story',
  description: 'One company: before, what was hard, what was left out, and its screens.',
  icon: BookOpenText,
  fieldsets: [labelFieldset],
  fields: [
    lineField({ max: 60 }),
    leadField({ max: 240 }),
    defineField({
      name: 'story',
      title: 'Story',
      type: 'reference',
      to: [{ type: 'story' }],
      description: 'It is written in Shared content, Customer stories.',
      validation: (rule) => rule.required(),
    }),
    labelField('companyLabel', 'Before the company', 'Company'),
    labelField('tradeLabel', 'Before the trade', 'Trade'),
    labelField('sizeLabel', 'Before the size', 'Size'),
    labelField('modulesLabel', 'Before the modules', 'Modules'),
    labelField('timeLabel', 'Before the time', 'Implementation'),
    labelField('beforeLabel', 'Heading: before', 'Before'),
    labelField('hardLabel', 'Heading: what was hard', 'What was hard'),
    labelField('leftOutLabel', 'Heading: what was left out', 'What was left out'),
  ],
});
