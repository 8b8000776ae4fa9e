import { setTimeout as sleep } from 'node:timers/promises';
import { canonicalPath } from '../../../protocol/canonical-path';
import { fillLink } from '../../../protocol/placeholders';
import { env } from '../../env.server';
import { publishedContent } from '../cache/published-content.server';
import { documentParams } from './load-page.server';

const FIRST_DELAY_MS = 5_000;
const RETRY_MS = 10_000;
/** Longer than an answer counts as recent, so that each is written again before it is too old to be used. */
const AGAIN_MS = 25 * 60 * 60 * 1000;

/**
 * Reads every published page, and all redirects, whether visited or not, so that a start without the Lake can answer them.
 * One query after the other, and a quarter of the time at most: visitors come first.
 * @throws ContentUnavailable
 */
async function fillSnapshot(): Promise<void> {
  const { settings } = (await publishedContent.fetch('site')).result;
  if (!settings) return;
  const { result: paths } = await publishedContent.fetch('paths');
  for (const name of ['sitemap', 'topics', 'answers', 'search'] as const)
    await publishedContent.storeOnDisk(name);
  await publishedContent.storeOnDisk('feed', { topic: [] });
  await publishedContent.storeOnDisk('redirects', { published: [] });
  for (const { path } of paths) {
    const params = documentParams(canonicalPath(fillLink(path, settings)), settings.productSlug);
    const startedAtMs = performance.now();
    await publishedContent.storeOnDisk('document', params);
    await sleep(3 * (performance.now() - startedAtMs));
  }
}

/** Fills the snapshot soon after the start, and again once a day; a failure is tried again in ten seconds. */
export function fillSnapshotWhileRunning(delayMs = FIRST_DELAY_MS): void {
  // In development this module is reloaded after each edit.
  if (!env.SNAPSHOT_FILL || import.meta.env.DEV) return;
  setTimeout(() => {
    fillSnapshot().then(
      () => fillSnapshotWhileRunning(AGAIN_MS),
      () => fillSnapshotWhileRunning(RETRY_MS),
    );
  }, delayMs).unref();
}
