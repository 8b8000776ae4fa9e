import { MessageCircle } from 'lucide-react';
import { defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { shownList } from '../fields/list-fields';
import { lineField } from '../fields/text-fields';

export const employeeQuotes = defineType({
  name: 'employeeQuotes',
  title: 'Employee quotes',
  description: 'Colleagues in their own words.',
  type: 'object',
  icon: MessageCircle,
  fields: [
    lineField({ max: 60 }),
    shownList({ name: 'quotes', title: 'Quotes', of: 'employeeQuote', count: 8 }),
    anchorField,
  ],
  preview: blockPreview('employeeQuotes', 'Employee quotes'),
});
