import type { MetaDescriptor } from '@remix-run/node';
import { stegaClean } from '@sanity/client/stega';
import type { LoadedPage } from '../content/load-page.server';
import { assetHost, loadSite } from '../content/load-site.server';
import { contentFor } from '../preview/content-for.server';
import { pageMeta } from './page-meta';
import { siteUrl } from './site-url.server';

/**
 * The head of a page, settled on the server: what it is made with need not be sent to browsers. It speaks of the site
 * as the frame round the page does.
 * @param request whose reader may see drafts
 */
export async function loadHead(request: Request, page: LoadedPage): Promise<MetaDescriptor[]> {
  const { document, path } = page;
  const frame = await contentFor(request, 'frame');
  const { site } = frame === page.content ? page : await loadSite(frame);
  const head = { document, path, ...site, siteUrl: siteUrl(), assetHost: assetHost() };
  // No machine reads the sources that a draft's texts carry.
  return pageMeta(page.content.preview ? stegaClean(head) : head);
}
