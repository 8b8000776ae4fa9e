import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@sanity/client';
import { evaluateSync, parse, toJS } from 'groq-js';
import { afterAll, bench, describe } from 'vitest';
import { startContentLake } from '../../content-lake/src/content-lake';
import { evaluateQuery } from '../../content-lake/src/query/evaluate-query';
import { QueryParser } from '../../content-lake/src/query/query-parser';
import { readSettings } from '../../content-lake/src/settings';
import { Dataset } from '../../content-lake/src/store/dataset';
import { DocumentStore } from '../../content-lake/src/store/document-store';

// The promise: with 10,000 documents a typical page query stays under 20 ms, the first one after a change too.
// Compare the `mean` column (milliseconds) with 20.

const DOCUMENTS = 10_000;
const PEOPLE = 1_000;
const PAGES = 1_000;
const LINKS_PER_PAGE = 20;

const time = '2026-01-01T00:00:00.000Z';
const stamp = (_id: string, _type: string) => ({ _id, _type, _rev: 'r', _createdAt: time, _updatedAt: time });
const reference = (at: number) => ({ _key: `k${at}`, _type: 'reference', _ref: `person-${at % PEOPLE}` });
const text = 'Stock, orders and the general ledger in one place, as of this morning. '.repeat(5);

function makeDocument(at: number) {
  if (at < PEOPLE)
    return { ...stamp(`person-${at}`, 'person'), name: `Person ${at}`, role: 'Controller', quote: text };
  const people = Array.from({ length: LINKS_PER_PAGE }, (_, link) => reference(at * 7 + link * 13));
  if (at < PEOPLE + PAGES)
    return { ...stamp(`page-${at}`, 'page'), path: `/page/${at}`, title: `Page ${at}`, text, people };
  return {
    ...stamp(`article-${at}`, 'article'),
    path: `/blog/${at}`,
    title: `Article ${at}`,
    publishedAt: new Date(1.7e12 + at * 1e6).toISOString(),
    author: reference(at),
    text,
  };
}

const pageQuery = `*[_type in ["page", "article", "legalPage"] && path in $candidates][0]{
  _id, _type, title, text, "people": people[]->{name, role, quote}
}`;
const latestQuery =
  '*[_type == "article"] | order(publishedAt desc)[0...10]{title, path, "by": author->name}';
const params = { candidates: ['/page/1500', '/page/{product}', '/page'] };

const folder = mkdtempSync(path.join(tmpdir(), 'content-lake-bench-'));
const store = new DocumentStore(path.join(folder, 'content-lake'));
const written = Array.from({ length: DOCUMENTS }, (_, at) => makeDocument(at));
const record = {
  dataset: 'production',
  transactionId: 'seed',
  timestamp: time,
  author: 'bench',
  mutations: [],
};
store.commit({ ...record, written, deletedIds: [] });
const dataset = new Dataset('production', store, (document) => document);
const queries = new QueryParser();
let revision = 0;

function ask(query: string): Promise<unknown> {
  return evaluateQuery(queries.parse(query, params), {
    view: dataset.view([]),
    params,
    timestamp: new Date(),
    identity: 'bench',
    projectId: 'local',
    dataset: 'production',
  });
}

function change(): void {
  revision += 1;
  const document = { ...makeDocument(1_500), title: `Page ${revision}` };
  dataset.commit({ ...record, transactionId: `change-${revision}`, written: [document], deletedIds: [] });
}

function askGroqJsAlone(): unknown {
  const { documents, byId } = dataset.view([]);
  const dereference = ({ _ref }: { _ref: string }) => byId.get(_ref) ?? null;
  return toJS(evaluateSync(parse(pageQuery, { params }), { dataset: documents, params, dereference }));
}

describe(`${DOCUMENTS} documents, in the lake's own process`, () => {
  bench('a page by path with 20 references', async () => {
    await ask(pageQuery);
  });
  bench('the same by groq-js alone, looking at every document', () => {
    askGroqJsAlone();
  });
  bench('the first page query after a change, and the change (durable)', async () => {
    change();
    await ask(pageQuery);
  });
  bench('the ten latest of 8,000 articles', async () => {
    await ask(latestQuery);
  });
});

describe(`${DOCUMENTS} documents, over HTTP through @sanity/client`, async () => {
  store.close();
  const lake = await startContentLake(readSettings({ LAKE_PORT: '0', DATA_DIR: folder }));
  const config = { projectId: 'local', dataset: 'production', apiVersion: '2025-02-19', useCdn: false };
  const client = createClient({ ...config, apiHost: lake.url, useProjectHostname: false });
  bench('a page by path with 20 references', async () => {
    await client.fetch(pageQuery, params);
  });
  bench('the ten latest of 8,000 articles', async () => {
    await client.fetch(latestQuery);
  });
  afterAll(async () => {
    await lake.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
