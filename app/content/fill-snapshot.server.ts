import { setTimeout as sleep } from 'node:timers/promises';
import { canonicalPath } from '../../protocol/canonical-path';
import { log } from '../log.server';
import { lakeFailure } from './content-errors.server';
import { pathParams } from './load-page.server';
import { loadSite } from './load-site.server';
import { fillLink } from './placeholders';
import { publishedContent } from './published-content.server';
import { addressesQuery, documentQuery, redirectQuery } from './queries.groq';

/** Visitors of a site that has just started come first. */
const DELAY_MS = 5_000;
const PAUSE_MS = 25;
/** Within a minute; a larger site has the rest in the snapshot once it has been visited. */
const MAX_QUERIES = 1_000;

/**
 * Reads every page and redirect once, so that all of them are in the snapshot if the Lake fails later, and not only
 * those that were visited. Never rejects.
 */
export async function fillSnapshot(): Promise<void> {
  try {
    await sleep(DELAY_MS, undefined, { ref: false });
    const { brand } = await loadSite();
    const { result } = await publishedContent.fetch('addresses', addressesQuery);
    const paramsOf = (stored: string) => pathParams(canonicalPath(fillLink(stored, brand)), brand);
    const reads = [
      ...result.pages.map((path) => () => publishedContent.fetch('document', documentQuery, paramsOf(path))),
      ...result.redirects.map(
        (path) => () => publishedContent.fetch('redirect', redirectQuery, paramsOf(path)),
      ),
    ];
    for (const read of reads.slice(0, MAX_QUERIES)) {
      await read();
      await sleep(PAUSE_MS, undefined, { ref: false });
    }
  } catch (error) {
    log('warn', 'content.snapshot-incomplete', { reason: lakeFailure(error).reason });
  }
}
