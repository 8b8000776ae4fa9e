import type { ArticleDocument, SiteSettings } from '../../content/content-types';
import { isoTime } from '../iso-time';
import type { ShareImage } from '../share-image';
import type { LinkedData } from './linked-data';
import { organisationData, organisationId } from './organisation-data';

type ArticleData = {
  article: ArticleDocument;
  /** Address of the article. */
  page: string;
  settings: SiteSettings;
  siteUrl: string;
  image: ShareImage | undefined;
};

/** A post of the blog (schema.org/BlogPosting) or a piece of news (schema.org/NewsArticle). */
export function articleData({ article, page, settings, siteUrl, image }: ArticleData): LinkedData {
  const published = isoTime(article.publishedAt);
  const changed = isoTime(article._updatedAt);
  const { name, url, logo } = organisationData(settings, siteUrl);
  return {
    '@type': article.channel === 'news' ? 'NewsArticle' : 'BlogPosting',
    '@id': `${page}#article`,
    mainEntityOfPage: page,
    headline: article.title,
    description: article.excerpt,
    image: image?.url,
    datePublished: published,
    // An article dated ahead has not changed before it appeared.
    dateModified: published && changed && changed < published ? published : changed,
    author: article.author
      ? { '@type': 'Person', name: article.author.name }
      : { '@type': 'Organization', name, url },
    publisher: { '@type': 'Organization', '@id': organisationId(siteUrl), name, url, logo },
    inLanguage: 'en-GB',
  };
}
