import type { MetaDescriptor } from '@remix-run/node';
import type { ContentDocument } from '../content/content-types';
import { assetHost, loadSite } from '../content/load-site.server';
import { contentFor } from '../preview/content-for.server';
import { pageMeta } from './page-meta';
import { siteUrl } from './site-url.server';

/**
 * The head of a page, settled on the server: what it is made with need not be sent to browsers.
 * @param request whose reader may see drafts
 */
export async function loadHead(
  request: Request,
  page: { document: ContentDocument; path: string },
): Promise<MetaDescriptor[]> {
  const { site } = await loadSite(await contentFor(request, 'frame'));
  return pageMeta({ ...page, ...site, siteUrl: siteUrl(), assetHost: assetHost() });
}
