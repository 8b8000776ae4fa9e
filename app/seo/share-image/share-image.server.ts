import pLimit from 'p-limit';
import { canonicalPath } from '../../../protocol/canonical-path';
import { isUnchanged } from '../../../protocol/entity-tag';
import { readSharePath, sharePath } from '../../../protocol/page-head';
import type { PublishedContent } from '../../content/cache/published-content.server';
import { cacheTag } from '../../content/pages/cache-headers.server';
import { loadPage } from '../../content/pages/load-page.server';
import {
  EDITORS_REDIRECT,
  notFound,
  redirectTo,
  redirectWithPage,
  unavailable,
} from '../../content/pages/responses.server';
import { pageDrawing } from './page-drawing.server';

/** Drawings at once: each needs some 10 MB and a processor. Those that wait are answered within a second. */
const inTurn = pLimit(2);
const MOST_WAITING = 16;

const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * The picture of a published page. Only what its address names now is drawn: nobody can have a text of their own drawn.
 * @returns 200, 304, or 503 while too many wait
 * @throws Response 302 from a picture that is no longer the page's to the one that is, as networks ask for it long after;
 *   what `loadPage` throws; 404
 */
export async function shareImage(request: Request, content: PublishedContent): Promise<Response> {
  const url = new URL(request.url);
  const path = canonicalPath(url.pathname);
  if (path !== url.pathname) throw redirectTo(path, 308);
  const asked = readSharePath(path);
  if (!asked) throw notFound();
  // Without its headers: a preview's cookie has no effect.
  const page = await loadPage(new Request(new URL(asked.path, url)), content).catch((error) =>
    redirectWithPage(error, (path) => sharePath(path, asked.hash)),
  );
  const drawing = await pageDrawing(page);
  if (!drawing) throw notFound(404, page.answers);
  const { hash, draw } = drawing;
  const address = sharePath(page.path, hash);
  if (address !== path) throw shown(redirectTo(address, 302, page.answers, EDITORS_REDIRECT));
  const tag = `"${hash}"`;
  const headers = {
    ...cacheTag(page.answers),
    'Cache-Control': FOR_GOOD,
    'Content-Type': 'image/png',
    ETag: tag,
  };
  if (isUnchanged(request.headers.get('If-None-Match'), tag))
    return shown(new Response(null, { status: 304, headers }));
  if (inTurn.pendingCount >= MOST_WAITING) return unavailable();
  return shown(new Response(await inTurn(draw), { headers }));
}

/** Other sites may show it, and follow its redirects. */
function shown(response: Response): Response {
  response.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  return response;
}
