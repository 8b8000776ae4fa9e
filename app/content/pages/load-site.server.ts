import { stegaClean } from '@sanity/client/stega';
import { canonicalLanguage, DEFAULT_LANGUAGE } from '../../../protocol/language';
import { fillLink } from '../../../protocol/placeholders';
import type { PublishedAnswers } from '../../content-model/content-types';
import type { SiteQueryResult } from '../../content-model/sanity.types';
import { env } from '../../env.server';
import { log } from '../../log.server';
import { hasTexts, serverTextsOf } from '../../texts/texts.server';
import type { ContentAccess } from '../cache/content-access';
import { sendRefusalTexts } from '../cache/front-door.server';
import type { LastFacts } from '../cache/last-facts.server';
import type { PublishedContent } from '../cache/published-content.server';
import type { Answer, Provenance } from '../source/answer';
import { contentSource } from '../source/content-client.server';
import { ContentUnavailable } from '../source/content-errors.server';
import { hasSite } from '../source/dataset-state.server';
import { unlinkedTopics } from './linked-topics';
import { fillPlaceholders } from './placeholders';
import { notFound } from './responses.server';

/** The frame's content, and the values that fill the placeholders of other answers. */
type FilledSite = ReturnType<typeof fillSite>;
/** `answer` is where it came from. */
export type LoadedSite = FilledSite & { answer: Provenance };

/**
 * @param language BCP 47; by default that of the dataset
 * @throws ContentUnavailable without an answer or a last good one, or while a dataset has no settings yet
 * @throws Response 404 for a language that has no settings or no menu: it is not a part of the site
 */
export async function loadSite(content: ContentAccess, language?: string): Promise<LoadedSite> {
  const { result, ...answer } = await content.fetch('site', language ? { frame: language } : {});
  if (language && !hasSite(result)) throw notFound(404, [answer]);
  await content.lastFacts?.read;
  const filled = siteIn(result, content.lastFacts);
  if (!content.preview && !language) noteLanguage(filled.site.settings.language);
  return { ...filled, answer };
}

/**
 * The site of the same state as an answer. An answer of drafts contains none.
 * @param load loads another one instead
 */
export async function siteOf(
  content: ContentAccess,
  { site, tags, from, hasLiveEvents }: Answer<unknown>,
  load = () => loadSite(content),
): Promise<LoadedSite> {
  await content.lastFacts?.read;
  return site ? { ...siteIn(site, content.lastFacts), answer: { tags, from, hasLiveEvents } } : load();
}

/** By the Lake's answer, which many pages have in common. */
const filled = new WeakMap<SiteQueryResult, FilledSite>();

function siteIn(answer: SiteQueryResult, lastFacts: LastFacts | undefined): FilledSite {
  const known = filled.get(answer) ?? fillSite(structuredClone(answer), lastFacts);
  filled.set(answer, known);
  return known;
}

function fillSite(
  { settings: stored, navigation, chat, consent }: SiteQueryResult,
  lastFacts: LastFacts | undefined,
) {
  if (!stored || !navigation) {
    throw new ContentUnavailable(
      'The dataset has no siteSettings or no navigation document: import the seed, or publish them',
    );
  }
  const { facts, bookingAddress, ...settings } = stored;
  const { productName, productSlug, applicationHost } = settings;
  const language = canonicalLanguage(settings.language ?? '') ?? DEFAULT_LANGUAGE;
  // A draft's name contains stega, which must not get into other texts; so does the name of a fact.
  const values = stegaClean({ productName, productSlug, applicationHost, bookingAddress, facts });
  lastFacts?.remember(values.facts);
  const brand = { ...values, valueOfMissing: lastFacts?.valueOf };
  return {
    site: fillPlaceholders({ settings: { ...settings, language }, navigation, chat, consent }, brand),
    brand,
  };
}

let noted: string | undefined;

/** That of the newest settings that were read. */
export const publishedLanguage = (): string => noted ?? DEFAULT_LANGUAGE;

/** The front door's own pages have it too. Where the site has no texts in it, its own are English. */
function noteLanguage(language: string): void {
  if (language === noted) return;
  noted = language;
  if (!hasTexts(language)) log('warn', 'texts.missing', { language });
  sendRefusalTexts(serverTextsOf(language).frontDoor);
}

export function assetHost() {
  const { assetBaseUrl, projectId, dataset } = contentSource(env);
  return { baseUrl: assetBaseUrl, projectId, dataset };
}

/** Feed readers show no more. */
const MOST_IN_FEED = 30;

/**
 * @param topic id and name of the topic that they are about; of blog and news without one
 * @throws ContentUnavailable
 */
export async function loadFeed(content: PublishedContent, topic: string[] = []) {
  const answer = await content.fetch('feed', { topic });
  const { brand, site, answer: siteAnswer } = await siteOf(content, answer);
  return {
    articles: fillPlaceholders(answer.result.slice(0, MOST_IN_FEED), brand),
    settings: site.settings,
    answers: [siteAnswer, answer],
  };
}

/**
 * Topics that have no articles are left out.
 * @throws ContentUnavailable
 */
export async function loadSitemap(content: PublishedContent) {
  const [answer, topics] = await Promise.all([content.fetch('sitemap'), content.fetch('topics')]);
  const { brand, answer: siteAnswer } = await siteOf(content, answer);
  const unlinked = new Set(unlinkedTopics(topics.result).map(({ path }) => path));
  const entries = answer.result.flatMap(({ path, _updatedAt }) =>
    path && !unlinked.has(path) ? { path: fillLink(path, brand), lastModified: _updatedAt } : [],
  );
  return { entries, answers: [siteAnswer, answer, topics] };
}

/** @throws ContentUnavailable */
export async function loadAnswers(content: PublishedContent): Promise<PublishedAnswers> {
  const answer = await content.fetch('answers');
  const { brand } = await siteOf(content, answer);
  return fillPlaceholders(answer.result, brand);
}
