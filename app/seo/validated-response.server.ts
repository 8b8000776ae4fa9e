import { entityTag, isUnchanged } from '../../protocol/entity-tag';
import type { PublishedContent } from '../content/cache/published-content.server';
import { notFoundYet, unavailable } from '../content/pages/responses.server';
import { ignoreUnavailable } from '../content/source/content-errors.server';

type Made = {
  body: string;
  /** Its caching, and other headers that differ from the site's other responses. */
  headers: Record<string, string>;
};

/**
 * Sitemap, feed, manifest.
 * @returns 200, 304 for a client that has it, 503 if its content is unavailable, or 404 in a new dataset
 */
export async function validatedResponse(
  request: Request,
  content: PublishedContent,
  type: string,
  make: () => Promise<Made>,
): Promise<Response> {
  const made = await make().catch(ignoreUnavailable);
  if (!made) return (await content.isNew()) ? notFoundYet() : unavailable();
  const tag = entityTag(made.body);
  const headers = {
    'Content-Type': type,
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...made.headers,
  };
  const unchanged = isUnchanged(request.headers.get('If-None-Match'), tag);
  return new Response(unchanged ? null : made.body, { status: unchanged ? 304 : 200, headers });
}
