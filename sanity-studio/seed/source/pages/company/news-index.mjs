import { actions } from '../../build/actions.mjs';
import { page } from '../../build/page.mjs';

/** The list of announcements; the articles come from the channel. */
export const newsIndex = page({
  title: 'News & updates',
  path: '/company/news-updates',
  blocks: [
    {
      _type: 'pageHero',
      title: 'What changed, and who it is for.',
      lead: 'Releases and announcements, with the module each one belongs to.',
      layout: 'plain',
    },
    { _type: 'articleList', channel: 'news', readLabel: 'Read the announcement' },
  ],
  endCap: {
    title: 'Does one of these changes affect you?',
    text: 'Ask in the chat, or write to us. Support replies within {reply-time} on business days.',
    actions: [actions.contact, { label: 'Browse help', href: '/support/help-resources' }],
    look: 'sheet',
  },
  seo: {
    title: 'News and updates: releases and announcements',
    description:
      'Releases and announcements about the platform: what changed, which module it belongs to and who it is for.',
  },
});
