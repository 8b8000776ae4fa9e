import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TRANSLATIONS } from '../../protocol/site-documents';
import { lakeWith } from '../lake/lake-with.fixture';
import { linksOf, readLinks } from './linked-content';

type Stored = { _id: string; _type: string; _rev: string; body?: unknown };

const seed = readFileSync('sanity-studio/seed/data.ndjson', 'utf8')
  .trim()
  .split('\n')
  .map((line): Stored => ({ ...JSON.parse(line), _rev: '1' }));

const span = (text: string) => ({ _type: 'span', _key: text.slice(0, 8), text, marks: [] });
const LONG = 'A paragraph that links nowhere. '.repeat(200);
const paragraph = (_key: string, rest: object) => ({
  ...{ _type: 'block', _key, style: 'normal', children: [span(LONG)] },
  ...rest,
});
const article = (number: number): Stored => ({
  _id: `article-${String(number).padStart(5, '0')}`,
  _type: 'article',
  _rev: '1',
  body: [
    paragraph('plain', { markDefs: [] }),
    paragraph('bare', {}),
    paragraph('linked', { markDefs: [{ _type: 'link', _key: 'a', href: `/${number}` }] }),
    paragraph('holds', { children: [span(LONG), { _type: 'inlineLink', _key: 'in', href: '/inline' }] }),
    { _type: 'articleTable', _key: 'table', rows: [{ _key: 'row', to: '/cell' }] },
  ],
});

it('every link and reference of the content is read, with the path of its field', async () => {
  const withId = <Rest>({ document, ...rest }: Rest & { document: { _id: string } }) => ({
    id: document._id,
    ...rest,
  });
  const site = seed.filter(({ _type }) => _type !== TRANSLATIONS);
  const expected = site.map(linksOf).map(withId);
  const read = (await readLinks(lakeWith(seed))).map(withId);
  expect(read).toEqual(expected.sort((one, other) => (one.id < other.id ? -1 : 1)));
  expect(read.flatMap(({ links }) => links).length).toBeGreaterThan(100);
});

it('thousands of articles are read in batches, without their texts', async () => {
  const answers: number[] = [];
  const articles = Array.from({ length: 1_201 }, (_, at) => article(at));
  const read = await readLinks(lakeWith(articles, answers));
  expect(read.map(({ document }) => document._id)).toEqual(articles.map(({ _id }) => _id));
  expect(read.at(-1)?.links).toEqual([
    { field: 'body[_key=="linked"].markDefs[_key=="a"].href', href: '/1200' },
    { field: 'body[_key=="holds"].children[_key=="in"].href', href: '/inline' },
    { field: 'body[_key=="table"].rows[_key=="row"].to', href: '/cell' },
  ]);
  expect(answers).toHaveLength(3);
  expect(Math.max(...answers)).toBeLessThan(JSON.stringify(articles).length / 20);
});

it('a version of a release is no content of the site', async () => {
  const version = { ...article(1), _id: 'versions.summer.article-00001' };
  expect(await readLinks(lakeWith([article(1), version]))).toHaveLength(1);
});
