import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type IdentifiedSanityDocumentStub } from '@sanity/client';
import { evaluateSync, parse, toJS } from 'groq-js';
import { afterAll, bench, describe } from 'vitest';
import { evaluateQuery } from '../../content-lake/src/query/evaluate-query';
import { buildView } from '../../content-lake/src/query/perspective';
import { QueryParser } from '../../content-lake/src/query/query-parser';
import { mapSources } from '../../content-lake/src/source-map/map-sources';
import { startLake } from '../content-lake/start-lake';

// The promise: with 10,000 documents a typical page query stays under 20 ms, the first one after a change too.
// Compare the `mean` column (milliseconds) with 20.

const DOCUMENTS = 10_000;
const PEOPLE = 1_000;
const PAGES = 1_000;
const LINKS_PER_PAGE = 20;
const BATCH = 1_000;

const time = '2026-01-01T00:00:00.000Z';
const reference = (at: number) => ({ _key: `k${at}`, _type: 'reference', _ref: `person-${at % PEOPLE}` });
const text = 'Stock, orders and the general ledger in one place, as of this morning. '.repeat(5);

function makeDocument(at: number): IdentifiedSanityDocumentStub {
  if (at < PEOPLE) {
    return { _id: `person-${at}`, _type: 'person', name: `Person ${at}`, role: 'Controller', quote: text };
  }
  const shown = { title: `Title ${at}`, text };
  if (at < PEOPLE + PAGES) {
    const people = Array.from({ length: LINKS_PER_PAGE }, (_, link) => reference(at * 7 + link * 13));
    return { _id: `page-${at}`, _type: 'page', path: `/page/${at}`, ...shown, people };
  }
  const publishedAt = new Date(1.7e12 + at * 1e6).toISOString();
  const author = reference(at);
  return { _id: `article-${at}`, _type: 'article', path: `/blog/${at}`, ...shown, publishedAt, author };
}

const pageQuery = `*[_type in ["page", "article", "legalPage"] && path in $candidates][0]{
  _id, _type, title, text, "people": people[]->{name, role, quote}
}`;
const latestQuery =
  '*[_type == "article"] | order(publishedAt desc)[0...10]{title, path, "by": author->name}';
const params = { candidates: ['/page/1500', '/page/{product}', '/page'] };

const documents = Array.from({ length: DOCUMENTS }, (_, at) => makeDocument(at));
const view = buildView(
  documents
    .map((document) => ({ ...document, _rev: 'r', _createdAt: time, _updatedAt: time }))
    .sort((a, b) => (a._id < b._id ? -1 : 1)),
  [],
);
const queries = new QueryParser();

const folder = mkdtempSync(path.join(tmpdir(), 'content-lake-bench-'));
const lake = await startLake({ LAKE_PORT: '0', DATA_DIR: folder });
const config = { projectId: 'local', dataset: 'production', apiVersion: '2025-02-19', useCdn: false };
const address = { apiHost: lake.url, useProjectHostname: false };
const client = createClient({ ...config, ...address });
const editor = createClient({ ...config, ...address, token: lake.token });
for (let at = 0; at < DOCUMENTS; at += BATCH) {
  const transaction = editor.transaction();
  for (const document of documents.slice(at, at + BATCH)) transaction.create(document);
  await transaction.commit({ returnDocuments: false });
}
let edits = 0;

function evaluate(query: string): Promise<unknown> {
  const context = { view, params, timestamp: new Date(), identity: 'bench', projectId: 'p', dataset: 'd' };
  return evaluateQuery(queries.parse(query, params), context);
}

function askGroqJsAlone(): unknown {
  const dereference = ({ _ref }: { _ref: string }) => view.byId.get(_ref) ?? null;
  const tree = parse(pageQuery, { params });
  return toJS(evaluateSync(tree, { dataset: view.documents, params, dereference }));
}

describe(`${DOCUMENTS} documents, evaluation alone`, () => {
  bench('a page by path with 20 references', async () => {
    await evaluate(pageQuery);
  });
  bench('the same with a source map', async () => {
    const context = { view, params, timestamp: new Date(), identity: 'bench', projectId: 'p', dataset: 'd' };
    const query = queries.parse(pageQuery, params);
    mapSources({ query, context, result: await evaluateQuery(query, context), withKeys: true });
  });
  bench('the same by groq-js alone, scanning every document', () => {
    askGroqJsAlone();
  });
  bench('the ten latest of 8,000 articles', async () => {
    await evaluate(latestQuery);
  });
});

describe(`${DOCUMENTS} documents, over HTTP through @sanity/client`, () => {
  bench('a page by path with 20 references', async () => {
    await client.fetch(pageQuery, params);
  });
  bench('the same with a source map', async () => {
    await client.fetch(pageQuery, params, { filterResponse: false, resultSourceMap: true });
  });
  bench('an edit, on the disk, and the first page query after it', async () => {
    edits += 1;
    await editor
      .patch('page-1500')
      .set({ title: `Edit ${edits}` })
      .commit({ returnDocuments: false });
    await client.fetch(pageQuery, params);
  });
  bench('the ten latest of 8,000 articles', async () => {
    await client.fetch(latestQuery);
  });
});

afterAll(async () => {
  await lake.close();
  rmSync(folder, { recursive: true, force: true });
});
