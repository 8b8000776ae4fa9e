import { Newspaper, User } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { picturedPreview, pictureIn, previewPicture } from '../../pictures/previews';
import { pathField } from '../fields/address-fields';
import { inGroup, radioField } from '../fields/choice-fields';
import { mediaField } from '../fields/media-field';
import { languageField, pageDates, pageGroups, seoField } from '../fields/page-fields';
import { askedAsField, lineField, paragraphField } from '../fields/text-fields';
import { channels } from '../names/choices';
import { STUDIO_LANGUAGE } from '../names/studio-dates';

export const article = defineType({
  name: 'article',
  title: 'Article',
  description: 'A blog post or a piece of news.',
  type: 'document',
  icon: Newspaper,
  groups: pageGroups,
  fields: [
    lineField({ max: 80, group: 'content' }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'articleText',
      group: 'content',
      validation: (rule) => rule.required().min(1),
    }),
    paragraphField({ name: 'excerpt', title: 'Summary', max: 200, group: 'content' }),
    defineField({
      ...pathField,
      description: 'For example /company/blog/month-end-close. {product} becomes the product’s short name.',
    }),
    ...inGroup('content', [
      radioField({ name: 'channel', title: 'Appears in', list: channels, initialValue: 'blog' }),
      defineField({
        name: 'about',
        title: 'Topic',
        type: 'reference',
        to: [{ type: 'topic' }],
        description: 'The topic’s page lists the article, and articles on the same topic name each other.',
        validation: (rule) =>
          rule.custom((about, { document }) => Boolean(about || document?.topic) || 'Choose a topic.'),
      }),
      defineField({
        name: 'topic',
        title: 'Topic as a text',
        type: 'string',
        deprecated: {
          reason: 'Topics are documents: choose one above. The site shows this text until then.',
        },
        readOnly: true,
        hidden: ({ value }) => value === undefined,
      }),
      defineField({
        name: 'publishedAt',
        title: 'Date',
        type: 'datetime',
        initialValue: () => new Date().toISOString(),
        validation: (rule) => rule.required(),
      }),
      defineField({
        name: 'writtenBy',
        title: 'Author',
        type: 'reference',
        to: [{ type: 'author' }],
        description: 'Another name or portrait of the author changes all of their articles.',
      }),
      defineField({
        name: 'author',
        title: 'Author of this article alone',
        type: 'articleAuthor',
        deprecated: {
          reason: 'Authors are documents: choose one above. The site shows this one until then.',
        },
        readOnly: true,
        hidden: ({ value }) => value === undefined,
      }),
      mediaField({ name: 'cover', title: 'Cover' }),
      defineField({ name: 'endCap', title: 'Closing band', type: 'endCap' }),
    ]),
    askedAsField({ answer: 'the summary.', group: 'seo' }),
    seoField,
    languageField,
    ...pageDates,
  ],
  orderings: [{ title: 'Newest first', name: 'newest', by: [{ field: 'publishedAt', direction: 'desc' }] }],
  preview: {
    select: {
      title: 'title',
      topic: 'about.title',
      topicText: 'topic',
      date: 'publishedAt',
      ...pictureIn('cover'),
    },
    prepare: ({ title, topic, topicText, date, ...cover }) => ({
      title,
      subtitle: [shortDate(date), topic ?? topicText].filter(Boolean).join(' · '),
      media: previewPicture(cover),
    }),
  },
});

/** Of articles before authors were documents. */
export const articleAuthor = defineType({
  name: 'articleAuthor',
  title: 'Author',
  description: 'Who wrote the article.',
  type: 'object',
  icon: User,
  fields: [
    lineField({ name: 'name', title: 'Name' }),
    lineField({ name: 'position', title: 'Position' }),
    mediaField({ name: 'portrait', title: 'Portrait', startsAsUpload: false }),
  ],
  preview: picturedPreview({ title: 'name', subtitle: 'position', picture: 'portrait' }),
});

/**
 * A day as shown in lists, for example “5 Mar 2026”.
 * @param date ISO 8601, with or without a time; the day is that of UTC
 * @returns an empty text for an invalid date
 */
export function shortDate(date: unknown): string {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time)) return '';
  const parts = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(time).toLocaleDateString(STUDIO_LANGUAGE, parts);
}
