import { askedAs } from '../records/asked-as.mjs';

const FOLDERS = { blog: '/company/blog', news: '/company/news-updates' };

/**
 * An article document: id and path follow from its slug and channel.
 *
 * @param {{slug: string, channel: 'blog' | 'news', about: string, publishedOn: string}} fields `about` is the short name
 *   of its topic, `publishedOn` an ISO date; the rest as in the content model
 */
export function article({ slug, about, publishedOn, ...fields }) {
  return {
    _id: `article-${slug}`,
    _type: 'article',
    path: `${FOLDERS[fields.channel]}/${slug}`,
    publishedAt: `${publishedOn}T09:00:00Z`,
    about: { _type: 'reference', _ref: `topic-${about}` },
    ...fields,
    ...askedAs(`article-${slug}`),
  };
}
