import type { MetaDescriptor } from '@remix-run/node';
import { stegaClean } from '@sanity/client/stega';
import type { LoadedPage } from '../content/load-page.server';
import { assetHost, loadSite } from '../content/load-site.server';
import { contentFor } from '../preview/request-preview.server';
import { pageMeta } from './page-meta';
import { siteUrl } from './site-url.server';

/**
 * The head of a page, built on the server, so that its data is not sent to browsers. It uses the same site settings as
 * the page's frame.
 * @param request with the preview cookie, if any
 */
export async function loadHead(request: Request, page: LoadedPage): Promise<MetaDescriptor[]> {
  const { document, path, page: listPage, pages } = page;
  const frame = await contentFor(request, 'frame');
  const { site } = frame === page.content ? page : await loadSite(frame);
  const head = { document, path, page: listPage, pages, ...site, siteUrl: siteUrl(), assetHost: assetHost() };
  // Machines must not read the stega of a draft's texts.
  return pageMeta(page.content.preview ? stegaClean(head) : head);
}
