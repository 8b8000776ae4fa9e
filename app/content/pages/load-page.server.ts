import { canonicalPath, readablePath } from '../../../protocol/canonical-path';
import { canonicalLanguage } from '../../../protocol/language';
import { fillLink } from '../../../protocol/placeholders';
import type {
  ArticleLink,
  ContentDocument,
  StoredDocument,
  Translation,
} from '../../content-model/content-types';
import { plainText } from '../../ui/plain-text';
import type { ContentAccess } from '../cache/content-access';
import type { PublishedContent } from '../cache/published-content.server';
import type { Provenance } from '../source/answer';
import { ContentUnavailable, ignoreUnavailable } from '../source/content-errors.server';
import { followRedirects, languageAt, publishedPaths, wasPublished } from './addresses.server';
import { atListPage } from './list-page.server';
import { type LoadedSite, loadSite, siteOf } from './load-site.server';
import { fillPlaceholders } from './placeholders';
import { notFoundYet, redirectTo, unavailable } from './responses.server';
import { translationsOf } from './site-languages';

/** `site` and `brand` are those of the document's state. */
export type LoadedPage = Pick<LoadedSite, 'site' | 'brand'> & {
  document: ContentDocument;
  path: string;
  /** The page of its lists, counted from 1; see `atListPage`. */
  page: number;
  /** Itself in each language; empty where the site has one. */
  translations: Translation[];
  content: ContentAccess;
  answers: Provenance[];
};

/**
 * @param published knows all addresses, and whether the dataset is new
 * @throws Response 308 to the canonical address; an editor's redirect; 404; 503 while content is unavailable
 */
export async function loadPage(
  request: Request,
  published: PublishedContent,
  content: ContentAccess = published,
): Promise<LoadedPage> {
  const url = new URL(request.url);
  const path = canonicalPath(url.pathname);
  try {
    const loadedSite = await loadSite(content);
    const { brand, answer: siteAnswer } = loadedSite;
    const params = documentParams(path, brand.productSlug);
    if (content.publishedAt) params.published = await content.publishedAt(params.paths);
    const { settings } = loadedSite.site;
    const query = () => {
      const expected = languageAt(published, path, brand) ?? settings.language;
      return inItsLanguage(content, params, settings.language, expected).catch(ignoreUnavailable);
    };
    // Each publish outdates the index: only a path that was not in it waits for a new one.
    const isLikely = wasPublished(published, path, brand);
    const answer = isLikely ? await query() : undefined;
    const index = answer?.result ? undefined : await publishedPaths(published, brand);
    const isMissing = !content.publishedAt && index?.isCertain === true && !index.paths.has(path);
    const found = isLikely ? answer : isMissing ? { ...index, result: null } : await query();
    if (!found?.result) {
      const answers = [siteAnswer, ...(found ? [found] : [])];
      const missing = { path, search: url.search, published: params.published, brand, pages: index?.paths };
      const { response, isFound } = await followRedirects(content, missing, answers);
      if (found || isFound) throw response;
      throw new ContentUnavailable('Whether there is a page is not known');
    }
    const site = await siteOf(content, found, async () =>
      found.frame ? loadSite(content, found.frame) : loadedSite,
    );
    if (path !== url.pathname) throw redirectTo(`${path}${url.search}`, 308, [site.answer, found]);
    return await shownPage({ ...found, result: found.result }, site, url, content);
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    throw (await published.isNew()) ? notFoundYet() : unavailable();
  }
}

/** Of a document that was found at its canonical address, with the site in its language. */
async function shownPage(
  { result, ...provenance }: Provenance & { result: StoredDocument },
  { site, brand, answer }: LoadedSite,
  url: URL,
  content: ContentAccess,
): Promise<LoadedPage> {
  const { translations: stored, ...shown } = result;
  const path = url.pathname;
  const answers = [answer, provenance];
  const { answers: more, ...listed } = await atListPage(shownOf(shown), url, content, answers);
  const { language } = site.settings;
  // Browsers of a site with one language are sent none.
  const own = { language: listed.document.language ? language : undefined };
  const document = fillPlaceholders(Object.assign(listed.document, own), brand);
  const itself = { language, path, isListed: document.seo.noindex !== true };
  const translations = translationsOf(itself, stored, site.settings).map((one) => ({
    ...one,
    path: fillLink(one.path, brand),
  }));
  return { ...listed, document, translations, path, site, brand, content, answers: [...answers, ...more] };
}

/**
 * The document with the site in its language, of one state: by a second query where it is not the expected one.
 * @param siteLanguage the default one
 */
async function inItsLanguage(
  content: ContentAccess,
  params: ReturnType<typeof documentParams>,
  siteLanguage: string,
  expected: string,
) {
  const fetch = async (language: string) => {
    const frame = language === siteLanguage ? undefined : language;
    return { ...(await content.fetch('document', documentIn(params, frame))), frame };
  };
  const answer = await fetch(expected);
  const language = canonicalLanguage(answer.result?.language ?? '') ?? siteLanguage;
  if (language === expected || !answer.result) return answer;
  // Drafts are answered without the site.
  return answer.site
    ? fetch(language)
    : { ...answer, frame: language === siteLanguage ? undefined : language };
}

const MOST_RELATED = 3;

/** Of the articles around one, those that its page shows; the rest is not sent to browsers. */
function shownOf(document: ContentDocument): ContentDocument {
  if (document._type !== 'article') return document;
  const [newer, older] = [document.newer.slice(0, 1), document.older.slice(0, 1)];
  const others = new Map(document.related.map((article) => [article._id, article]));
  for (const { _id } of [...newer, ...older]) others.delete(_id);
  const related = [...others.values()]
    .sort((one, other) => distance(one, document) - distance(other, document))
    .slice(0, MOST_RELATED)
    .sort((one, other) => timeOf(other) - timeOf(one));
  return { ...document, newer, older, related };
}

type Dated = Pick<ArticleLink, 'publishedAt'>;

/** In ms. */
const distance = (one: Dated, other: Dated) => Math.abs(timeOf(one) - timeOf(other));

const timeOf = ({ publishedAt }: Dated) => Date.parse(plainText(publishedAt ?? ''));

type DocumentParams = { paths: string[]; published: string[] };

/** Those of a query without drafts. */
export function documentParams(path: string, slug: string): DocumentParams {
  return { paths: storedPaths(path, slug), published: [] };
}

/** @param frame its language, unless it is the default one: settings and menu are answered in it */
export const documentIn = (params: DocumentParams, frame: string | undefined) =>
  frame ? { ...params, frame } : params;

const PLACEHOLDER = '{product}';
/** More mentions of the slug than this are ignored: no real path has them, and each one doubles the spellings. */
const MAX_MENTIONS = 4;

/**
 * Each mention of the product's slug may be stored as `{product}`, and non-ASCII characters literally or
 * percent-encoded in upper or lower case.
 * @param path canonical
 * @returns the path itself first; never empty
 */
export function storedPaths(path: string, slug: string): string[] {
  const written = new Set([path, readablePath(path), path.toLowerCase()]);
  return [...written].flatMap((text) => spellings(text, slug));
}

function spellings(path: string, slug: string): string[] {
  const [start = '', ...parts] = slug === '' ? [path] : path.split(slug);
  let found = [start];
  for (const [index, part] of parts.entries()) {
    const mentions = index < MAX_MENTIONS ? [slug, PLACEHOLDER] : [slug];
    found = found.flatMap((text) => mentions.map((mention) => text + mention + part));
  }
  return found;
}
