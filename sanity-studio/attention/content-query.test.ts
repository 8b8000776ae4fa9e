import { evaluateSync, parse, toJS } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { type ContentType, contentQuery } from './content-query';

const text: ContentType = { name: 'string', jsonType: 'string' };
const object = (name: string, fields: Record<string, ContentType>): ContentType => ({
  name,
  jsonType: 'object',
  fields: Object.entries(fields).map(([field, type]) => ({ name: field, type })),
});
const list = (...of: ContentType[]): ContentType => ({ name: 'array', jsonType: 'array', of });

const media = object('media', { source: text, alt: text, caption: text });
const link = object('link', { label: text, href: text });
const hero = object('hero', { title: text, buttons: list(link), image: media });
const grid = object('grid', { cards: list(object('card', { image: media, body: text })), note: text });
const prose = object('prose', { text: list(object('block', { markDefs: list(link) })) });
const page = object('page', {
  title: text,
  blocks: list(hero, grid, prose, object('rule', { width: text })),
});
const faq = object('faq', { question: text });

function runQuery(types: ContentType[], dataset: object[]): unknown {
  return toJS(evaluateSync(parse(contentQuery(types)), { dataset }));
}

describe('the query for content that may need attention', () => {
  it('selects pictures and links at any depth, with their keys', () => {
    const picture = { _type: 'media', source: 'image', alt: 'A shop' };
    const document = {
      _id: 'a',
      _type: 'page',
      path: '/a',
      title: 'A',
      blocks: [
        { _key: '1', _type: 'hero', title: 'x', buttons: [{ _key: 'b', label: 'x', href: '/b' }] },
        { _key: '2', _type: 'grid', note: 'x', cards: [{ _key: 'c', body: 'x', image: picture }] },
        { _key: '3', _type: 'prose', text: [{ _key: 'p', markDefs: [{ _key: 'l', href: '/p' }] }] },
        { _key: '4', _type: 'rule', width: 'x' },
      ],
    };
    expect(runQuery([faq, page], [document, { _id: 'f', _type: 'faq', question: 'x' }])).toMatchObject([
      {
        _id: 'a',
        title: 'A',
        path: '/a',
        blocks: [
          { _key: '1', buttons: [{ _key: 'b', href: '/b' }], cards: null },
          { _key: '2', cards: [{ _key: 'c', image: picture }] },
          { _key: '3', text: [{ _key: 'p', markDefs: [{ _key: 'l', href: '/p' }] }] },
          { _key: '4' },
        ],
      },
    ]);
  });

  it('selects no other text', () => {
    expect(contentQuery([page])).not.toMatch(/label|body|note|width|caption/);
  });

  it('selects a recursive type whole', () => {
    const item = object('item', { label: text });
    item.fields = [...(item.fields ?? []), { name: 'href', type: text }, { name: 'items', type: list(item) }];
    const inner = [{ _key: '2', href: '/2', items: [{ _key: '3', href: '/3' }] }];
    const menu = { _id: 'm', _type: 'menu', items: [{ _key: '1', href: '/1', items: inner }] };
    expect(runQuery([object('menu', { items: list(item) })], [menu])).toMatchObject([{ items: menu.items }]);
  });
});
