import {
  type Condition,
  changing,
  type Defect,
  LONG,
  listOf,
  ofType,
  prose,
  ROOT,
  seoOf,
  setting,
  withBlock,
} from './planted-site';

const HEAD = ofType('pageHero');
/** Some questions are answered by mail. */
const ANSWERED: Condition = ({ answer }, path) => path === '' && answer;
const UNSCHEDULED: Condition = ({ visibleFrom }, path) => path === '' && !visibleFrom;
const ROLE = ofType('quoteRole');
const NEVER = { visibleFrom: '2090-02-01T00:00:00Z', visibleUntil: '2090-01-01T00:00:00Z' };
const FIGURES: readonly unknown[] = ['whole', 'amount', 'tenths'];
const buttons = ['a', 'b', 'c'].map((_key) => ({ _type: 'link', _key, label: 'Go on', href: '/' }));

/** Defects of single fields: what the form asks, and the rules for blocks, dates and cells. */
export const fieldDefects: readonly Defect[] = [
  ['field', 'a block with an empty list', withBlock({ _type: 'factsRow', facts: [] })],
  ['field', 'a list that was never filled', withBlock({ _type: 'faqList', title: 'Questions' })],
  ['field', 'a head without a title', setting('page', HEAD, { title: undefined })],
  ['field', 'a page without blocks', setting('page', ROOT, { blocks: [] })],
  [
    'field',
    'no description',
    changing('page article', (page) => Object.assign(seoOf(page), { description: '' })),
  ],
  ['field', 'no texts for search engines', setting('page article', ROOT, { seo: undefined })],
  ['field', 'an article without a text', setting('article', ROOT, { body: [] })],
  ['field', 'an article without a topic', setting('article', ROOT, { about: undefined })],
  ['field', 'a page that ends before it begins', setting('page', ROOT, NEVER)],
  ['field', 'a block that ends before it begins', withBlock(prose('never', NEVER))],
  ['field', 'no e-mail address', setting('siteSettings', ROOT, { email: 'sales at example' })],
  ['field', 'no web address', setting('siteSettings', ROOT, { bookingAddress: 'times.example' })],
  ['field', 'three buttons', setting('page', HEAD, { actions: buttons })],
  ['field', 'a link name with spaces', withBlock(prose('Not a name'))],
  ['field', 'a layout that there is not', setting('page', HEAD, { layout: 'sideways' })],
  ['field', 'fewer users than none', setting('page', ROLE, { users: -1 })],
  ['field', 'a word for a number', setting('page', ROLE, { users: 'some' })],
  ['field', 'half a user', setting('page', ROLE, { users: 1.5 })],
  [
    'field',
    'the same shown twice',
    (site) => {
      const { value, document } = site.one('page', ({ items }) => listOf(items)[0]?._type === 'reference');
      const items = listOf(value.items);
      items.push({ ...items[0], _key: 'planted' });
      return document;
    },
  ],
  ['field', 'what does not exist', setting('page', ofType('reference'), { _ref: 'no-such-document' })],
  ['field', 'an author without a name', setting('author', ROOT, { name: undefined })],
  ['field', 'a question without an answer', setting('faqItem', ANSWERED, { answer: undefined })],
  ['field-note', 'a title that does not fit', setting('page', HEAD, { title: 'Long '.repeat(40) })],
  ['second-title', 'two heads', withBlock({ _type: 'pageHero', title: 'B', layout: 'strip' })],
  [
    'no-title',
    'a page that begins with a text',
    changing('page', ({ blocks }) => void listOf(blocks).unshift(prose('first'))),
  ],
  [
    'doubled',
    'a block twice',
    changing('page', ({ blocks }) => {
      const last = listOf(blocks).at(-1);
      listOf(blocks).push({ ...last, _key: 'planted', anchor: undefined });
    }),
  ],
  ['over', 'a block whose time is over', withBlock(prose('over', { visibleUntil: '2020-01-01T00:00:00Z' }))],
  ['over', 'a page whose time is over', setting('page', LONG, { visibleUntil: '2020-01-01T00:00:00Z' })],
  [
    'contradicting-date',
    'an article of the future',
    setting('article', UNSCHEDULED, { publishedAt: '2190-01-01T00:00:00Z' }),
  ],
  [
    'bad-cell',
    'a word among figures',
    (site) => {
      const { value, document } = site.one('productView', ({ columns }) =>
        listOf(columns).some(({ kind }) => FIGURES.includes(kind)),
      );
      const at = listOf(value.columns).findIndex(({ kind }) => FIGURES.includes(kind));
      const row = listOf(value.rows).find(({ look }) => look !== 'title');
      Object.assign(row?.cells ?? [], { [at]: 'much' });
      return document;
    },
  ],
];
