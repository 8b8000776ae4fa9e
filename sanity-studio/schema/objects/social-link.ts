import { Share2 } from 'lucide-react';
import { defineField, defineType } from 'sanity';

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
