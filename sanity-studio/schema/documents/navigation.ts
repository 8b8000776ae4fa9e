import { Menu } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { objectList } from '../fields/list-fields';

export const navigation = defineType({
  name: 'navigation',
  title: 'Menu and footer',
  description: 'The menu of the header, repeated in the footer, and the legal links.',
  type: 'document',
  icon: Menu,
  fields: [
    objectList({ name: 'items', title: 'Menu', of: 'menuItem' }),
    defineField({
      name: 'legalLinks',
      title: 'Legal links',
      type: 'array',
      description: 'The last line of the footer.',
      of: [defineArrayMember({ type: 'link' })],
    }),
  ],
  preview: { prepare: () => ({ title: 'Menu and footer' }) },
});
