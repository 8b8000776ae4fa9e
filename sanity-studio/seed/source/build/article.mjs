import { askedAs } from '../records/asked-as.mjs';

const FOLDERS = { blog: '/company/blog', news: '/company/news-updates' };

/**
 * An article document: id and path follow from its slug and channel.
 *
 * @param {{slug: string, channel: 'blog' | 'news', publishedOn: string}} fields `publishedOn` is an ISO date;
 *   the rest as in the content model
 */
export function article({ slug, publishedOn, ...fields }) {
  return {
    _id: `article-${slug}`,
    _type: 'article',
    path: `${FOLDERS[fields.channel]}/${slug}`,
    publishedAt: `${publishedOn}T09:00:00Z`,
    ...fields,
    ...askedAs(`article-${slug}`),
  };
}
