import type { LoaderFunctionArgs } from '@remix-run/node';
import { hasPreviewCookie } from '../protocol/preview';
import type { LoadedPage } from './content/pages/load-page.server';
import { loadSite } from './content/pages/load-site.server';
import { env } from './env.server';
import { contentFor } from './preview/request-preview.server';
import { isSharedLink, openSharedLink, orEndedShare } from './preview/shared-link.server';
import { loadPageOrTwin } from './seo/markdown-twin.server';

type RequestedPage = ReturnType<typeof loadPageOrTwin>;

/** By the context of the request. */
const loading = new WeakMap<object, RequestedPage>();

const isPreview = (request: Request) => hasPreviewCookie(request.headers.get('Cookie'), env.SITE_URL);

/**
 * The page that a request asks for. All its loaders get the same one, so that what it shows was published together.
 * @throws Response as `loadPage` does; to a shared link, a redirect to its page or an error
 */
export async function requestedPage(args: LoaderFunctionArgs): RequestedPage {
  const { request, context } = args;
  const load = async () => {
    if (isSharedLink(request)) throw await openSharedLink(request);
    const content = await contentFor(args, 'page');
    return loadPageOrTwin(request, content).catch(async (error: unknown) => {
      throw await orEndedShare(error, request);
    });
  };
  // Vite's development server has no context.
  if (isPreview(request) || !context) return load();
  const page = loading.get(context) ?? load();
  loading.set(context, page);
  return page;
}

/**
 * The site that is shown with the requested page: of the same state. Where there is no page, only the site is shown.
 * @throws ContentUnavailable as `loadSite` does
 */
export async function requestedSite(
  args: LoaderFunctionArgs,
): Promise<Pick<LoadedPage, 'site' | 'brand' | 'answers' | 'content'>> {
  const content = await contentFor(args, 'frame');
  // At the same time: nobody waits for a failing Lake twice.
  const alone = loadSite(content);
  alone.catch(() => undefined);
  const found = isPreview(args.request) ? undefined : await requestedPage(args).catch(unlessThrown);
  if (found) return found.page;
  const { site, brand, answer } = await alone;
  return { site, brand, answers: [answer], content };
}

/** The content route throws it too, and its boundary shows it. */
function unlessThrown(error: unknown): undefined {
  if (!(error instanceof Response)) throw error;
}
