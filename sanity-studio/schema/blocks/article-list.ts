import { Newspaper } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { blockPreview } from '../../pictures/block-preview';
import { anchorField } from '../fields/anchor-field';
import { lineField } from '../fields/text-fields';

export const articleList = defineType({
  name: 'articleList',
  title: 'List of articles',
  description: 'All articles of the blog or the news, newest first.',
  type: 'object',
  icon: Newspaper,
  fields: [
    defineField({
      name: 'channel',
      title: 'Articles of',
      type: 'string',
      options: {
        list: [
          { title: 'Blog', value: 'blog' },
          { title: 'News and updates', value: 'news' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      validation: (rule) => rule.required(),
    }),
    lineField({ name: 'readLabel', title: 'Words of the link to the newest article', max: 32 }),
    anchorField,
  ],
  preview: blockPreview('articleList', 'List of articles', 'readLabel'),
});
