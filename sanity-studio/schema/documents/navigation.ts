import { CornerDownRight, Menu, Quote } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { isHiddenField } from '../../checks/walk-content';
import { iconPreview, picturedPreview } from '../../pictures/previews';
import { hrefField } from '../fields/address-fields';
import { flagField, iconField } from '../fields/choice-fields';
import { objectList } from '../fields/list-fields';
import { mediaField } from '../fields/media-field';
import { lineField, paragraphField } from '../fields/text-fields';

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
    flagField({ name: 'dropdown', title: 'Opens a panel', initialValue: false, required: true }),
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

export const menuLink = defineType({
  name: 'menuLink',
  title: 'Link in a menu panel',
  description: 'One line of a menu’s panel.',
  type: 'object',
  icon: CornerDownRight,
  fields: [
    lineField({ name: 'name', title: 'Name', max: 32 }),
    hrefField({ title: 'Leads to' }),
    iconField,
    lineField({ name: 'description', title: 'Description', max: 60 }),
    hrefField({
      name: 'footerHref',
      title: 'Leads elsewhere in the footer',
      description: 'Only if the same link in the footer should lead to another page.',
      required: false,
    }),
  ],
  preview: iconPreview('name', 'href'),
});

export const menuTestimonial = defineType({
  name: 'menuTestimonial',
  title: 'Customer’s words',
  description: 'Shown at the right of the menu’s panel.',
  type: 'object',
  icon: Quote,
  fields: [
    paragraphField({ name: 'quote', title: 'Quote', max: 140 }),
    lineField({ name: 'author', title: 'Author' }),
    lineField({ name: 'position', title: 'Position and company' }),
    mediaField({ name: 'avatar', title: 'Portrait', startsAsUpload: false }),
  ],
  preview: picturedPreview({ title: 'author', subtitle: 'quote', picture: 'avatar' }),
});
