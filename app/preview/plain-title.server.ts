import { vercelStegaClean } from '@vercel/stega';
import type { ContentDocument, SiteSettings } from '../content/content-types';
import { pageTitle } from '../seo/page-title';

/**
 * Gives a draft the title that visitors would see, spelt out where the head of the page reads it. Its own title and the
 * tagline carry hidden sources, which must not get into the head: in the browser React would find another title than the
 * server's, and render the page anew.
 * @param document changed in place
 */
export function setPlainTitle(document: ContentDocument, path: string, settings: SiteSettings): void {
  document.seo.title = vercelStegaClean(pageTitle(document, path, settings));
}
