import { CircleAlert, Search, Share2 } from 'lucide-react';
import { defineField, defineType } from 'sanity';
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

export const searchTexts = defineType({
  name: 'searchTexts',
  title: 'Page of search results',
  type: 'object',
  icon: Search,
  options: { collapsible: true },
  fields: [
    lineField(),
    paragraphField({
      name: 'lead',
      title: 'Text before a search',
      description: 'What can be found.',
      required: false,
    }),
    lineField({ name: 'noneTitle', title: 'Title where nothing is found' }),
    paragraphField({
      name: 'noneText',
      title: 'Text where nothing is found',
      description: 'What to try instead. The closest word and the chat are offered by themselves.',
      required: false,
    }),
    lineField({ name: 'askLabel', title: 'Words of the button that opens the chat', max: 32 }),
    actionsField,
  ],
});

const networks = [
  { title: 'Facebook', value: 'facebook' },
  { title: 'LinkedIn', value: 'linkedin' },
  { title: 'X', value: 'x' },
  { title: 'Instagram', value: 'instagram' },
];

export const socialLink = defineType({
  name: 'socialLink',
  title: 'Social profile',
  description: 'A profile of the company, shown as an icon in the footer.',
  type: 'object',
  icon: Share2,
  fields: [
    defineField({
      name: 'network',
      title: 'Network',
      type: 'string',
      options: { list: networks },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'href',
      title: 'Address of the profile',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .custom((value) => (/^https:\/\/\S+$/.test(value ?? '') ? true : 'Begin with https://')),
    }),
  ],
  preview: {
    select: { network: 'network', href: 'href' },
    prepare: ({ network, href }) => ({
      title: networks.find(({ value }) => value === network)?.title ?? 'Social profile',
      subtitle: href,
    }),
  },
});
