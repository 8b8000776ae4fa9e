import { expect, it } from 'vitest';
import { capabilityGridFixture, logoStripFixture, perkListFixture } from '../blocks/card-blocks.fixture';
import { pageHeroFixture } from '../blocks/page-hero/page-hero.fixture';
import { headingFixture, paragraphFixture } from '../blocks/text-block.fixture';
import {
  contactMethodsFixture,
  factsRowFixture,
  faqGroupsFixture,
  faqListFixture,
  moduleSectionsFixture,
  openingsFixture,
  proseFixture,
  ruledListFixture,
} from '../blocks/text-blocks.fixture';
import type { Block, SearchedDocument } from '../content-model/content-types';
import { legalFixture } from '../documents/legal.fixture';
import { pageText } from './page-text';

const textOf = (blocks: Block[], askedAs: [string, string[]][] = []) =>
  pageText(
    { _id: 'p', _type: 'page', title: 'Inventory', path: '/inventory', askedAs: ['Stock control'], blocks },
    new Map(askedAs),
  );
const sectionsOf = (...blocks: Block[]) => textOf([pageHeroFixture, ...blocks]).sections.slice(1);
const headOf = (...blocks: Block[]) => textOf([pageHeroFixture, ...blocks]).sections[0];

it('begins with the head of the page, whose title and lead are taglines', () => {
  const { sections, ...page } = textOf([pageHeroFixture]);
  expect(page).toEqual({
    ...{ id: 'p', path: '/inventory', title: 'Inventory' },
    ...{ kind: 'page', hasAllQuestions: false },
  });
  const lead = [pageHeroFixture.title, pageHeroFixture.lead];
  expect(sections).toEqual([{ parts: [], lead, lines: [], rows: [], asked: ['Stock control'] }]);
});

it('has a line for each item, with its title, its text and its points', () => {
  expect(sectionsOf(capabilityGridFixture)).toEqual([
    {
      heading: capabilityGridFixture.title,
      anchor: 'title-capabilityGrid',
      parts: ['Inventory tracking', 'Procurement', 'Integrated CRM'],
      lead: [capabilityGridFixture.lead],
      lines: [
        'Inventory tracking: Inventory tracking in one view. Inventory tracking by site. Inventory tracking by bin',
        'Procurement: Procurement in one view. Procurement by site. Procurement by bin',
        'Integrated CRM: Not available. Integrated CRM in one view. Integrated CRM by site. Integrated CRM by bin',
      ],
      rows: [],
      asked: [],
    },
  ]);
});

it('joins facts by commas, and has a printed e-mail address once', () => {
  const [openings] = sectionsOf(openingsFixture);
  expect(openings?.lines[0]).toBe(
    'Support specialist: Support team, Permanent, full time, London. Work of a Support specialist. ' +
      'You have kept books or a stock. You write plainly. jobs@plinth.example',
  );
  const [contact] = sectionsOf(contactMethodsFixture);
  expect(contact?.lines.slice(0, 2)).toEqual([
    'E-mail: Questions about a quote. hello@plinth.example',
    'Telephone: On business days. +44 20 7946 0182',
  ]);
});

it('names items without a text as parts only', () => {
  const [perks] = sectionsOf(perkListFixture);
  expect(perks?.parts).toHaveLength(3);
  expect(perks?.lines).toEqual(['Flexible hours: Your day begins when it suits you.']);
});

it('has a section for each part that has an anchor of its own', () => {
  expect(
    sectionsOf(moduleSectionsFixture).map(({ heading, anchor, lead, lines }) => ({
      heading,
      anchor,
      lead,
      lines,
    })),
  ).toEqual([
    {
      ...{ heading: 'Tracking', anchor: 'tracking', lead: ['Every item, every location'] },
      lines: [
        'See quantity on hand by warehouse, rack and bin, and what is still in transit.',
        'Several warehouses: One view of stock across all of them.',
        'Racks and bins: Every location named, down to the bin.',
      ],
    },
    { heading: 'Pricing and costing', anchor: 'valuation', lead: ['Three valuation methods'], lines: [] },
  ]);
});

it('reads a rich text by its headings; what comes before the first belongs to the part before', () => {
  const sections = sectionsOf(capabilityGridFixture, proseFixture);
  expect(sections.map(({ anchor, lines }) => [anchor, lines.at(-1)])).toEqual([
    ['title-capabilityGrid', 'Training follows the work that somebody does.'],
    ['by-role', 'An accountant starts with the ledger.'],
    ['warehouse-roles', 'Managers, pickers and auditors.'],
  ]);
});

it('has each question once, at its own address, with the ways to ask', () => {
  const askedAs: [string, string[]][] = [['faq-trial', ['Can I try it?']]];
  const { sections, hasAllQuestions } = textOf([pageHeroFixture, faqGroupsFixture, faqListFixture], askedAs);
  expect(hasAllQuestions).toBe(true);
  expect(sections.map(({ question }) => question)).toEqual([
    undefined,
    'faq-minimum',
    'faq-pricing',
    'faq-trial',
    'faq-stock',
  ]);
  expect(sections[3]).toEqual({
    ...{ heading: 'Do you offer a free trial?', anchor: 'question-faq-trial', question: 'faq-trial' },
    ...{ lines: ['We offer demos instead of a free trial.'], asked: ['Can I try it?'] },
    ...{ parts: [], lead: [], rows: [] },
  });
});

it('adds to the part before what has no heading, but never to a question', () => {
  const facts = ['Uptime: 99.9%', 'Support reply, on business days: 2–4 hours'];
  const [grid, ...questions] = sectionsOf(capabilityGridFixture, faqListFixture, factsRowFixture);
  expect(grid?.lines).toEqual(expect.arrayContaining(facts));
  expect(questions.map(({ lines }) => lines.length)).toEqual([1, 1, 1]);
});

it('names in the head of the page what is no more than a heading', () => {
  expect(sectionsOf(logoStripFixture)).toEqual([]);
  expect(headOf(logoStripFixture)?.parts).toEqual([logoStripFixture.title]);
  expect(headOf(faqGroupsFixture)?.parts).toEqual(faqGroupsFixture.groups.map(({ title }) => title));
});

it('adds a block of links alone to the head of the page', () => {
  const items = ruledListFixture.items.map((item) => ({ ...item, href: '/a' }));
  const links = { ...ruledListFixture, title: 'Read on.', lead: null, items };
  expect(sectionsOf(links)).toEqual([]);
  expect(headOf(links)).toMatchObject({
    lead: expect.arrayContaining(['Read on.', 'Users as you need.']),
    parts: ['Users', 'Modules', 'Support', 'Odd'],
    lines: [],
  });
});

it('says of an item what it says, unless that is a tagline of another page', () => {
  const [list] = sectionsOf(ruledListFixture);
  expect(list?.lines).toEqual(['Users: Users as you need.', 'Odd: Odd as you need.']);
  expect(list?.lead.slice(1)).toEqual(['Modules as you need.', 'Support as you need.']);
  const here = ruledListFixture.items.map((item) => ({ ...item, href: '/inventory#tracking' }));
  expect(sectionsOf({ ...ruledListFixture, items: here })[0]?.lines).toHaveLength(here.length);
});

it('has the links of a text to pages, of which each is one however its spans differ', () => {
  const paragraph = {
    ...paragraphFixture(''),
    markDefs: [
      { _key: 'own', _type: 'textLink' as const, href: '/features', newTab: null },
      { _key: 'mail', _type: 'textLink' as const, href: 'mailto:a@b.example', newTab: null },
    ],
    children: [
      { _key: 'a', _type: 'span' as const, text: 'See ', marks: null },
      { _key: 'b', _type: 'span' as const, text: 'all ', marks: ['own'] },
      { _key: 'c', _type: 'span' as const, text: 'features', marks: ['own', 'strong'] },
      { _key: 'd', _type: 'span' as const, text: ', or write', marks: ['mail'] },
    ],
  };
  const heading = headingFixture('h2', 'More');
  const [section] = sectionsOf({ ...proseFixture, body: [heading, paragraph] });
  expect(section?.lines).toEqual(['See [all features](/features), or write']);
});

it('reads a legal page by its headings, without their numbers', () => {
  const { _id, _type, title, path, summary, body } = legalFixture;
  const document: SearchedDocument = { _id, _type, title, path, summary, body, blocks: null, askedAs: null };
  const { kind, sections } = pageText(document, new Map());
  expect(kind).toBe('legal');
  expect(sections.map(({ heading, anchor, lead, lines }) => [heading, anchor, lead, lines])).toEqual([
    [undefined, undefined, [summary], ['This page is content.']],
    ['What this covers', '1-what-this-covers', [], ['The public website.']],
  ]);
});

it('continues a legal text with the blocks below it', () => {
  const legal: SearchedDocument = {
    ...{ _id: 'l', _type: 'legalPage', title: 'Security', path: '/security', askedAs: null },
    ...{ summary: legalFixture.summary, body: legalFixture.body, blocks: [faqListFixture, ruledListFixture] },
  };
  const { sections } = pageText(legal, new Map());
  expect(sections.map(({ heading, anchor }) => [heading, anchor])).toEqual([
    [undefined, undefined],
    ['What this covers', '1-what-this-covers'],
    ...faqListFixture.items.map(({ question, _id }) => [question, `question-${_id}`]),
    [ruledListFixture.title, 'title-ruledList'],
  ]);
});
