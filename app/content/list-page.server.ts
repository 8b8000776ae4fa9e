import { ENTRIES_PER_PAGE, listPageOf, listPagePath, PAGE_PARAMETER } from '../../protocol/list-page';
import { dependsOnQuery } from './cache-headers.server';
import type { ContentAccess, Provenance } from './content-access';
import type { Block, BlockOf, ContentDocument } from './content-types';
import { articlesQuery } from './queries.groq';
import { notFound, redirectTo } from './responses.server';
import type { ArticlesQueryResult } from './sanity.types';

/** The header of a page whose lists have pages: it depends on no other parameter. */
export const FOR_ANY_LIST_PAGE = dependsOnQuery([PAGE_PARAMETER]);

type ListPage = {
  document: ContentDocument;
  /** Counted from 1. */
  page: number;
  /** How many there are; undefined for a document without a list, which has no pages. */
  pages?: number;
  /** The answers that its entries are made from, besides the document's. */
  answers: Provenance[];
};

/**
 * A document with its lists at the page that the query names. `documentQuery` selects the first page and the number of
 * entries, so that a page that does not exist costs no query, and is stored nowhere.
 * @param document as `documentQuery` selects it
 * @param answers those that the document is made from
 * @throws Response 308 from `?page=1`; 404 beyond the last page, and for a value that names none
 * @throws ContentUnavailable
 */
export async function atListPage(
  document: ContentDocument,
  { pathname, searchParams }: URL,
  content: ContentAccess,
  answers: readonly Provenance[],
): Promise<ListPage> {
  const lists = document._type === 'page' ? document.blocks.filter(isList) : [];
  if (document._type !== 'page' || lists.length === 0) return { document, page: 1, answers: [] };
  const page = listPageOf(searchParams);
  const pages = Math.max(1, ...lists.map(({ total }) => Math.ceil(total / ENTRIES_PER_PAGE)));
  if (page === undefined || page > pages) throw notFound(404, answers, false, FOR_ANY_LIST_PAGE);
  if (page === 1 && searchParams.has(PAGE_PARAMETER)) {
    const query = new URLSearchParams(searchParams);
    query.delete(PAGE_PARAMETER);
    const search = query.size === 0 ? '' : `?${query}`;
    throw redirectTo(`${listPagePath(pathname, 1)}${search}`, 308, answers);
  }
  if (page === 1) return { document, page, pages, answers: [] };
  const from = (page - 1) * ENTRIES_PER_PAGE;
  const found = await Promise.all(
    lists.map(async ({ _key, channel }) => {
      const params = { channel, from, to: from + ENTRIES_PER_PAGE };
      const { result, ...answer } = await content.fetch('articles', articlesQuery, params);
      const articles: ArticlesQueryResult = result;
      return { _key, articles, answer };
    }),
  );
  const entries = new Map(found.map(({ _key, articles }) => [_key, articles]));
  const blocks = document.blocks.map((block) =>
    isList(block) ? { ...block, articles: entries.get(block._key) ?? [] } : block,
  );
  return { document: { ...document, blocks }, page, pages, answers: found.map(({ answer }) => answer) };
}

const isList = (block: Block): block is BlockOf<'articleList'> => block._type === 'articleList';
