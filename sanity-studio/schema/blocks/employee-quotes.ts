import { MessageCircle } from 'lucide-react';
import { shownList } from '../fields/list-fields';
import { lineField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const employeeQuotes = defineBlock({
  name: 'employeeQuotes',
  title: 'Employee quotes',
  description: 'Colleagues in their own words.',
  icon: MessageCircle,
  fields: [
    lineField({ max: 60 }),
    shownList({ name: 'quotes', title: 'Quotes', of: 'employeeQuote', count: 8 }),
  ],
});
