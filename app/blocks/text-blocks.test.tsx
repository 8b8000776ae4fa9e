// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Block as BlockData } from '../content-model/content-types';
import { attributesOf, linksOf, textsOf } from '../ui/elements.test-support';
import { Block } from './block';
import { placeBlocks } from './block-ids';
import { drawingFixture } from './media.fixture';
import { renderBlock } from './render-block.test-support';
import {
  contactMethodsFixture,
  faqGroupsFixture,
  faqListFixture,
  moduleSectionsFixture,
  openingsFixture,
  proseFixture,
  ruledListFixture,
  searchFormFixture,
} from './text-blocks.fixture';

const show = (data: BlockData) =>
  renderBlock(
    <main>
      {placeBlocks([data]).map(({ block, ids }) => (
        <Block key={block._key} block={block} isHead={false} ids={ids} />
      ))}
    </main>,
  );

it('prints the address of an e-mail link, and the number that is given, to be copied', () => {
  const ways = [...show(contactMethodsFixture).querySelectorAll('ul > li')];
  const printed = ways.map((way) => textsOf(way, 'p').slice(1));
  expect(printed).toEqual([['hello@plinth.example'], ['+44 20 7946 0182'], []]);
});

describe('groups of questions', () => {
  const { groups } = faqGroupsFixture;
  const showGroups = (...shown: typeof groups) => show({ ...faqGroupsFixture, groups: shown });
  const indexOf = (body: HTMLElement) => linksOf(body, 'nav a');

  it('are in an index that links to their headings', () => {
    const body = show(faqGroupsFixture);
    expect(indexOf(body)).toEqual([
      ['Pricing and users', '#pricing-and-users'],
      ['Getting started', '#getting-started'],
      ['Stock and payments', '#stock-and-payments'],
    ]);
    expect(body.querySelector('#getting-started')?.tagName).toBe('H2');
  });

  it('of the same name have different ids, and those without published questions are omitted', () => {
    const titled = (index: number, title: string) => ({
      _key: title,
      title,
      items: groups[index]?.items ?? [],
    });
    const body = showGroups(titled(0, 'Pricing & users'), titled(1, 'Pricing, users'), titled(9, 'Nothing'));
    expect(indexOf(body).map(([, href]) => href)).toEqual(['#pricing-users', '#pricing-users-2']);
    expect(body.textContent).not.toContain('Nothing');
  });

  it('have no index if there is one', () => {
    const body = showGroups(...groups.slice(0, 1));
    expect(['nav', 'h2'].map((name) => body.querySelectorAll(name).length)).toEqual([0, 1]);
  });
});

it('gives each question an address, once on a page', () => {
  const { items } = faqListFixture;
  const body = show({ ...faqListFixture, items: [...items, ...items.slice(0, 1)] });
  const addressed = [...body.querySelectorAll('[id^="question-"]')];
  expect(addressed.map((item) => item.querySelector('h3')?.textContent)).toEqual(
    items.map(({ question }) => question),
  );
});

describe('the sections of modules', () => {
  it('have neither index nor link on a module’s own page', () => {
    expect(show(moduleSectionsFixture).querySelector('nav, a')).toBeNull();
  });

  it('are indexed where configured, and each link is labelled with its subject', () => {
    const sections = moduleSectionsFixture.sections.map((part) => ({
      ...part,
      href: `/features/${part._key}`,
    }));
    const body = show({ ...moduleSectionsFixture, sideIndex: true, sections });
    expect(attributesOf(body, 'nav a', 'href')).toEqual(['#tracking', '#valuation']);
    expect(linksOf(body, 'section section a')).toEqual([
      ['Read more: Tracking', '/features/tracking'],
      ['Read more: Pricing and costing', '/features/costing'],
    ]);
  });
});

describe('openings', () => {
  it('say in order where to apply, with the address to copy', () => {
    const openings = [...show(openingsFixture).querySelectorAll('section li:has(h3)')].map((opening) => [
      opening.querySelector('h3')?.textContent,
      opening.querySelectorAll('li').length,
      opening.querySelector('a')?.getAttribute('href'),
      opening.querySelector('a')?.getAttribute('aria-label'),
      opening.querySelector('a + p')?.textContent,
    ]);
    const [support, buyer] = openingsFixture.openings.map(({ title, href }) => ({ title, href }));
    expect(openings).toEqual([
      [support?.title, 2, support?.href, 'Apply by e-mail: Support specialist', 'jobs@plinth.example'],
      [buyer?.title, 1, buyer?.href, 'Apply by e-mail: Buyer', undefined],
    ]);
  });

  it('are the editors’ text where there are none', () => {
    const body = show({ ...openingsFixture, openings: [] });
    expect(body.querySelector('ul')).toBeNull();
    expect(body.textContent).toContain(openingsFixture.emptyText);
  });
});

describe('prose', () => {
  it('shows the text with its headings and their anchors, under the block’s anchor', () => {
    const body = show(proseFixture);
    const headings = [...body.querySelectorAll('section#detail :is(h2, h3)')];
    expect(headings.map(({ tagName, id }) => `${tagName} ${id}`)).toEqual([
      'H2 by-role',
      'H3 warehouse-roles',
    ]);
    expect(body.querySelector('[role="note"]')?.textContent).toBe('Managers, pickers and auditors.');
  });

  it('sets the text of a section beside its title, and what is before the first one alone', () => {
    expect(textsOf(show(proseFixture), 'section section > div > div')).toEqual([
      'Training follows the work that somebody does.',
      'By role',
      'An accountant starts with the ledger.Warehouse rolesManagers, pickers and auditors.',
    ]);
  });
});

describe('the ruled list', () => {
  const rows = (items = ruledListFixture.items) => [
    ...show({ ...ruledListFixture, items }).querySelectorAll('ul > li'),
  ];

  it('makes a link, with an arrow, of every row with a safe target and of no other', () => {
    const looks = rows().map((row) => [
      row.querySelector('a')?.getAttribute('href'),
      row.lastElementChild?.querySelector('svg') !== null,
    ]);
    const none = [undefined, false];
    expect(looks).toEqual([none, ['/features', true], ['/support/customer-support', true], none]);
  });

  it('reserves a column for icons in every row if one row has an icon', () => {
    const first = (shown: Element[]) => new Set(shown.map((row) => row.firstElementChild?.tagName));
    expect(first(rows())).toEqual(new Set(['SPAN']));
    const items = ruledListFixture.items.map((item) => ({ ...item, icon: null }));
    expect(first(rows(items))).toEqual(new Set(['DIV']));
  });

  it('shows a portrait in place of an icon', () => {
    const portrait = drawingFixture('portrait-1');
    const [person] = rows(ruledListFixture.items.map((item) => ({ ...item, icon: 'mail', portrait })));
    expect([...(person?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['svg', 'DIV']);
  });
});

it('sends what is searched for to the page of results, without a script', () => {
  const body = show(searchFormFixture);
  const form = body.querySelector('form');
  expect([form?.method, form?.getAttribute('action'), form?.role]).toEqual(['get', '/search', 'search']);
  const input = form?.querySelector('input');
  expect([input?.name, input?.type, input?.maxLength]).toEqual(['q', 'search', 100]);
  expect(body.querySelector(`#${input?.getAttribute('aria-labelledby')}`)?.textContent).toBe(
    searchFormFixture.title,
  );
});
