import { FIRST_ENTRIES, isChanging, isLasting, isListed, today } from '../../content-model/list-dates.groq';
import {
  aboutProjection,
  articleLinkProjection,
  datesProjection,
  mediaProjection,
} from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const articleListFields = /* groq */ `
  channel,
  readLabel,
  "day": ${today},
  "unchanging": count(*[_type == "article" && channel == ^.channel && ${isLasting}]),
  "changing": *[_type == "article" && channel == ^.channel && ${isChanging}]{ _id, ${aboutProjection}, ${datesProjection} },
  "topics": *[_type == "topic" && defined(path)] | order(path asc){ _id, title, path, ${datesProjection} },
  "about": array::unique(*[_type == "article" && channel == ^.channel && ${isLasting}]{ ${aboutProjection} }.about),
  "articles": *[_type == "article" && channel == ^.channel && ${isListed}] | order(publishedAt desc, _id asc)[${FIRST_ENTRIES}]{ ${articleLinkProjection} },
  "covers": *[_type == "article" && channel == ^.channel && ${isListed}] | order(publishedAt desc, _id asc)[${FIRST_ENTRIES}]{ _id, excerpt, cover{ ${mediaProjection} } }
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
