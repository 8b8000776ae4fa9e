import { join } from 'node:path';
import { registerContentMetrics } from './content/cache/content-metrics.server';
import { PublishedContent } from './content/cache/published-content.server';
import { contentSource } from './content/source/content-client.server';
import { env } from './env.server';
import { createPreviews } from './preview/preview-setup.server';
import { SearchIndexes } from './search/search-indexes.server';

const source = contentSource(env);

/** Made once from the environment; routes and entries hand it down. */
export const publishedContent = new PublishedContent({
  source,
  dataDir: env.DATA_DIR,
  contentToken: env.SANITY_CONTENT_TOKEN,
  readToken: env.SANITY_READ_TOKEN,
  cachePurgeUrls: env.CACHE_PURGE_URLS,
});
registerContentMetrics(publishedContent);

export const previews = createPreviews(env);

/** As the snapshot: by dataset, so that no content of another is found. In development texts change with the code. */
function indexFile(language: string | undefined): string | undefined {
  if (import.meta.env.DEV) return undefined;
  const name = language ? `${source.dataset}.${language}.db` : `${source.dataset}.db`;
  return join(env.DATA_DIR, 'search-index', source.projectId, name);
}

export const searchIndexes = new SearchIndexes(publishedContent, indexFile);
