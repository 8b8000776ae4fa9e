import { describe, expect, it } from 'vitest';
import { isRecord } from '../../protocol/is-record';
import type { ArchiveDocument } from '../support/archive';
import { eachValue } from '../support/each-value';
import { seedArchive } from './seed-archive';
import { amount, seedText } from './seed-text';

const MIN_LEGAL_WORDS = 400;
const articles = seedArchive.ofType('article');
const ofChannel = (channel: string) => articles.filter((article) => article.channel === channel);

const kinds = ({ body }: ArchiveDocument) =>
  seedArchive
    .records(body)
    .map(({ _type, style, listItem }) => String(listItem ?? (_type === 'block' ? style : _type)));

const words = ({ body }: ArchiveDocument) => {
  const texts = seedArchive
    .records(body)
    .flatMap((part) => [...eachValue(part, '')])
    .flatMap(({ value, field, at }) =>
      typeof value === 'string' &&
      (['text', 'body', 'title', 'caption'].includes(field) || at.includes('.cells['))
        ? [value]
        : [],
    );
  return texts.join(' ').split(/\s+/).length;
};

const isAmount = (cell: string) => /^\(?[\d,]+(\.\d+)?\)?$/.test(cell);
const pence = (value: number) => Math.round(value * 100);

type Table = { at: string; head: string[]; rows: string[][] };

const tables = seedArchive.documents.flatMap((document) =>
  [...eachValue(document, document._id)].flatMap(({ value, at }): Table[] => {
    if (!isRecord(value) || value._type !== 'contentTable') return [];
    const [head = [], ...rows] = seedArchive
      .records(value.rows)
      .map(({ cells }) => (Array.isArray(cells) ? cells.map(String) : []));
    return [{ at, head, rows }];
  }),
);

describe('articles of the sample site', () => {
  it('are at least five guides and four pieces of news', () => {
    expect(ofChannel('blog').length).toBeGreaterThanOrEqual(5);
    expect(ofChannel('news').length).toBeGreaterThanOrEqual(4);
  });

  it.each([
    ['blog', 500, 900],
    ['news', 200, 400],
  ])('of %s have %i to %i words', (channel, least, most) => {
    const counted = ofChannel(channel).map((article) => [article._id, words(article)] as const);
    expect(counted.filter(([, count]) => count < least || count > most)).toEqual([]);
  });

  it('use headings, lists and tables or callouts', () => {
    const lacking = articles.filter((article) => {
      const found = kinds(article);
      const oneOf = (...names: string[]) => names.some((name) => found.includes(name));
      return !(oneOf('h2') && oneOf('h3') && oneOf('bullet', 'number') && oneOf('contentTable', 'callout'));
    });
    expect(lacking.map(({ _id }) => _id)).toEqual([]);
  });

  it('hold a quotation and a figure in most guides', () => {
    const guides = ofChannel('blog').map(kinds);
    expect(guides.filter((found) => found.includes('blockquote')).length).toBeGreaterThan(guides.length / 2);
    expect(guides.filter((found) => found.includes('figure')).length).toBeGreaterThan(guides.length / 2);
  });

  it('skip no heading level', () => {
    const flawed = [...articles, ...seedArchive.ofType('legalPage')].filter((document) => {
      const levels = kinds(document).filter((kind) => /^h[23]$/.test(kind));
      return levels[0] !== 'h2';
    });
    expect(flawed.map(({ _id }) => _id)).toEqual([]);
  });

  it('have covers that follow the theme, each its own, and are shared with their drawn title', () => {
    const covers = articles.map(({ cover }) =>
      isRecord(cover) ? JSON.stringify(cover.view ?? cover.illustration) : '',
    );
    expect(covers.every(Boolean)).toBe(true);
    expect(new Set(covers).size).toBe(articles.length);
    expect(articles.filter(({ seo }) => isRecord(seo) && seo.image)).toEqual([]);
  });

  it('state the receipts with which the calculator of the FIFO guide begins, and their sum', () => {
    const article = seedArchive.byId('article-fifo-lifo-weighted-average');
    const calculator = seedArchive.records(article.body).find(({ _type }) => _type === 'valuationCalculator');
    const receipts = seedArchive.records(calculator?.receipts);
    expect(receipts).toHaveLength(3);
    const text = seedText(article);
    let sum = 0;
    for (const { quantity, unitCost } of receipts) {
      expect(text).toContain(`${quantity} at ${Number(unitCost).toFixed(2)}`);
      sum += pence(Number(quantity) * Number(unitCost));
    }
    expect(text).toContain((sum / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 }));
  });

  it('have unique dates, so that newest first is a definite order', () => {
    expect(new Set(articles.map(({ publishedAt }) => publishedAt)).size).toBe(articles.length);
  });
});

describe('tables of the sample site', () => {
  it('have rows of the length of their header', () => {
    expect(tables.length).toBeGreaterThan(10);
    expect(tables.filter(({ head, rows }) => rows.some((row) => row.length !== head.length))).toEqual([]);
  });

  it('add up in every total row', () => {
    let checked = 0;
    for (const { at, head, rows } of tables) {
      const end = rows.findIndex(([label]) => /^(Total|Closing balance|Gross profit)/.test(label ?? ''));
      if (end < 0) continue;
      for (const [column, name] of head.entries()) {
        const total = rows[end]?.[column] ?? '';
        if (column === 0 || !isAmount(total)) continue;
        const parts = rows
          .slice(0, end)
          .map((row) => row[column] ?? '')
          .filter(isAmount);
        expect(pence(parts.reduce((sum, part) => sum + amount(part), 0)), `${at} ${name}`).toBe(
          pence(amount(total)),
        );
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(10);
  });

  it('add up across if the last column is the total of its row', () => {
    const across = tables.filter(({ head }) => /^(Together|Forecast|Group)$/.test(head.at(-1) ?? ''));
    expect(across).toHaveLength(3);
    for (const { at, head, rows } of across) {
      const first = head.includes('Forecast') ? head.indexOf('Actual to date') : 1;
      for (const row of rows) {
        const parts = row.slice(first, -1).map(amount);
        expect(pence(parts.reduce((sum, part) => sum + part, 0)), at).toBe(pence(amount(row.at(-1) ?? '')));
      }
    }
  });

  it('carry each closing balance into the next opening one', () => {
    const forecast = tables.find(({ rows }) => rows.some(([label]) => label === 'Opening balance'));
    const opening = forecast?.rows.find(([label]) => label === 'Opening balance')?.slice(2);
    const closing = forecast?.rows.find(([label]) => label === 'Closing balance')?.slice(1, -1);
    expect(opening).toHaveLength(2);
    expect(opening).toEqual(closing);
  });
});

it('legal pages are long enough, and marked as samples', () => {
  const pages = seedArchive.ofType('legalPage');
  const flawed = pages.filter(
    (page) => words(page) < MIN_LEGAL_WORDS || !/sample/i.test(`${page.sampleNotice}`),
  );
  expect(flawed.map(({ _id }) => _id)).toEqual([]);
});
