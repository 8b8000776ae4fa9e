import { setTimeout as sleep } from 'node:timers/promises';
import { canonicalPath } from '../../../protocol/canonical-path';
import { fillLink } from '../../../protocol/placeholders';
import type { PublishedContent } from '../cache/published-content.server';
import { documentParams } from './load-page.server';

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
  const { settings } = (await content.fetch('site')).result;
  if (!settings) return;
  const { result: paths } = await content.fetch('paths');
  for (const name of ['sitemap', 'topics', 'answers', 'search'] as const) await content.storeOnDisk(name);
  await content.storeOnDisk('feed', { topic: [] });
  await content.storeOnDisk('redirects', { published: [] });
  for (const { path } of paths) {
    if (!path) continue;
    const params = documentParams(canonicalPath(fillLink(path, settings)), settings.productSlug);
    const startedAtMs = performance.now();
    await content.storeOnDisk('document', params);
    await sleep(3 * (performance.now() - startedAtMs));
  }
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
