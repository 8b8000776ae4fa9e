import type { LoaderFunctionArgs } from '@remix-run/node';
import { canonicalPath } from '../../protocol/canonical-path';
import { hasPreviewCookie } from '../../protocol/preview';
import type { ContentAccess } from '../content/cache/content-access';
import type { PublishedContent } from '../content/cache/published-content.server';
import { DRAFT_HEADERS } from '../content/pages/cache-headers.server';
import { env } from '../env.server';
import type { PreviewPolicy } from '../security-headers.server';
import { previewData } from './preview-bar.server';
import { clearPreviewCookie } from './preview-cookie.server';
import { draftsUnavailable } from './preview-responses.server';
import type { Previews } from './preview-setup.server';
import { findShare } from './shared-link.server';

const DRAFTS = 'drafts';

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** Whether a loader reads drafts. */
    showsDraft?: boolean;
  }
}

/**
 * The content that a loader reads: published content, or drafts if the request has a valid preview cookie.
 * @param part `page`: the document at the path. `frame`: header and footer, whose drafts a shared link does not reveal
 * @throws Response 503 if a share cannot be loaded
 */
export async function contentFor(
  { request, context }: LoaderFunctionArgs,
  part: 'page' | 'frame',
  published: PublishedContent,
  { setup }: Previews,
): Promise<ContentAccess> {
  const header = request.headers.get('Cookie');
  if (!hasPreviewCookie(header, env.SITE_URL)) return published;
  const session = await setup?.cookie.read(header);
  if (!setup || !session) return published;
  const { drafts, styleNonce } = setup;
  const atMs = session.kind === 'editor' ? session.atMs : undefined;
  const preview = previewData(styleNonce, session.kind === 'share', '', atMs);
  const readDrafts = (perspective: string) => {
    context.showsDraft = true;
    return drafts.through(perspective, preview, atMs);
  };
  if (session.kind === 'editor') return readDrafts(session.perspective);
  const path = canonicalPath(new URL(request.url).pathname);
  if (part === 'frame' || path !== session.path) return published;
  const share = await findShare(drafts.client, session.shareId).catch(() => {
    throw draftsUnavailable(preview);
  });
  return share?.path === session.path ? readDrafts(DRAFTS) : published;
}

/**
 * Makes the response to a request with a preview cookie uncacheable, whether the cookie is valid or not. A session that has
 * shown a draft is extended by an hour. An invalid or expired cookie is removed.
 * @param headers of the response, changed in place
 * @returns whether the request has such a cookie, and what its session adds to the Content-Security-Policy
 */
export async function checkPreview(
  request: Request,
  headers: Headers,
  { setup }: Previews,
  showsDraft = false,
): Promise<{ isClaimed: boolean; policy?: PreviewPolicy }> {
  const header = request.headers.get('Cookie');
  if (!hasPreviewCookie(header, env.SITE_URL)) return { isClaimed: false };
  const session = await setup?.cookie.read(header);
  headers.delete('Cache-Tag');
  headers.set('Cache-Control', DRAFT_HEADERS['Cache-Control']);
  headers.set('X-Robots-Tag', DRAFT_HEADERS['X-Robots-Tag']);
  if (!session || !setup) {
    headers.append('Set-Cookie', await clearPreviewCookie(env.SITE_URL.startsWith('https:')));
    return { isClaimed: true };
  }
  if (showsDraft) headers.append('Set-Cookie', await setup.cookie.write(session));
  const { styleNonce, studioOrigin } = setup;
  return { isClaimed: true, policy: { styleNonce, studioOrigin } };
}
