import type { Tool } from 'sanity';
import { defineDocuments, type PresentationPluginOptions, presentationTool } from 'sanity/presentation';
import { IS_PAGE } from '../../protocol/page-types';
import { BlocksOnPage } from './blocks-on-page';
import { locationsOf } from './locations-of';
import { useEditTab } from './narrow-tabs';
import { PageNavigator } from './page-navigator';
import { HeaderWithWidths } from './page-width';
import { TypingOnPage } from './typing-on-page';

/** The product's placeholder in a stored path is its short name, as on the site. */
const AT_PATH = `${IS_PAGE} && array::join(
  string::split(path, "{product}"), coalesce(*[_id == "siteSettings"][0].productSlug, "")
) == $path`;

/** The document of a page of the site: the one at its path; of several the oldest, which mostly is the published one. */
const mainDocuments = defineDocuments([
  {
    route: '/:path*',
    filter: `${AT_PATH} && _id == (*[${AT_PATH}] | order(_createdAt asc))[0]._id`,
    params: ({ path }) => ({ path }),
  },
]);

/**
 * The site in place: a click on a text or picture opens its field beside it.
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
    resolve: { mainDocuments, locations: locationsOf },
    components: {
      unstable_header: { component: HeaderWithWidths },
      unstable_navigator: { component: PageNavigator, minWidth: 200, maxWidth: 320 },
    },
  });
}

type SiteTool = Tool<PresentationPluginOptions>;

/** History needs its own 320 px beside those of the form: Presentation gives the form a quarter of the window. */
const ROOM_FOR_HISTORY = `@media (min-width: 900px) {
  #presentation-narrow-panel-content:has([data-ui="DocumentInspectorPanel"]) { min-width: 660px }
}`;

/**
 * Stores what is typed on the page, and the changes of its blocks.
 * @param tool any of Studio's tools; only Presentation is changed
 * @param siteOrigin as in `presentation`
 */
export function withPageEditing(tool: SiteTool, siteOrigin: string): SiteTool {
  const Presentation = tool.component;
  return tool.name === 'presentation' ? { ...tool, component: SiteTool } : tool;

  function SiteTool(props: { tool: SiteTool }) {
    useEditTab(siteOrigin);
    return (
      <>
        <style>{ROOM_FOR_HISTORY}</style>
        <Presentation {...props} />
        <TypingOnPage siteOrigin={siteOrigin} />
        <BlocksOnPage siteOrigin={siteOrigin} />
      </>
    );
  }
}
