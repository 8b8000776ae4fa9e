import {
  ENTRIES_PER_PAGE,
  entryCount,
  listPageOf,
  listPagePath,
  PAGE_PARAMETER,
  pageCount,
} from '../../../protocol/list-page';
import type { Block, BlockOf, ContentDocument, TopicDocument } from '../../content-model/content-types';
import { plainText } from '../../ui/plain-text';
import type { ContentAccess } from '../cache/content-access';
import type { Provenance } from '../source/answer';
import { linkedTopics } from './linked-topics';
import { notFound, redirectTo } from './responses.server';

/** A block that lists the articles of a channel, or a topic, which lists its own. */
type List = BlockOf<'articleList'> | TopicDocument;
type Entries = List['articles'];

/**
 * `documentQuery` selects the first page and the number of entries, so that a page that does not exist costs no
 * query, and is stored nowhere.
 * @param answers those that the document is made from
 * @returns the answers that its entries are made from, besides the document's
 * @throws Response 308 from `?page=1`; 404 beyond the last page, and for a value that names none
 * @throws ContentUnavailable
 */
export async function atListPage(
  document: ContentDocument,
  { pathname, searchParams }: URL,
  content: ContentAccess,
  answers: readonly Provenance[],
): Promise<{ document: ContentDocument; page: number; answers: Provenance[] }> {
  const lists = listsOf(document);
  const { language } = document;
  if (lists.length === 0) return { document, page: 1, answers: [] };
  const page = listPageOf(searchParams);
  if (page === undefined || page > Math.max(...lists.map(pageCount))) throw notFound(404, answers);
  if (page === 1 && searchParams.has(PAGE_PARAMETER)) {
    const query = new URLSearchParams(searchParams);
    query.delete(PAGE_PARAMETER);
    const search = query.size === 0 ? '' : `?${query}`;
    throw redirectTo(`${listPagePath(pathname, 1)}${search}`, 308, answers);
  }
  const found = await Promise.all(lists.map((list) => entriesAt(list, page, language, content)));
  const entries = new Map(lists.map((list, index) => [list, found[index]?.articles ?? []]));
  const more = found.flatMap(({ answer }) => answer ?? []);
  const listed = withEntries(document, entries, page);
  if (listed._type !== 'topic') return { document: listed, page, answers: more };
  const { result, ...answer } = await content.fetch('topics');
  const linked = linkedTopics(result.topics, result).filter(
    (topic) => topic._id !== listed._id && topic.language === language,
  );
  // Copies: the placeholders of the document are filled in place, and many pages share the answer.
  const others = linked.map((other) => ({ ...other }));
  const topic: TopicDocument = { ...listed, others };
  return { document: topic, page, answers: [...more, answer] };
}

const isList = (block: Block): block is BlockOf<'articleList'> => block._type === 'articleList';

function listsOf(document: ContentDocument): List[] {
  if (document._type === 'topic') return [document];
  return document._type === 'page' ? document.blocks.filter(isList) : [];
}

/** A list of articles has its topics, and the cover of its newest article, on its first page. */
function withEntries(
  document: ContentDocument,
  entries: ReadonlyMap<List, Entries>,
  page: number,
): ContentDocument {
  if (document._type === 'topic') return { ...document, articles: entries.get(document) ?? [] };
  if (document._type !== 'page') return document;
  const blocks = document.blocks.map((block) => {
    if (!isList(block)) return block;
    const topics = page === 1 ? linkedTopics(block.topics, block) : [];
    const articles = entries.get(block) ?? [];
    const covers = page === 1 ? block.covers.filter(({ _id }) => _id === articles[0]?._id) : [];
    // Browsers need no ids of other topics.
    const changing = block.changing.map(({ _id }) => ({ _id, about: null }));
    return { ...block, articles, covers, topics, about: [], changing };
  });
  return { ...document, blocks };
}

async function entriesAt(
  list: List,
  page: number,
  language: string | null,
  content: ContentAccess,
): Promise<{ articles: Entries; answer?: Provenance }> {
  const { day, changing } = list;
  const count = entryCount(list);
  const from = (page - 1) * ENTRIES_PER_PAGE;
  const to = Math.min(from + ENTRIES_PER_PAGE, count);
  // On a page with several lists.
  if (from >= count) return { articles: [] };
  const first = list.articles.slice(0, to);
  if (page === 1 && first.length === to) return { articles: first };
  const subject = { ...subjectOf(list), language, day: day ?? '', shown: changing.map(({ _id }) => _id) };
  if (from > count / 2) {
    const fromEnd = { ...subject, from: count - to, to: count - from };
    const { result, ...answer } = await content.fetch('lastArticles', fromEnd);
    return { articles: [...result].reverse(), answer };
  }
  const { result, ...answer } = await content.fetch('articles', { ...subject, from, to });
  return { articles: result, answer };
}

/** The parameters of `articlesQuery` that name a list. */
function subjectOf(list: List): { channel: string; topic: string[] } {
  if (list._type === 'articleList') return { channel: list.channel, topic: [] };
  return { channel: '', topic: topicNames(list) };
}

/** What articles may say to be about a topic: its id, or its name. */
export const topicNames = ({ _id, title }: Pick<TopicDocument, '_id' | 'title'>): string[] => [
  _id,
  plainText(title),
];
