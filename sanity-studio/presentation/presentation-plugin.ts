import { presentationTool } from 'sanity/presentation';
import { locationsOf } from './locations-of';
import { PageNavigator } from './page-navigator';

/**
 * The site in place: a click on a text or picture opens its field beside it. See `site-tool.tsx` for the document of a page.
 * @param siteOrigin public origin of the site, which enables previews under its own rules
 */
export function presentation(siteOrigin: string) {
  return presentationTool({
    title: 'Site',
    previewUrl: {
      initial: siteOrigin,
      previewMode: {
        enable: '/preview/enable',
        // Such a link would show all drafts; our own links show one page (see sharing/).
        shareAccess: false,
      },
    },
    allowOrigins: [siteOrigin],
    resolve: { locations: locationsOf },
    components: { unstable_navigator: { component: PageNavigator, minWidth: 200, maxWidth: 320 } },
  });
}
