import { Flex, Spinner } from '@sanity/ui';
import { useEffect, useMemo, useState } from 'react';
import { switchMap } from 'rxjs';
import { type Tool, useClient, useDocumentStore } from 'sanity';
import { defineDocuments, type PresentationPluginOptions, presentationTool } from 'sanity/presentation';
import { API_VERSION } from '../../protocol/lake-api';
import { IS_PAGE } from '../../protocol/page-types';
import { BlocksOnPage } from './blocks-on-page';
import { locationsOf } from './locations-of';
import { type MovedDraft, movedDrafts, type PageDrafts, pageDraftsQuery } from './moved-drafts';
import { useEditTab } from './narrow-tabs';
import { LISTENED } from './page-list';
import { PageNavigator } from './page-navigator';
import { HeaderWithWidths } from './page-width';
import { TypingOnPage } from './typing-on-page';

/**
 * The site in place: a click on a text or picture opens its field beside it. `withPageEditing` tells it which document a page is made of.
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
 * Passes the moved drafts to Presentation: it looks up the document of a page in the perspective `drafts`, in which no
 * query can find out what is published. Stores what is typed on the page, and the changes of its blocks.
 * @param tool any of Studio's tools; only Presentation is changed
 * @param siteOrigin as in `presentation`
 */
export function withPageEditing(tool: SiteTool, siteOrigin: string): SiteTool {
  const Presentation = tool.component;
  return tool.name === 'presentation' ? { ...tool, component: SiteTool } : tool;

  function SiteTool({ tool: given }: { tool: SiteTool }) {
    const moved = useMovedDrafts();
    useEditTab(siteOrigin);
    const informed = useMemo(() => {
      const { options } = given;
      if (!moved || !options) return undefined;
      const resolve = { ...options.resolve, mainDocuments: mainDocuments(moved) };
      return { ...given, options: { ...options, resolve } };
    }, [given, moved]);
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
 * @param moved drafts at paths where their pages are not published
 */
function mainDocuments(moved: readonly MovedDraft[]) {
  const movedTo = (place: string) =>
    JSON.stringify(moved.flatMap(({ id, path }) => (path === place ? [id] : [])));
  return defineDocuments([
    {
      route: '/:path*',
      filter: ({ path }) =>
        `${AT_PATH} && _id == (*[${AT_PATH}] | order(_id in ${movedTo(path)} asc, _createdAt asc))[0]._id`,
      params: ({ path }) => ({ path }),
    },
  ]);
}

/** The drafts at paths that their pages do not have on the site; undefined while loading. */
function useMovedDrafts(): MovedDraft[] | undefined {
  const store = useDocumentStore();
  const client = useClient({ apiVersion: API_VERSION });
  const [moved, setMoved] = useState<MovedDraft[]>();
  useEffect(() => {
    const query = { fetch: pageDraftsQuery, listen: LISTENED };
    const options = { perspective: 'raw', apiVersion: API_VERSION, tag: 'moved-drafts' } as const;
    const keep = (next: MovedDraft[]) =>
      setMoved((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    const subscription = store
      .listenQuery(query, {}, options)
      .pipe(switchMap((found: PageDrafts) => movedDrafts(client, found).catch(() => [])))
      .subscribe({ next: keep, error: () => keep([]) });
    return () => subscription.unsubscribe();
  }, [store, client]);
  return moved;
}
