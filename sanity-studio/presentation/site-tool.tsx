import { Flex, Spinner } from '@sanity/ui';
import { useEffect, useMemo, useRef } from 'react';
import {
  type DocumentLayoutProps,
  getPublishedId,
  type Tool,
  useDocumentOperation,
  useEditState,
  useSyncState,
} from 'sanity';
import {
  defineDocuments,
  type PresentationPluginOptions,
  presentationTool,
  usePresentationParams,
} from 'sanity/presentation';
import { locationsOf } from './locations-of';
import { PageNavigator, type SitePage, useSitePages } from './page-navigator';

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

/**
 * Passes the published pages to Presentation: it looks up the document of a page in the perspective `drafts`, in which
 * no query can find out what is published.
 * @param tool any of Studio's tools; only Presentation is changed
 */
export function withPublishedPages(tool: SiteTool): SiteTool {
  const Presentation = tool.component;
  return tool.name === 'presentation' ? { ...tool, component: SiteTool } : tool;

  function SiteTool({ tool: given }: { tool: SiteTool }) {
    const published = useSitePages('published');
    const informed = useMemo(() => {
      const { options } = given;
      if (!published || !options) return undefined;
      const resolve = { ...options.resolve, mainDocuments: mainDocuments(published) };
      return { ...given, options: { ...options, resolve } };
    }, [given, published]);
    if (informed) return <Presentation tool={informed} />;
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

const AT_PATH = `_type in ["page", "article", "legalPage"] && ${HAS_PATH}`;

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

/** Together with the page's own delay for an edit, well under the second that Studio waits by default. */
const COMMIT_AFTER_MS = 250;

/**
 * Studio's layout of a document. Beside a page of the site edits are committed soon, so that the page follows the
 * typing; elsewhere Studio collects them for a second.
 */
export function CommittingLayout(props: DocumentLayoutProps) {
  const isBesidePage = usePresentationParams(false) !== null;
  return (
    <>
      {props.renderDefault(props)}
      {isBesidePage ? <CommitSoon id={getPublishedId(props.documentId)} type={props.documentType} /> : null}
    </>
  );
}

/**
 * Commits pending edits. Without any it commits nothing, because a commit during publishing makes Studio stop
 * publishing.
 */
function CommitSoon({ id, type }: { id: string; type: string }) {
  const { draft } = useEditState(id, type);
  const { commit } = useDocumentOperation(id, type);
  const { isSyncing } = useSyncState(id, type);
  const latest = useRef({ commit, isSyncing });
  latest.current = { commit, isSyncing };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit makes another draft
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const { commit: operation, isSyncing: isPending } = latest.current;
      if (isPending && !operation.disabled) operation.execute();
    }, COMMIT_AFTER_MS);
  }, [draft]);

  useEffect(() => () => clearTimeout(timer.current), []);
  return null;
}
