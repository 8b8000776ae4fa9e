// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isRecord } from '../../protocol/is-record';
import { checkDocument } from '../../sanity-studio/checks/check-document';
import { indexWith } from '../../sanity-studio/checks/site-index.fixture';
import type { Block as BlockData } from '../content-model/content-types';
import { attributesOf, textsOf } from '../ui/elements.test-support';
import { safeHref } from '../ui/safe-href';
import { articleListFixture } from './article-list/article-list.fixture';
import { Block } from './block';
import { blockTexts } from './blocks.content';
import { industryGridFixture } from './card-blocks.fixture';
import { renderBlock } from './render-block.test-support';

/** All that the fixtures of this folder export. */
const fixtures = import.meta.glob<Record<string, unknown>>('./**/*.fixture.ts', { eager: true });
const isBlock = (value: unknown): value is BlockData =>
  isRecord(value) && typeof value._type === 'string' && value._type in blockTexts;
const blocks = Object.values(fixtures).flatMap((exported) => Object.values(exported).filter(isBlock));
const all = blocks.map((block) => [block._type, block] as const);
const withHeading = all.filter(([type]) => type !== 'factsRow' && type !== 'prose');
it('runs on a fixture of each block', () => {
  expect([...new Set(blocks.map(({ _type }) => _type))].sort()).toEqual(Object.keys(blockTexts).sort());
});

const withTitle = all.filter(([, block]) => 'title' in block);

const render = (block: BlockData, isHead: boolean) => renderBlock(<Block block={block} isHead={isHead} />);

it.each(all)('%s has its anchor', (_type, block) => {
  expect(render({ ...block, anchor: 'here' }, false).querySelector('section')?.id).toBe('here');
  expect(render({ ...block, anchor: null }, false).querySelector('section')?.id).toBe('');
});

it.each(all)('%s names itself for the events in it', (type, block) => {
  expect(render(block, false).querySelector('section')?.dataset.block).toBe(type);
});

it.each(withHeading)('%s has the one h1 where it is first on the page, an h2 elsewhere', (_type, block) => {
  const headings = textsOf(render(block, false), 'h1, h2');
  const asHead = render(block, true);
  expect(textsOf(asHead, 'h1')).toEqual(headings.slice(0, 1));
  expect(textsOf(asHead, 'h2')).toEqual(headings.slice(1));
  expect(textsOf(render(block, false), 'h1')).toEqual([]);
});

it.each(withTitle)('%s has a section labelled by its title', (_type, block) => {
  const body = render(block, false);
  expect(body.querySelector('h2')?.id).toBeTruthy();
  expect(body.querySelector('section')?.getAttribute('aria-labelledby')).toBe(body.querySelector('h2')?.id);
});

/** The sentences and phrases of a block, by their field, but not of product views; links, names of pictures and keys have no space. */
function phrasesOf(value: unknown, field = '', found = new Map<string, string[]>()): Map<string, string[]> {
  if (typeof value === 'string' && /\S \S/.test(value) && !/(?:label|\.emptyText|\.invalid)$/i.test(field)) {
    found.set(field, [...(found.get(field) ?? []), value]);
  } else if (Array.isArray(value)) {
    for (const item of value) phrasesOf(item, `${field}[]`, found);
  } else if (value !== null && typeof value === 'object') {
    for (const [name, item] of Object.entries(value)) {
      if (name !== 'view') phrasesOf(item, `${field}.${name}`, found);
    }
  }
  return found;
}

/** A choice decides what is shown of it. */
const withoutChoice = all.filter(([type]) => type !== 'quoteBuilder');

it.each(withoutChoice)('%s shows what its content says, equal fields in their order', (_type, block) => {
  const body = render(block, false);
  const names = attributesOf(body, '[aria-label], [alt]', 'aria-label');
  const shown = `${body.textContent} ${names.join(' ')}`;
  for (const [field, phrases] of phrasesOf(block)) {
    const places = phrases.map((phrase) => shown.indexOf(phrase));
    expect(places, `${field}: ${phrases}`).not.toContain(-1);
    expect(places, field).toEqual(places.toSorted((one, other) => one - other));
  }
});

it.each(withoutChoice)('%s links to the safe addresses of its content', (_type, block) => {
  const targets = [...JSON.stringify(block).matchAll(/"href":"([^"]+)"/g)].map(([, href = '']) => href);
  const links = attributesOf(render(block, false), 'a', 'href');
  expect(links).toEqual(expect.arrayContaining(targets.map((href) => safeHref(href).href).filter(Boolean)));
});

const lists = all.flatMap(([type, block]) =>
  Object.entries(block).flatMap(([field, value]) =>
    Array.isArray(value) ? [[type, field, { ...block, [field]: [] }] as const] : [],
  ),
);

it.each(lists)('%s without %s has no empty list, paragraph or heading', (_type, _field, block) => {
  const body = render(block, false);
  const empty = [...body.querySelectorAll('ul, ol, dl, li, p, h2, h3, nav, figure')].filter(
    (element) => !element.textContent && !element.querySelector('svg, img'),
  );
  expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

const index = indexWith({ channels: [articleListFixture.channel] });
const untitled = { ...industryGridFixture, title: null };
const unfilled = { ...articleListFixture, channel: 'news' as const, articles: [] };

it.each([
  ...all,
  ['industryGrid without a title', untitled] as const,
  ['articleList without articles', unfilled] as const,
])('Studio’s rules know whether %s makes an h1 where it is first', (_type, block) => {
  const flaws = checkDocument({ _id: 'a', _type: 'page', path: '/a', blocks: [block] }, index);
  const isNamed = flaws.some(({ kind }) => kind === 'no-title');
  expect(isNamed).toBe(textsOf(render(block, true), 'h1').length === 0);
});
