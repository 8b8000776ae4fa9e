import {
  type ContentSourceMap,
  jsonPath,
  jsonPathToStudioPath,
  resolveEditInfo,
  studioPath,
} from '@sanity/client/csm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentQuery, siteQuery } from '../../app/content/queries.groq';
import { seedArchive } from '../support/seed-archive';
import { type Connection, connect } from './connect';

// What the site asks of the lake, over the seed: is every text mapped, and to the right field? Told by writing
// a text of its own into every field that is mapped, all at once, and asking again.

const API_TIMEOUT_MS = 120_000;
/** Fields by which queries find, choose and order; another text in them would change the answer's shape. */
const DECIDING = /(^|\.)(_\w+|path|from|kind|channel|publishedAt|_ref)$/;

type Asked = {
  readonly name: string;
  readonly query: string;
  readonly params: Record<string, unknown>;
};

let lake: Connection;

const paths = seedArchive.documents.flatMap(({ _type, path }) =>
  ['page', 'article', 'legalPage'].includes(_type) && typeof path === 'string' ? [path] : [],
);
const questions: Asked[] = [
  { name: 'the site', query: siteQuery, params: {} },
  ...paths.map((path) => ({ name: path, query: documentQuery, params: { paths: [path], published: [] } })),
];

async function ask({ query, params }: Asked): Promise<AnsweredString[]> {
  const client = lake.client.withConfig({ perspective: 'drafts' });
  const options = { filterResponse: false, resultSourceMap: 'withKeyArraySelector' } as const;
  const answer = await client.fetch<unknown>(query, params, options);
  const map: ContentSourceMap = answer.resultSourceMap ?? { documents: [], paths: [], mappings: {} };
  // Every write changes this one.
  return mappedStrings(answer.result, map).filter(({ place }) => place !== "$['_updatedAt']");
}

const fieldOf = ({ source }: AnsweredString) => source && `${source.id} ${source.path}`;

beforeAll(async () => {
  lake = await connect();
  const transaction = lake.client.transaction();
  for (const [at, document] of seedArchive.documents.entries()) {
    transaction.create(document);
    // Every third has a draft besides, which is what is shown.
    if (at % 3 === 0) transaction.create({ ...document, _id: `drafts.${document._id}` });
  }
  await transaction.commit({ returnDocuments: false });
}, API_TIMEOUT_MS);

afterAll(() => lake.close());

describe.runIf(!process.env.SANITY_TEST_PROJECT_ID)('the texts of the site', () => {
  it.each(questions)('are all mapped: $name', async (question) => {
    const texts = await ask(question);
    expect(texts.length).toBeGreaterThan(5);
    const unmapped = texts.filter(({ source }) => !source).map(({ place }) => place);
    // Through an overlay an id is not the one its source has.
    expect(unmapped.filter((place) => !place.endsWith("['_id']"))).toEqual([]);
  });

  it(
    'come from the fields they are mapped to',
    async () => {
      const before = new Map<Asked, AnsweredString[]>();
      for (const question of questions) before.set(question, await ask(question));
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
      expect(written.size).toBeGreaterThan(1_000);
      for (const [question, texts] of before) {
        const expected = texts.map((text) => ({
          ...text,
          value: written.get(fieldOf(text) ?? '') ?? text.value,
        }));
        expect(await ask(question)).toEqual(expected);
      }
    },
    API_TIMEOUT_MS,
  );
});

type ResultPath = Parameters<typeof jsonPath>[0];

/** A text of an answer. */
type AnsweredString = {
  /** Its place in the answer, as a JSON path. */
  readonly place: string;
  readonly value: string;
  /** The field it comes from, as `@sanity/client` reads the map and the Studio writes paths; undefined without a mapping. */
  readonly source: { readonly id: string; readonly path: string } | undefined;
};

/** Every text of an answer, with its source. Of `@sanity/client` is all that reads the map. */
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
