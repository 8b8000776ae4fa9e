import { expect, it } from 'vitest';
import { capabilityGridFixture } from '../../blocks/card-blocks.fixture';
import { pageHeroFixture } from '../../blocks/page-hero/page-hero.fixture';
import { paragraphFixture } from '../../blocks/text-block.fixture';
import {
  contactMethodsFixture,
  faqGroupsFixture,
  moduleSectionsFixture,
  ruledListFixture,
} from '../../blocks/text-blocks.fixture';
import type { Block } from '../../content/content-types';
import { legalFixture } from '../../documents/legal.fixture';
import { answerPassages } from './answer-passages.server';

const page = (blocks: Block[], askedAs: string[] | null = null) => ({
  _id: 'p',
  _type: 'page' as const,
  title: 'Inventory',
  path: '/inventory',
  askedAs,
  blocks,
});
type Published = Parameters<typeof answerPassages>[0];
const passagesIn = (documents: Published['documents'], faq: Published['faq'] = []) =>
  answerPassages({ documents, faq, productName: null, thanksReply: null, awayMessage: null });
const passagesOf = (blocks: Block[], askedAs?: string[]) => passagesIn([page(blocks, askedAs)]);

it('answers what a page is about with the sentence below its title', () => {
  expect(passagesOf([pageHeroFixture], ['Stock control'])).toEqual([
    {
      asked: ['Inventory', 'Stock control'],
      page: { title: 'Inventory', path: '/inventory' },
      lines: ['Inventory management for businesses that have outgrown a stock spreadsheet.'],
      isAnswer: true,
    },
  ]);
});

it.each([
  [600, ['a'], [600]],
  [490, ['a'.repeat(8), 'a'], [490, 10]],
  [490, ['a'.repeat(9)], [490]],
])(
  'keeps whole lines of a section, 500 characters at most after the first: %i, %j',
  (length, bullets, kept) => {
    const cards = capabilityGridFixture.cards.slice(0, 1);
    const changed = cards.map((card) => ({ ...card, description: 'x'.repeat(length), bullets }));
    const passages = passagesOf([pageHeroFixture, { ...capabilityGridFixture, cards: changed }]);
    expect(passages.at(-1)?.lines.map((line) => line.length)).toEqual(kept);
  },
);

it('makes a passage of each section and each of its points, at the anchors of the page', () => {
  const [, ...sections] = passagesOf([pageHeroFixture, moduleSectionsFixture]);
  expect(sections.map(({ asked, page: { path }, lines }) => [asked[0], path, lines])).toEqual([
    [
      'Tracking',
      '/inventory#tracking',
      [
        'See quantity on hand by warehouse, rack and bin, and what is still in transit.',
        '- Several warehouses',
        '- Racks and bins',
      ],
    ],
    ['Several warehouses', '/inventory#tracking', ['One view of stock across all of them.']],
    ['Racks and bins', '/inventory#tracking', ['Every location named, down to the bin.']],
    ['Pricing and costing', '/inventory#valuation', ['Three valuation methods']],
  ]);
});

it('answers questions of the FAQ where a page shows them, with the links to pages of the site', () => {
  const linked = {
    ...paragraphFixture('See '),
    markDefs: [
      { _key: 'own', _type: 'textLink' as const, href: '/features', newTab: null },
      { _key: 'mail', _type: 'textLink' as const, href: 'mailto:a@b.example', newTab: null },
    ],
    children: [
      { _key: 'a', _type: 'span' as const, text: 'See ', marks: null },
      { _key: 'b', _type: 'span' as const, text: 'all', marks: ['own'] },
      { _key: 'c', _type: 'span' as const, text: ' or write', marks: ['mail'] },
    ],
  };
  const items = [{ _id: 'faq-a', question: 'Which?', answer: [linked] }];
  const groups = [{ _key: 'g', title: 'First things', items }];
  const passages = passagesIn(
    [page([pageHeroFixture, { ...faqGroupsFixture, groups }])],
    [
      { _id: 'faq-a', askedAs: ['What all?'] },
      { _id: 'faq-shown-nowhere', askedAs: ['Anything?'] },
    ],
  );
  expect(passages.slice(1)).toEqual([
    {
      asked: ['Which?', 'What all?'],
      page: { title: 'Inventory', path: '/inventory#question-faq-a' },
      lines: ['See [all](/features) or write'],
      isAnswer: true,
    },
  ]);
});

it('gives a way to reach somebody with the words of its link', () => {
  const passages = passagesOf([pageHeroFixture, contactMethodsFixture]);
  expect(passages.find(({ asked }) => asked[0] === 'Telephone')?.lines).toEqual([
    'On business days.',
    '- +44 20 7946 0182',
  ]);
});

it('makes no passage of what is not available, or of an item that leads to another page', () => {
  const passages = passagesOf([pageHeroFixture, capabilityGridFixture, { ...ruledListFixture, lead: null }]);
  const asked = passages.flatMap((passage) => passage.asked);
  expect(asked).toContain('Inventory tracking');
  expect(asked).not.toContain('Integrated CRM');
  expect(asked).toContain('Users');
  expect(asked).not.toContain('Modules');
  expect(asked).not.toContain('Support');
  const list = passages.find((passage) => passage.asked[0] === ruledListFixture.title);
  expect(list?.lines).toContain('- Modules');
});

it('reads legal pages by section, without the number of its heading', () => {
  const { _id, _type, title, path, summary, body } = legalFixture;
  const passages = passagesIn([{ _id, _type, title, path, summary, body, askedAs: null }]);
  expect(passages.map(({ asked, page: { path: at }, lines }) => [asked[0], at, lines])).toEqual([
    ['Privacy policy', path, ['What the public website stores in your browser, and why.']],
    ['What this covers', `${path}#1-what-this-covers`, ['The public website.']],
  ]);
});
