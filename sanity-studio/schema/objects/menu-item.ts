import { Menu } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { isHiddenField } from '../../checks/walk-content';
import { hrefField } from '../fields/address-fields';
import { lineField } from '../fields/text-fields';

const withoutPanel = ({ parent }: { parent?: object }) =>
  isHiddenField('items', { ...parent, _type: 'menuItem' });

export const menuItem = defineType({
  name: 'menuItem',
  title: 'Menu item',
  description: 'A link of the header, or a group that opens a panel.',
  type: 'object',
  icon: Menu,
  fields: [
    lineField({ name: 'name', title: 'Name', max: 20 }),
    defineField({
      name: 'dropdown',
      title: 'Opens a panel',
      type: 'boolean',
      initialValue: false,
      validation: (rule) => rule.required(),
    }),
    hrefField({
      title: 'Leads to',
      description: 'A group may leave this empty, or be a page itself.',
      required: false,
    }),
    defineField({
      ...lineField({ title: 'Title of the panel', required: false, max: 48 }),
      hidden: withoutPanel,
    }),
    defineField({
      ...lineField({
        name: 'overviewLabel',
        title: 'Words of the link to the group’s own page',
        description: 'For example “All modules”. Only for groups that are a page themselves.',
        required: false,
        max: 32,
      }),
      hidden: withoutPanel,
    }),
    defineField({
      name: 'items',
      title: 'Links of the panel',
      type: 'array',
      of: [defineArrayMember({ type: 'menuLink' })],
      hidden: withoutPanel,
    }),
    defineField({
      name: 'testimonial',
      title: 'Customer’s words',
      type: 'menuTestimonial',
      hidden: withoutPanel,
    }),
  ],
  preview: {
    select: { title: 'name', href: 'href', dropdown: 'dropdown' },
    prepare: ({ title, href, dropdown }) => ({ title, subtitle: dropdown ? 'Opens a panel' : href }),
  },
});
