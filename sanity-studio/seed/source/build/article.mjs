import { askedAs } from '../records/asked-as.mjs';

const FOLDERS = { blog: '/company/blog', news: '/company/news-updates' };

/**
 * An article document: id and path follow from its slug and channel.
 *
 * @param {{slug: string, channel: 'blog' | 'news', about: string, writtenBy: string, publishedOn: string}} fields
 *   `about` and `writtenBy` are the short names of its topic and its author, `publishedOn` is an ISO date; the rest as in
 *   the content model
 */
export function article({ slug, about, writtenBy, publishedOn, ...fields }) {
  return {
    _id: `article-${slug}`,
    _type: 'article',
    path: `${FOLDERS[fields.channel]}/${slug}`,
    publishedAt: `${publishedOn}T09:00:00Z`,
    about: { _type: 'reference', _ref: `topic-${about}` },
    writtenBy: { _type: 'reference', _ref: `author-${writtenBy}` },
    ...fields,
    ...askedAs(`article-${slug}`),
  };
}
