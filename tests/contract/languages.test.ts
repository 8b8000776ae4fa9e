import { parse } from 'groq-js';
import { expect, it } from 'vitest';
import * as queries from '../../app/content/source/queries.groq';
import { isRecord } from '../../protocol/is-record';
import { pageTypes } from '../../protocol/page-types';

/** How many lists of a query name their documents, or are of every language on purpose. */
const OF_ALL_LANGUAGES: Record<string, number> = {
  ...{ site: 1, document: 2, paths: 1, sitemap: 1, topics: 3, search: 1, searchedDocuments: 2 },
};

/** Filters of all documents. */
function scansIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(scansIn);
  if (!isRecord(value)) return [];
  const own = value.type === 'Filter' && isRecord(value.base) && value.base.type === 'Everything';
  return [...(own ? [value.expr] : []), ...Object.values(value).flatMap(scansIn)];
}

const listed = [...pageTypes, 'opening'];
const listsPages = (filter: string) => listed.some((type) => filter.includes(`"value":"${type}"`));

it.each(Object.entries(queries))('%s says the language of the pages that it lists', (name, query) => {
  const filters = scansIn(parse(query, { params: { from: 0, to: 1 } })).map((filter) =>
    JSON.stringify(filter),
  );
  const silent = filters.filter(listsPages).filter((filter) => !filter.includes('"name":"language"'));
  expect(silent).toHaveLength(OF_ALL_LANGUAGES[name.replace(/Query$/, '')] ?? 0);
});
