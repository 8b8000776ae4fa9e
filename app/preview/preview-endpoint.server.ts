import { disablePreview } from './disable-preview.server';
import { enablePreview } from './enable-preview.server';
import { openShare } from './open-share.server';
import { refusal } from './refusals.server';
import { streamChanges } from './stream-changes.server';

type Endpoint = (request: Request) => Response | Promise<Response>;

const endpoints: Record<string, Endpoint> = {
  '/preview/enable': enablePreview,
  '/preview/disable': disablePreview,
  '/preview/share': openShare,
  '/preview/changes': streamChanges,
};
/** Leaving a preview is the only one that changes something by a form. */
const ANSWERS_POST = '/preview/disable';

/**
 * Answers the addresses of previews. They are no routes: the table of routes is part of every visitor's JavaScript,
 * which previews leave as it is.
 * @returns undefined for every other address
 */
export function previewEndpoint(request: Request): Response | Promise<Response> | undefined {
  const { pathname } = new URL(request.url);
  const endpoint = Object.hasOwn(endpoints, pathname) ? endpoints[pathname] : undefined;
  if (!endpoint) return undefined;
  const methods = ['GET', 'HEAD', ...(pathname === ANSWERS_POST ? ['POST'] : [])];
  if (!methods.includes(request.method)) return refusal(405, { Allow: methods.join(', ') });
  return endpoint(request);
}
