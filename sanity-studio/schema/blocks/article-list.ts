import { Newspaper } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { blockPicture } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { lineField } from '../fields/text-fields';
import { channels } from '../names/choices';

export const articleList = defineType({
  name: 'articleList',
  title: 'List of articles',
  description: 'All articles of the blog or the news, newest first, twelve on a page.',
  type: 'object',
  icon: Newspaper,
  fields: [
    defineField({
      name: 'channel',
      title: 'Articles of',
      type: 'string',
      options: { list: channels, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    lineField({ name: 'readLabel', title: 'Words of the link to the newest article', max: 32 }),
    anchorField,
  ],
  preview: {
    select: { channel: 'channel' },
    prepare: ({ channel }) => ({
      title: channels.find(({ value }) => value === channel)?.title ?? 'List of articles',
      subtitle: 'List of articles',
      media: blockPicture('articleList'),
    }),
  },
});
