import { Flex, Spinner } from '@sanity/ui';
import { useMemo } from 'react';
import type { Tool } from 'sanity';
import type { PresentationPluginOptions } from 'sanity/presentation';
import { mainDocuments } from './main-documents';
import { useSitePages } from './use-site-pages';

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
