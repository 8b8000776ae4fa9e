import { lakeFailure } from '../content/content-errors.server';
import { env } from '../env.server';
import { log } from '../log.server';
import { createAttempts } from './attempts.server';
import { redirectWithCookie, refusal } from './preview-responses.server';
import { previewSetup } from './preview-setup.server';
import { findShare, isSecretOf, readShareKey } from './share.server';

const MAX_WRONG_PER_MINUTE = 10;

const wrongKeys = createAttempts(MAX_WRONG_PER_MINUTE, env.TRUST_PROXY_HOPS);

/**
 * Starts the preview of one page for a visitor with its shared link, `/preview/share?key=…`.
 * @returns a redirect to the page with a cookie, or an error: 401, 404 if previews are not configured, 429, 503
 */
export async function openShare(request: Request): Promise<Response> {
  if (!previewSetup) return refusal(404);
  if (await wrongKeys.isExhausted(request)) return refusal(429);
  const key = readShareKey(new URL(request.url).searchParams.get('key'));
  if (!key) return wrong(request);
  try {
    const share = await findShare(previewSetup.drafts.client, key.id);
    if (!share || !isSecretOf(share, key.secret)) return wrong(request);
    const { path, expiresAtMs: endsAt } = share;
    const cookie = await previewSetup.cookie.write({ kind: 'share', shareId: key.id, path, endsAt });
    return redirectWithCookie(path, cookie);
  } catch (error) {
    log('warn', 'preview.lake-failed', { query: 'share', reason: lakeFailure(error).reason });
    return refusal(503);
  }
}

async function wrong(request: Request): Promise<Response> {
  await wrongKeys.count(request);
  return refusal(401);
}
