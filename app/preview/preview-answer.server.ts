import { claimsPreview } from '../../protocol/preview-cookie';
import { DRAFT_HEADERS } from '../content/draft-headers.server';
import { env } from '../env.server';
import { PreviewCookie } from './preview-cookie.server';
import { previewSetup } from './preview-setup.server';

/**
 * Keeps the answer to whoever claims a preview, rightly or not, out of every cache. A session that has shown a draft goes
 * on for another hour; a cookie that is not ours, or has run out, is taken away.
 * @param headers of the answer, changed in place
 * @returns whether the request claims a preview
 */
export function settlePreview(request: Request, headers: Headers): boolean {
  const header = request.headers.get('Cookie');
  if (!claimsPreview(header)) return false;
  const session = previewSetup?.cookie.read(header);
  const hasDraft = showsDraft(headers);
  headers.delete('Cache-Tag');
  headers.set('Cache-Control', DRAFT_HEADERS['Cache-Control']);
  headers.set('X-Robots-Tag', DRAFT_HEADERS['X-Robots-Tag']);
  if (!session || !previewSetup) {
    headers.append('Set-Cookie', PreviewCookie.clearing(env.SITE_URL.startsWith('https:')));
  } else if (hasDraft) {
    headers.append('Set-Cookie', previewSetup.cookie.write(session));
  }
  return true;
}

/** Whether an answer was made from drafts. */
export function showsDraft(headers: Headers): boolean {
  return headers.get('X-Content-Source') === DRAFT_HEADERS['X-Content-Source'];
}
