import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { lakeFailure } from '../content/lake-failure.server';
import { env } from '../env.server';
import { log } from '../log.server';
import { Attempts } from './attempts.server';
import { leadTo } from './lead-to.server';
import { isPerspective } from './perspective';
import { previewSetup } from './preview-setup.server';
import { refusal } from './refusals.server';
import { safeDestination } from './safe-destination';

const SECRET_PARAMETER = 'sanity-preview-secret';
const MAX_SECRET_LENGTH = 256;
const MAX_WRONG_PER_MINUTE = 10;
const DEFAULT_PERSPECTIVE = 'drafts';

const wrongSecrets = new Attempts(MAX_WRONG_PER_MINUTE, env.TRUST_PROXY_HOPS);

/**
 * Begins a preview for an editor: Studio has written a secret into the dataset, and shows it here. The secret is good
 * for an hour (`@sanity/preview-url-secret`).
 * @returns a redirect to the page with a cookie, or a refusal: 401, 404 where no previews are set up, 429, 503
 */
export async function enablePreview(request: Request): Promise<Response> {
  if (!previewSetup) return refusal(404);
  if (wrongSecrets.isExhausted(request)) return refusal(429);
  const url = new URL(request.url);
  const secrets = url.searchParams.getAll(SECRET_PARAMETER);
  const [secret = ''] = secrets;
  const isPlausible = secrets.length === 1 && secret.trim() !== '' && secret.length <= MAX_SECRET_LENGTH;
  if (!isPlausible) return wrong(request);
  try {
    const found = await validatePreviewUrl(previewSetup.drafts.client, `${url.pathname}${url.search}`);
    if (!found.isValid) return wrong(request);
    const asked = found.studioPreviewPerspective ?? DEFAULT_PERSPECTIVE;
    const perspective = isPerspective(asked) ? asked : DEFAULT_PERSPECTIVE;
    const cookie = previewSetup.cookie.write({ kind: 'editor', perspective });
    return leadTo(safeDestination(found.redirectTo, env.SITE_URL), cookie);
  } catch (error) {
    log('warn', 'preview.lake-failed', { query: 'secret', reason: lakeFailure(error).reason });
    return refusal(503);
  }
}

function wrong(request: Request): Response {
  wrongSecrets.count(request);
  return refusal(401);
}
