import { entityTag, isUnchanged } from '../html/entity-tag';
import { securityHeaders } from '../security-headers.server';

type Validated = {
  request: Request;
  body: string;
  /** With its charset. */
  type: string;
  /** How caches may keep it, and whatever else differs from the site's other answers. */
  headers: Record<string, string>;
};

/**
 * A file that programs fetch again and again: sitemap, feed, manifest.
 * @returns 200, or 304 for a client that has it
 */
export function validatedResponse({ request, body, type, headers }: Validated): Response {
  const tag = entityTag(body);
  const all = {
    ...securityHeaders(),
    'Content-Type': type,
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...headers,
  };
  const unchanged = isUnchanged(request.headers.get('If-None-Match'), tag);
  return new Response(unchanged ? null : body, { status: unchanged ? 304 : 200, headers: all });
}
