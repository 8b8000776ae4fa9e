import { Flex, Spinner } from '@sanity/ui';
import { useMemo } from 'react';
import type { Tool } from 'sanity';
import { defineDocuments, type PresentationPluginOptions } from 'sanity/presentation';
import { type SitePage, useSitePages } from './use-site-pages';

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
