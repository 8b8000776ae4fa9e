import { Newspaper } from 'lucide-react';
import { radioField } from '../fields/choice-fields';
import { lineField } from '../fields/text-fields';
import { channels } from '../names/choices';
import { defineBlock } from './define-block';

export const articleList = defineBlock({
  name: 'articleList',
  title: 'List of articles',
  description: 'All articles of the blog or the news, newest first, twelve on a page.',
  icon: Newspaper,
  fields: [
    radioField({ name: 'channel', title: 'Articles of', list: channels }),
    lineField({ name: 'readLabel', title: 'Words of the link to the newest article', max: 32 }),
  ],
  shown: ['channel'],
  inWords: (channel) => channels.find(({ value }) => value === channel)?.title ?? channel,
});
