import { hasPreviewCookie } from '../../protocol/preview-cookie';
import { DRAFT_HEADERS } from '../content/cache-headers.server';
import { env } from '../env.server';
import { clearPreviewCookie } from './preview-cookie.server';
import { previewSetup } from './preview-setup.server';

/** Additions to the policy of a session's pages: styles with this nonce, and framing by Studio. */
export type PreviewPolicy = { styleNonce: string; studioOrigin: string };

/**
 * Makes the response to a request with a preview cookie, valid or not, uncacheable. Extends a session that has shown a
 * draft by an hour; clears an invalid or expired cookie.
 * @param headers of the response, changed in place
 * @returns whether the request has such a cookie, and the additions to the policy if it has a session
 */
export async function checkPreview(
  request: Request,
  headers: Headers,
): Promise<{ isClaimed: boolean; policy?: PreviewPolicy }> {
  const header = request.headers.get('Cookie');
  if (!hasPreviewCookie(header)) return { isClaimed: false };
  const session = await previewSetup?.cookie.read(header);
  const hasDraft = headers.get('X-Content-Source') === DRAFT_HEADERS['X-Content-Source'];
  headers.delete('Cache-Tag');
  headers.set('Cache-Control', DRAFT_HEADERS['Cache-Control']);
  headers.set('X-Robots-Tag', DRAFT_HEADERS['X-Robots-Tag']);
  if (!session || !previewSetup) {
    headers.append('Set-Cookie', await clearPreviewCookie(env.SITE_URL.startsWith('https:')));
    return { isClaimed: true };
  }
  if (hasDraft) headers.append('Set-Cookie', await previewSetup.cookie.write(session));
  const { styleNonce, studioOrigin } = previewSetup;
  return { isClaimed: true, policy: { styleNonce, studioOrigin } };
}
