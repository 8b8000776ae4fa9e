import { setTimeout as sleep } from 'node:timers/promises';
import { canonicalPath } from '../../../protocol/canonical-path';
import { fillLink } from '../../../protocol/placeholders';
import type { SiteSettings } from '../../content-model/content-types';
import { otherLanguage } from '../../content-model/site-language';
import type { PublishedContent } from '../cache/published-content.server';
import { documentIn, documentParams } from './load-page.server';
import { loadSite } from './load-site.server';
import { inLanguageOf, isOfSite } from './site-languages';

const FIRST_DELAY_MS = 5_000;
const RETRY_MS = 10_000;
/** Longer than an answer counts as recent, so that each is written again before it is too old to be used. */
const AGAIN_MS = 25 * 60 * 60 * 1000;

/**
 * Reads every page, visited or not, so that a start without the Lake can answer it. One query after the other, and a
 * quarter of the time at most: visitors come first.
 * @throws ContentUnavailable
 */
async function fillSnapshot(content: PublishedContent): Promise<void> {
  const { site, brand } = await loadSite(content);
  const { settings } = site;
  const { result: paths } = await content.fetch('paths');
  for (const name of ['sitemap', 'topics'] as const) await content.storeOnDisk(name);
  if (settings.languages) await content.storeOnDisk('translations');
  await content.storeOnDisk('redirects', { published: [] });
  for (const { language } of settings.languages ?? [settings])
    await storeLanguage(content, { ...settings, language });
  for (const { path, language } of paths) {
    if (!path || !isOfSite(settings, language)) continue;
    const params = documentParams(canonicalPath(fillLink(path, brand)), brand.productSlug);
    const frame = language === null ? undefined : otherLanguage({ ...settings, language });
    const startedAtMs = performance.now();
    await content.storeOnDisk('document', documentIn(params, frame));
    await sleep(3 * (performance.now() - startedAtMs));
  }
}

/** What the pages of a language have in common, its feed and its search. */
async function storeLanguage(content: PublishedContent, settings: SiteSettings): Promise<void> {
  const asked = inLanguageOf(settings);
  const { frame } = asked;
  for (const name of ['site', 'answers'] as const) await content.storeOnDisk(name, frame ? { frame } : {});
  await content.storeOnDisk('search', asked);
  await content.storeOnDisk('feed', { topic: [], ...asked });
}

/** Fills the snapshot soon after the start, and again once a day; a failure is tried again in ten seconds. */
export function fillSnapshotWhileRunning(content: PublishedContent, delayMs = FIRST_DELAY_MS): void {
  setTimeout(() => {
    fillSnapshot(content).then(
      () => fillSnapshotWhileRunning(content, AGAIN_MS),
      () => fillSnapshotWhileRunning(content, RETRY_MS),
    );
  }, delayMs).unref();
}
