import type { LoaderFunctionArgs } from '@remix-run/node';
import { canonicalPath } from '../protocol/canonical-path';
import { listPagePath } from '../protocol/list-page';
import { hasPreviewCookie } from '../protocol/preview';
import { type LoadedPage, loadPage } from './content/pages/load-page.server';
import { loadSite } from './content/pages/load-site.server';
import { env } from './env.server';
import { contentFor } from './preview/request-preview.server';
import { asEndedShare, isSharedLink, openSharedLink } from './preview/shared-link.server';
import { absoluteUrl, pageOfTwin } from './seo/page-addresses';
import { previews, publishedContent } from './services.server';

/** What the loaders of a request and its handler know together. Each request has its own. */
declare module '@remix-run/node' {
  interface AppLoadContext {
    page?: Promise<LoadedPage>;
    /** The address of the page whose Markdown twin is requested. */
    twinOf?: string;
  }
}

const isPreview = (request: Request) => hasPreviewCookie(request.headers.get('Cookie'), env.SITE_URL);

/**
 * All loaders of a request get the same page, so that what it shows was published together.
 * @throws Response as `loadPage` does; to a shared link, a redirect to its page or an error
 */
export async function requestedPage(args: LoaderFunctionArgs): Promise<LoadedPage> {
  const { request, context } = args;
  const load = async () => {
    if (isSharedLink(request)) throw await openSharedLink(request, previews);
    return loadPageOrTwin(args).catch(async (error: unknown) => {
      throw await asEndedShare(error, request, previews);
    });
  };
  if (isPreview(request)) return load();
  context.page ??= load();
  return context.page;
}

/** The page at the path of a request or, where there is none, the page whose Markdown twin has that path. */
async function loadPageOrTwin(args: LoaderFunctionArgs): Promise<LoadedPage> {
  const { request, context } = args;
  const content = await contentFor(args, 'page', publishedContent, previews);
  try {
    return await loadPage(request, publishedContent, content);
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    const path = pageOfTwin(canonicalPath(pathname));
    if (path === undefined || !(error instanceof Response) || error.status !== 404) throw error;
    const page = await loadPage(
      new Request(new URL(`${path}${search}`, request.url)),
      publishedContent,
      content,
    );
    context.twinOf = absoluteUrl(listPagePath(page.path, page.page), env.SITE_URL);
    return page;
  }
}

/**
 * The site is of the same state as the requested page. Where there is no page, only the site is shown.
 * @throws ContentUnavailable as `loadSite` does
 */
export async function requestedSite(
  args: LoaderFunctionArgs,
): Promise<Pick<LoadedPage, 'site' | 'brand' | 'answers' | 'content'>> {
  const content = await contentFor(args, 'frame', publishedContent, previews);
  // At the same time: nobody waits for a failing Lake twice.
  const alone = loadSite(content);
  alone.catch(() => undefined);
  const found = isPreview(args.request) ? undefined : await requestedPage(args).catch(ignoreThrownResponse);
  if (found) return found;
  const { site, brand, answer } = await alone;
  return { site, brand, answers: [answer], content };
}

/** The content route throws it too, and its boundary shows it. */
function ignoreThrownResponse(error: unknown): undefined {
  if (!(error instanceof Response)) throw error;
}
