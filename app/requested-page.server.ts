import type { LoaderFunctionArgs } from '@remix-run/node';
import { canonicalPath } from '../protocol/canonical-path';
import { listPagePath } from '../protocol/list-page';
import type { Brand } from '../protocol/placeholders';
import { hasPreviewCookie, SHARED_LINK_PATH } from '../protocol/preview';
import { LANGUAGE_PARAMETER, SEARCH_PATH } from '../protocol/search-query';
import { languageAt } from './content/pages/addresses.server';
import { type LoadedPage, loadPage } from './content/pages/load-page.server';
import { loadSite, loadSiteIn } from './content/pages/load-site.server';
import { env } from './env.server';
import { contentFor } from './preview/request-preview.server';
import { asEndedShare, openSharedLink } from './preview/shared-link.server';
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

/**
 * All loaders of a request get the same page, so that what it shows was published together.
 * @throws Response as `loadPage` does; to a shared link, a redirect to its page or an error
 */
export async function requestedPage(args: LoaderFunctionArgs): Promise<LoadedPage> {
  const { request, context } = args;
  const load = async () => {
    if (new URL(request.url).pathname === SHARED_LINK_PATH) throw await openSharedLink(request, previews);
    return loadPageOrTwin(args).catch(async (error: unknown) => {
      throw await asEndedShare(error, request, previews);
    });
  };
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
  const isDraft = hasPreviewCookie(args.request.headers.get('Cookie'), env.SITE_URL);
  const readsPage = !isDraft || (await alone).site.settings.languages !== undefined;
  const found = readsPage ? await requestedPage(args).catch(ignoreThrownResponse) : undefined;
  if (found && !isDraft) return found;
  const { brand: ownBrand } = await alone;
  const language = found?.site.settings.language ?? languageWithoutPage(args.request, ownBrand);
  const { site, brand, answer } = await loadSiteIn(content, language, alone);
  return { site, brand, answers: [answer], content };
}

/** What is not found says so in the language of the nearest page above it; a search names its language. */
function languageWithoutPage({ url }: Request, brand: Brand): string | null | undefined {
  const { pathname, searchParams } = new URL(url);
  const path = canonicalPath(pathname);
  return path === SEARCH_PATH
    ? searchParams.get(LANGUAGE_PARAMETER)
    : languageAt(publishedContent, path, brand);
}

/** The content route throws it too, and its boundary shows it. */
function ignoreThrownResponse(error: unknown): undefined {
  if (!(error instanceof Response)) throw error;
}
