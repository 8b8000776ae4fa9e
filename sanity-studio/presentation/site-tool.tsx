import { Flex, Spinner } from '@sanity/ui';
import { useMemo } from 'react';
import type { Tool } from 'sanity';
import { defineDocuments, type PresentationPluginOptions, presentationTool } from 'sanity/presentation';
import { IS_PAGE } from '../../protocol/page-types';
import { BlocksOnPage } from './blocks-on-page';
import { locationsOf } from './locations-of';
import { useEditTab } from './narrow-tabs';
import { PageNavigator, type SitePage, useSitePages } from './page-navigator';
import { TypingOnPage } from './typing-on-page';

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

type SiteTool = Tool<PresentationPluginOptions>;

/** History needs its own 320 px beside those of the form: Presentation gives the form a quarter of the window. */
const ROOM_FOR_HISTORY = `@media (min-width: 900px) {
  #presentation-narrow-panel-content:has([data-ui="DocumentInspectorPanel"]) { min-width: 660px }
}`;

/**
 * Passes the published pages to Presentation: it looks up the document of a page in the perspective `drafts`, in which
 * no query can find out what is published. Stores what is typed on the page, and the changes of its blocks.
 * @param tool any of Studio's tools; only Presentation is changed
 * @param siteOrigin as in `presentation`
 */
export function inPlace(tool: SiteTool, siteOrigin: string): SiteTool {
  const Presentation = tool.component;
  return tool.name === 'presentation' ? { ...tool, component: SiteTool } : tool;

  function SiteTool({ tool: given }: { tool: SiteTool }) {
    const published = useSitePages('published');
    useEditTab(siteOrigin);
    const informed = useMemo(() => {
      const { options } = given;
      if (!published || !options) return undefined;
      const resolve = { ...options.resolve, mainDocuments: mainDocuments(published) };
      return { ...given, options: { ...options, resolve } };
    }, [given, published]);
    if (informed)
      return (
        <>
          <style>{ROOM_FOR_HISTORY}</style>
          <Presentation tool={informed} />
          <TypingOnPage siteOrigin={siteOrigin} />
          <BlocksOnPage siteOrigin={siteOrigin} />
        </>
      );
    return (
      <Flex align="center" justify="center" height="fill">
        <Spinner muted />
      </Flex>
    );
  }
}

/** Replaces the product's placeholder in a stored path by its short name, as the site does. */
const HAS_PATH =
  'array::join(string::split(path, "{product}"), coalesce(*[_id == "siteSettings"][0].productSlug, "")) == $path';

const AT_PATH = `${IS_PAGE} && ${HAS_PATH}`;

/**
 * The document of a page of the site: the one at its path, of several the published one, then the older, by the rule of
 * the site's queries.
 * @param published all published pages
 */
function mainDocuments(published: readonly SitePage[]) {
  const publishedAt = (place: string) =>
    JSON.stringify(published.flatMap(({ id, path }) => (path === place ? [id] : [])));
  return defineDocuments([
    {
      route: '/:path*',
      filter: ({ path }) =>
        `${AT_PATH} && _id == (*[${AT_PATH}] | order(_id in ${publishedAt(path)} desc, _createdAt asc))[0]._id`,
      params: ({ path }) => ({ path }),
    },
  ]);
}
