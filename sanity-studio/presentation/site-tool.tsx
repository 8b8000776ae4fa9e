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
import { defineDocuments, type PresentationPluginOptions, usePresentationParams } from 'sanity/presentation';
import { type SitePage, useSitePages } from './page-navigator';

type SiteTool = Tool<PresentationPluginOptions>;

/**
 * Gives Studio's tool for previews the published pages: in the perspective of drafts, in which it looks up the document
 * of a page, no query can tell what is published.
 * @param tool any of Studio's tools; only the one for previews is changed
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

/** A stored path may name the product by a placeholder; the site puts its short name there, and so does this. */
const STANDS_AT_PATH =
  'array::join(string::split(path, "{product}"), coalesce(*[_id == "siteSettings"][0].productSlug, "")) == $path';

const AT_PATH = `_type in ["page", "article", "legalPage"] && ${STANDS_AT_PATH}`;

/**
 * Which document a page of the site is: the one that stands at its path, and of several the published, then the older, by
 * the site's own rule (`document.groq.ts`).
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

/** Together with what the page takes to show an edit, well under the second that Studio by itself waits. */
const COMMIT_AFTER_MS = 250;

/**
 * A document as Studio lays it out. Beside a page of the site its edits are committed soon after they are made, so that
 * the page follows what is typed; elsewhere Studio gathers them for a second.
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
 * Where nothing waits to be committed, nothing is: while a document is being published Studio takes a commit for a
 * reason to stop.
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
