import { CircleAlert } from 'lucide-react';
import { defineType } from 'sanity';
import { actionsField } from '../fields/list-fields';
import { lineField, paragraphField } from '../fields/text-fields';

export const errorPage = defineType({
  name: 'errorPage',
  title: 'Error page',
  description: 'What visitors read when a page cannot be shown.',
  type: 'object',
  icon: CircleAlert,
  options: { collapsible: true },
  fields: [lineField(), paragraphField({ name: 'text', title: 'Text' }), actionsField],
});
