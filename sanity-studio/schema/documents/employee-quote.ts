import { MessageCircle } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { picturedPreview } from '../../pictures/previews';
import { idField } from '../fields/address-fields';
import { mediaField } from '../fields/media-field';
import { lineField, paragraphField } from '../fields/text-fields';

export const employeeQuote = defineType({
  name: 'employeeQuote',
  title: 'Employee quote',
  description: 'What a colleague says of working here.',
  type: 'document',
  icon: MessageCircle,
  fields: [
    paragraphField({ name: 'quote', title: 'Quote', max: 140 }),
    lineField({ name: 'name', title: 'Name' }),
    lineField({ name: 'position', title: 'Position' }),
    defineField({
      name: 'yearsAtCompany',
      title: 'Years at the company',
      type: 'number',
      validation: (rule) => rule.required().integer().min(0).max(60),
    }),
    mediaField({ title: 'Portrait' }),
    idField,
  ],
  preview: picturedPreview({ title: 'name', subtitle: 'position', picture: 'image' }),
});
