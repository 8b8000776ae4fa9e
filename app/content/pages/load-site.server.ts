import { stegaClean } from '@sanity/client/stega';
import { canonicalLanguage, DEFAULT_LANGUAGE } from '../../../protocol/language';
import { fillLink } from '../../../protocol/placeholders';
import type { PublishedAnswers, SiteSettings } from '../../content-model/content-types';
import type { SiteQueryResult } from '../../content-model/sanity.types';
import { otherLanguage } from '../../content-model/site-language';
import type { Visible } from '../../content-model/visible';
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
import { visibleAt } from '../source/visible-content';
import { unlinkedTopics } from './linked-topics';
import { fillPlaceholders } from './placeholders';
import { notFound } from './responses.server';
import { inLanguageOf, isOfSite, languagesOf, withTranslations } from './site-languages';

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
  const { changesAtMs: _, ...filled } = siteIn(result, content.lastFacts);
  if (!content.preview && !language) noteLanguage(filled.site.settings.language);
  return { ...filled, answer };
}

/**
 * In a language that a request names; in the default one where that is none of the site's.
 * @param loading the site in the default language
 */
export async function loadSiteIn(
  content: ContentAccess,
  asked: string | null | undefined,
  loading = loadSite(content),
): Promise<LoadedSite> {
  const main = await loading;
  const { settings } = main.site;
  const language = canonicalLanguage(asked ?? '') ?? settings.language;
  const other = isOfSite(settings, language) ? otherLanguage({ ...settings, language }) : undefined;
  return other ? loadSite(content, other) : main;
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
  if (!site) return load();
  const { changesAtMs, ...filled } = siteIn(site, content.lastFacts);
  return { ...filled, answer: { tags, from, hasLiveEvents, changesAtMs } };
}

/** By the Lake's answer, which many pages have in common. */
const filledSites = new WeakMap<object, FilledSite & { changesAtMs: number }>();

/** It changes by itself where the home page of a language has dates. */
function siteIn(answer: Visible<SiteQueryResult>, lastFacts: LastFacts | undefined) {
  const known = filledSites.get(answer);
  if (known && Date.now() < known.changesAtMs) return known;
  const { result, changesAtMs } = visibleAt(answer, Date.now());
  const site = { ...fillSite(structuredClone(result), lastFacts), changesAtMs };
  filledSites.set(answer, site);
  return site;
}

function fillSite(
  { settings: stored, navigation, chat, consent, languages: all }: Visible<SiteQueryResult>,
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
  const languages = languagesOf(all);
  if (lastFacts) reportMissingTexts(language);
  const other = otherLanguage({ language, languages });
  lastFacts?.remember(values.facts, other);
  const brand = {
    ...values,
    valueOfMissing: lastFacts && ((name: string) => lastFacts.valueOf(name, other)),
  };
  return {
    site: fillPlaceholders(
      { settings: { ...settings, language, languages }, navigation, chat, consent },
      brand,
    ),
    brand,
  };
}

let noted: string | undefined;

/** That of the newest settings that were read. */
export const publishedLanguage = (): string => noted ?? DEFAULT_LANGUAGE;

/** The front door's own pages have it too. */
function noteLanguage(language: string): void {
  if (language === noted) return;
  noted = language;
  sendRefusalTexts(serverTextsOf(language).frontDoor);
}

const reported = new Set<string>();

function reportMissingTexts(language: string): void {
  if (!reported.has(language) && !hasTexts(language)) log('warn', 'texts.missing', { language });
  reported.add(language);
}

export function assetHost() {
  const { assetBaseUrl, projectId, dataset } = contentSource(env);
  return { baseUrl: assetBaseUrl, projectId, dataset };
}

/** Feed readers show no more. */
const MOST_IN_FEED = 30;

/**
 * The articles of a language.
 * @param settings in that language
 * @param topic id and name of the topic that they are about; of blog and news without one
 * @throws ContentUnavailable
 */
export async function loadFeed(content: PublishedContent, settings: SiteSettings, topic: string[] = []) {
  const answer = await content.fetch('feed', { topic, ...inLanguageOf(settings) });
  const { brand, site, answer: siteAnswer } = await siteOf(content, answer);
  return {
    articles: fillPlaceholders(answer.result.slice(0, MOST_IN_FEED), brand),
    settings: site.settings,
    answers: [siteAnswer, answer],
  };
}

/**
 * Topics that have no articles are left out, and pages in a language that is no part of the site.
 * @throws ContentUnavailable
 */
export async function loadSitemap(content: PublishedContent) {
  const [answer, topics] = await Promise.all([content.fetch('sitemap'), content.fetch('topics')]);
  const { brand, site, answer: siteAnswer } = await siteOf(content, answer);
  const { settings } = site;
  const tied = settings.languages && (await content.fetch('translations'));
  const unlinked = new Set(unlinkedTopics(topics.result).map(({ path }) => path));
  const entries = answer.result.flatMap(({ _id, path, language, _updatedAt }) => {
    const isShown = path && !unlinked.has(path) && isOfSite(settings, language);
    return isShown ? { _id, language, path: fillLink(path, brand), lastModified: _updatedAt } : [];
  });
  return {
    entries: withTranslations(entries, tied?.result),
    languages: settings.languages,
    answers: [siteAnswer, answer, topics, ...(tied ? [tied] : [])],
  };
}

/** @throws ContentUnavailable */
export async function loadAnswers(content: PublishedContent, frame?: string): Promise<PublishedAnswers> {
  const answer = await content.fetch('answers', frame ? { frame } : {});
  const { brand } = await siteOf(content, answer);
  return fillPlaceholders(answer.result, brand);
}
