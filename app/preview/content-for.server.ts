import { canonicalPath } from '../../protocol/canonical-path';
import { hasPreviewCookie } from '../../protocol/preview-cookie';
import type { ContentAccess } from '../content/content-access';
import { publishedContent } from '../content/published-content.server';
import { env } from '../env.server';
import { createAttempts } from './attempts.server';
import { previewData } from './preview-bar.server';
import { draftsUnavailable, refusal } from './preview-responses.server';
import { previewSetup } from './preview-setup.server';
import { findShare } from './share.server';

/** An invalid cookie bypasses every cache and costs a rendering; an expired one of ours is cleared by the response. */
const MAX_FALSE_COOKIES_PER_MINUTE = 60;
const DRAFTS = 'drafts';

const falseCookies = createAttempts(MAX_FALSE_COOKIES_PER_MINUTE, env.TRUST_PROXY_HOPS);

/**
 * The content access of a request: published content, or drafts with a valid preview cookie.
 * @param part `page`: the document at the path. `frame`: header and footer, whose drafts a shared link does not reveal
 * @throws Response 429 for a client that keeps sending invalid cookies; 503 if a share cannot be loaded
 */
export async function contentFor(request: Request, part: 'page' | 'frame'): Promise<ContentAccess> {
  const header = request.headers.get('Cookie');
  if (!hasPreviewCookie(header)) return publishedContent;
  const session = await previewSetup?.cookie.read(header);
  if (!previewSetup || !session) {
    if (await falseCookies.isExhausted(request)) throw refusal(429);
    await falseCookies.count(request);
    return publishedContent;
  }
  const { drafts, styleNonce } = previewSetup;
  const preview = previewData(styleNonce, session.kind === 'share');
  if (session.kind === 'editor') return drafts.through(session.perspective, preview);
  const path = canonicalPath(new URL(request.url).pathname);
  if (part === 'frame' || path !== session.path) return publishedContent;
  const share = await findShare(drafts.client, session.shareId).catch(() => {
    throw draftsUnavailable(preview);
  });
  return share?.path === session.path ? drafts.through(DRAFTS, preview) : publishedContent;
}
