import type { Template } from 'sanity';

/** Ids of the templates of documents that are created within a part of the site. */
export const templateIds = { page: 'page-in-folder', article: 'article-in-channel' };

const CHANNEL_PATHS: Record<string, string> = { blog: '/company/blog/', news: '/company/news-updates/' };
const TOPICS_PATH = '/company/blog/topics/';

/** A page begins with its head, as every page has one. */
const firstBlocks = () => [{ _type: 'pageHero', _key: 'head', layout: 'strip' }];

const own: Template[] = [
  {
    id: templateIds.page,
    title: 'Page',
    schemaType: 'page',
    parameters: [{ name: 'path', type: 'string', title: 'Path' }],
    value: ({ path }: { path: string }) => ({ path, blocks: firstBlocks() }),
  },
  {
    id: templateIds.article,
    title: 'Article',
    schemaType: 'article',
    parameters: [{ name: 'channel', type: 'string', title: 'Channel' }],
    value: ({ channel }: { channel: string }) => ({
      channel,
      path: CHANNEL_PATHS[channel],
      publishedAt: new Date().toISOString(),
    }),
  },
];

/** Initial values, by type, of documents that are created from Studio's menu. */
const initialValues: Record<string, () => object> = {
  page: () => ({ path: '/', blocks: firstBlocks() }),
  article: () => ({ channel: 'blog', path: CHANNEL_PATHS.blog, publishedAt: new Date().toISOString() }),
  legalPage: () => ({
    path: '/{product}-rights/',
    updatedOn: new Date().toISOString().slice(0, 10),
  }),
  topic: () => ({ path: TOPICS_PATH }),
};

/**
 * All templates of new documents.
 * @param templates one for each type, as Studio makes them
 */
export function pageTemplates(templates: Template[]): Template[] {
  const withValues = templates.map((template) => {
    const value = initialValues[template.schemaType];
    return value ? { ...template, value } : template;
  });
  return [...withValues, ...own];
}
