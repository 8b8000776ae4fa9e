import { FIRST_ENTRIES, isChanging, isLasting, isListed, today } from '../../content-model/list-dates.groq';
import {
  aboutProjection,
  articleLinkProjection,
  datesProjection,
  mediaProjection,
} from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

/** Of the list's channel, in the language of its page. */
const isAlike = /* groq */ `channel == ^.channel && language == ^.^.language`;

export const articleListFields = /* groq */ `
  channel,
  readLabel,
  "day": ${today},
  "unchanging": count(*[_type == "article" && ${isAlike} && ${isLasting}]),
  "changing": *[_type == "article" && ${isAlike} && ${isChanging}]{ _id, ${aboutProjection}, ${datesProjection} },
  "topics": *[_type == "topic" && defined(path)][language == ^.^.language] | order(path asc){ _id, title, path, ${datesProjection} },
  "about": array::unique(*[_type == "article" && ${isAlike} && ${isLasting}]{ ${aboutProjection} }.about),
  "articles": *[_type == "article" && ${isAlike} && ${isListed}] | order(publishedAt desc, _id asc)[${FIRST_ENTRIES}]{ ${articleLinkProjection} },
  "covers": *[_type == "article" && ${isAlike} && ${isListed}] | order(publishedAt desc, _id asc)[${FIRST_ENTRIES}]{ _id, excerpt, cover{ ${mediaProjection} } }
`;

export const articleListTexts = {
  readLabel: 'label',
  topics: { title: 'linked' },
  articles: { title: 'linked', publishedAt: 'linked', topic: { title: 'linked' } },
  covers: { excerpt: 'linked', cover: 'picture' },
  // What the page of the list is computed from.
  day: null,
  changing: null,
  about: null,
} satisfies TextsOf<'articleList'>;
