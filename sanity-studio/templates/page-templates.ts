import type { InitialValueResolverContext, Template, TemplateParameter } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import {
  LANGUAGE_OPTIONS,
  type LanguageSettings,
  languagesOf,
  languagesQuery,
} from '../languages/site-languages';

const CHANNEL_PATHS: Record<string, string> = { blog: '/company/blog/', news: '/company/news-updates/' };
const TOPICS_PATH = '/company/blog/topics/';

/** Initial values of pages, by their type. */
const initialValues: Record<string, (channel?: string) => object> = {
  // A page begins with its head, as every page has one.
  page: () => ({ path: '/', blocks: [{ _type: 'pageHero', _key: 'head', layout: 'strip' }] }),
  article: (channel = 'blog') => ({
    channel,
    path: CHANNEL_PATHS[channel],
    publishedAt: new Date().toISOString(),
  }),
  legalPage: () => ({
    path: '/{product}-rights/',
    updatedOn: new Date().toISOString().slice(0, 10),
  }),
  topic: () => ({ path: TOPICS_PATH }),
  opening: () => ({}),
};

/** What the place in the tree says of a new page. */
type Given = { path?: string; channel?: string; language?: string };

const parameters: TemplateParameter[] = ['path', 'channel', 'language'].map((name) => ({
  name,
  title: name,
  type: 'string',
}));

/** Where the site has several languages, a page without one given is in the default one. */
const initialValueOf =
  (type: string) =>
  async (given: Given | undefined, { getClient }: InitialValueResolverContext) => {
    const client = getClient({ apiVersion: API_VERSION });
    const found = await client.fetch<LanguageSettings>(languagesQuery, {}, LANGUAGE_OPTIONS);
    const [first, ...others] = languagesOf(found);
    return {
      ...initialValues[type]?.(given?.channel),
      ...(others.length > 0 && { language: first?.tag }),
      ...given,
    };
  };

/** The template of a type for documents that are created within a part of the site. */
export const templateId = (type: string): string => `${type}-in-place`;

/**
 * All templates of new documents.
 * @param templates one for each type, as Studio makes them
 */
export function pageTemplates(templates: Template[]): Template[] {
  return templates.flatMap((template) => {
    const { schemaType } = template;
    if (!(schemaType in initialValues)) return [template];
    const page = { ...template, value: initialValueOf(schemaType) };
    return [page, { ...page, id: templateId(schemaType), parameters }];
  });
}
