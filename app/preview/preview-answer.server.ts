import { claimsPreview } from '../../protocol/preview-cookie';
import { DRAFT_HEADERS } from '../content/cache-headers.server';
import { env } from '../env.server';
import { clearPreviewCookie } from './preview-cookie.server';
import { previewSetup } from './preview-setup.server';

/** What the policy of a session's pages allows: styles with this nonce, and Studio to frame them. */
export type PreviewPolicy = { styleNonce: string; studioOrigin: string };

/**
 * Keeps the answer to a request that claims a preview, rightly or not, out of every cache. A session that has shown a
 * draft goes on for another hour; a cookie that is not ours, or has run out, is cleared.
 * @param headers of the answer, changed in place
 * @returns whether the request claims a preview, and what its pages' policy needs if it has a session
 */
export async function settlePreview(
  request: Request,
  headers: Headers,
): Promise<{ isClaimed: boolean; policy?: PreviewPolicy }> {
  const header = request.headers.get('Cookie');
  if (!claimsPreview(header)) return { isClaimed: false };
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
