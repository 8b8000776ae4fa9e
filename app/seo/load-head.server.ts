import type { MetaDescriptor } from '@remix-run/node';
import { stegaClean } from '@sanity/client/stega';
import { HEIGHT_PX, sharePath, WIDTH_PX } from '../../protocol/page-head';
import type { ContentAccess } from '../content/cache/content-access';
import type { LoadedPage } from '../content/pages/load-page.server';
import { assetHost, loadSiteIn } from '../content/pages/load-site.server';
import { env } from '../env.server';
import { absoluteUrl } from './page-addresses';
import { pageMeta, type ShareImage } from './page-meta';
import { pageDrawing } from './share-image/page-drawing.server';

/**
 * The head is built on the server, so that its data is not sent to browsers.
 * @param frame what the page's frame is read through: published content, or drafts
 */
export async function loadHead(page: LoadedPage, frame: ContentAccess): Promise<MetaDescriptor[]> {
  const { document, path, page: listPage, translations } = page;
  const { site } = frame === page.content ? page : await loadSiteIn(frame, page.site.settings.language);
  const head = {
    document,
    path,
    page: listPage,
    translations,
    ...site,
    siteUrl: env.SITE_URL,
    assetHost: assetHost(),
  };
  // Machines must not read the stega of a draft's texts, and nothing is drawn of a draft.
  return page.content.preview
    ? pageMeta(stegaClean(head))
    : pageMeta({ ...head, drawn: await drawnImage(page) });
}

async function drawnImage(page: LoadedPage): Promise<ShareImage | undefined> {
  const drawing = await pageDrawing(page);
  if (!drawing) return undefined;
  const url = absoluteUrl(sharePath(page.path, drawing.hash), env.SITE_URL);
  return { url, type: 'image/png', width: WIDTH_PX, height: HEIGHT_PX, alt: drawing.alt };
}
