import { entityTag, isUnchanged } from '../../protocol/entity-tag';
import { publishedContent } from '../content/cache/published-content.server';
import { notFoundYet, unavailable } from '../content/pages/responses.server';
import { ignoreUnavailable } from '../content/source/content-errors.server';
import { securityHeaders } from '../security-headers.server';

type Made = {
  body: string;
  /** Its caching, and other headers that differ from the site's other responses. */
  headers: Record<string, string>;
};

/**
 * A file made from content that programs fetch repeatedly: sitemap, feed, manifest.
 * @param type with its charset
 * @returns 200, 304 for a client that has it, 503 if its content is unavailable, or 404 in a new dataset
 */
export async function validatedResponse(
  request: Request,
  type: string,
  make: () => Promise<Made>,
): Promise<Response> {
  const made = await make().catch(ignoreUnavailable);
  if (!made) return (await publishedContent.isNew()) ? notFoundYet() : unavailable();
  const tag = entityTag(made.body);
  const headers = {
    ...securityHeaders(),
    'Content-Type': type,
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...made.headers,
  };
  const unchanged = isUnchanged(request.headers.get('If-None-Match'), tag);
  return new Response(unchanged ? null : made.body, { status: unchanged ? 304 : 200, headers });
}
