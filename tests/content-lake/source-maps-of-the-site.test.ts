import {
  type ContentSourceMap,
  jsonPath,
  jsonPathToStudioPath,
  resolveEditInfo,
  studioPath,
} from '@sanity/client/csm';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentQuery, siteQuery } from '../../app/content/queries.groq';
import { pageTypes } from '../../protocol/page-types';
import { archive } from '../support/content';
import { isLocal, lakeOfFile } from './connect';

// Runs the site's queries on an archive and checks that every text is mapped to the right field: writes a unique text to
// every mapped field and runs the queries again.

const API_TIMEOUT_MS = 120_000;
/** Fields that queries use in filters, conditions and orders; another text would change the structure of the answer. */
const DECIDING = /(^|\.)(_\w+|path|from|kind|channel|publishedAt|visibleFrom|visibleUntil|_ref)$/;
/** In an overlay the id differs from that of the source; the day of a list is read from the lake's clock. */
const NOT_FROM_A_FIELD = /\['(_id|day)'\]$/;

type SiteQuery = {
  readonly name: string;
  readonly query: string;
  readonly params: Record<string, unknown>;
};

const lake = lakeOfFile();

const paths = archive.documents.flatMap(({ _type, path }) =>
  pageTypes.includes(_type) && typeof path === 'string' ? [path] : [],
);
const siteQueries: SiteQuery[] = [
  { name: 'the site', query: siteQuery, params: {} },
  ...paths.map((path) => ({ name: path, query: documentQuery, params: { paths: [path], published: [] } })),
];

async function run({ query, params }: SiteQuery): Promise<AnsweredString[]> {
  const client = lake.client.withConfig({ perspective: 'drafts' });
  const options = { filterResponse: false, resultSourceMap: 'withKeyArraySelector' } as const;
  const answer = await client.fetch<unknown>(query, params, options);
  const map: ContentSourceMap = answer.resultSourceMap ?? { documents: [], paths: [], mappings: {} };
  // Every write changes this field.
  return mappedStrings(answer.result, map).filter(({ place }) => place !== "$['_updatedAt']");
}

const fieldOf = ({ source }: AnsweredString) => source && `${source.id} ${source.path}`;

beforeAll(async () => {
  const transaction = lake.client.transaction();
  for (const [at, document] of archive.documents.entries()) {
    transaction.create(document);
    // Every third document also has a draft, which the perspective returns.
    if (at % 3 === 0) transaction.create({ ...document, _id: `drafts.${document._id}` });
  }
  await transaction.commit({ returnDocuments: false });
}, API_TIMEOUT_MS);

describe.runIf(isLocal)('the texts of the site', () => {
  it.each(siteQueries)('are all mapped: $name', async (siteQuery) => {
    const texts = await run(siteQuery);
    expect(texts.length).toBeGreaterThan(5);
    const unmapped = texts.filter(({ source }) => !source).map(({ place }) => place);
    expect(unmapped.filter((place) => !NOT_FROM_A_FIELD.test(place))).toEqual([]);
  });

  it(
    'come from the fields they are mapped to',
    async () => {
      const before = new Map<SiteQuery, AnsweredString[]>();
      for (const siteQuery of siteQueries) before.set(siteQuery, await run(siteQuery));
      const written = new Map<string, string>();
      const sources = new Map<string, Record<string, string>>();
      for (const text of [...before.values()].flat()) {
        const field = fieldOf(text);
        if (!field || !text.source || DECIDING.test(text.source.path)) continue;
        const value = written.get(field) ?? `text ${written.size}`;
        written.set(field, value);
        sources.set(text.source.id, { ...sources.get(text.source.id), [text.source.path]: value });
      }
      const transaction = lake.client.transaction();
      for (const [id, fields] of sources) transaction.patch(id, (patch) => patch.set(fields));
      await transaction.commit({ returnDocuments: false });
      expect(written.size).toBeGreaterThan(500);
      for (const [siteQuery, texts] of before) {
        const expected = texts.map((text) => ({
          ...text,
          value: written.get(fieldOf(text) ?? '') ?? text.value,
        }));
        expect(await run(siteQuery)).toEqual(expected);
      }
    },
    API_TIMEOUT_MS,
  );
});

type ResultPath = Parameters<typeof jsonPath>[0];

/** A text of an answer. */
type AnsweredString = {
  /** Its path in the answer, as a JSON path. */
  readonly place: string;
  readonly value: string;
  /** The field it comes from, as `@sanity/client` reads the map and the Studio writes paths; undefined without a mapping. */
  readonly source: { readonly id: string; readonly path: string } | undefined;
};

/** Every text of an answer, with its source, which `@sanity/client` reads from the map. */
function mappedStrings(result: unknown, resultSourceMap: ContentSourceMap): AnsweredString[] {
  const found: AnsweredString[] = [];
  const walk = (value: unknown, resultPath: ResultPath): void => {
    if (typeof value === 'string') {
      const info = resolveEditInfo({ resultSourceMap, resultPath, studioUrl: '/studio' });
      const path = info && typeof info.path !== 'string' ? jsonPathToStudioPath(info.path) : undefined;
      const source = info && path && { id: info.id, path: studioPath.toString(path) };
      found.push({ place: jsonPath(resultPath), value, source });
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) walk(item, [...resultPath, index]);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, field] of Object.entries(value)) walk(field, [...resultPath, name]);
    }
  };
  walk(result, []);
  return found;
}
