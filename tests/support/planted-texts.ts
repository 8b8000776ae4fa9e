import {
  type Condition,
  changing,
  type Defect,
  LINK,
  LONG,
  listOf,
  type Plant,
  paragraph,
  ROOT,
  saying,
  seoOf,
  setting,
} from './planted-site';

/** @param spell makes another spelling of the product's name */
const naming =
  (spell: (name: string) => string): Plant =>
  (site) =>
    saying(`What ${spell(String(site.one('siteSettings', ROOT).value.productName))} does.`)(site);

/** What a page and a legal page of its language have in common. */
const sharing =
  (field: string, text: string): Plant =>
  (site) => {
    const legal = site.one('legalPage', ROOT).document;
    const inItsLanguage: Condition = (value, path) => LONG(value, path) && value.language === legal.language;
    for (const page of [legal, site.one('page', inItsLanguage).document]) seoOf(page)[field] = text;
    return legal;
  };
const search = (fields: object) => changing('page', (page) => Object.assign(seoOf(page), fields));

const withoutFacts: Plant = (site) => {
  const { document } = site.one('page article faqItem', (value) =>
    Object.values(value).some(
      (text) => typeof text === 'string' && /\{(?!product|host|booking)[a-z-]+\}/.test(text),
    ),
  );
  for (const each of site.documents) if (each._type === 'siteSettings') each.facts = [];
  return document;
};
const blindWord = changing('article', ({ body }) => {
  const link = { _type: 'textLink', _key: 'to', href: '/' };
  const words = { _type: 'span', _key: 'planted', marks: ['to'], text: 'here' };
  listOf(body).push({ ...paragraph(''), markDefs: [link], children: [words] });
});

/** Defects of texts: their words, their headings, and what search engines show of them. */
export const textDefects: readonly Defect[] = [
  ['empty', 'a name of spaces', setting('author', ROOT, { name: '  ' })],
  ['empty', 'a text of nothing', setting('article', ROOT, { body: [paragraph('\u00a0')] })],
  [
    'empty',
    'an empty heading',
    changing('article', ({ body }) => void listOf(body).push(paragraph('', 'h2'))),
  ],
  [
    'heading-order',
    'a smaller heading first',
    changing('article', ({ body }) => void listOf(body).unshift(paragraph('Small', 'h3'))),
  ],
  [
    'second-title',
    'a title in a text',
    changing('article', ({ body }) => void listOf(body).push(paragraph('A', 'h1'))),
  ],
  ['unknown-placeholder', 'a misspelt placeholder', saying('All that {produkt} does.')],
  ['unknown-placeholder', 'a placeholder in a title', search({ title: 'All that {produkt} does' })],
  ['unknown-placeholder', 'a fact that there is no more', withoutFacts],
  [
    'title-length',
    'a title that is cut off',
    search({ title: 'All of it and all of it once more '.repeat(2) }),
  ],
  ['title-length', 'a title that says nothing', search({ title: 'Home' })],
  ['description-length', 'a short description', search({ description: 'Short.' })],
  ['description-length', 'a long description', search({ description: 'All of it. '.repeat(20) })],
  ['shared-title', 'a title of two pages', sharing('title', 'The title of two pages')],
  [
    'shared-description',
    'a description of two pages',
    sharing('description', 'What two pages say of themselves, so that nobody can tell them apart.'),
  ],
  [
    'shared-question',
    'a question twice',
    (site) => site.add({ ...site.one('faqItem', ROOT).document, _id: 'planted' }),
  ],
  ['other-name', 'the product’s name in capitals', naming((name) => name.toUpperCase())],
  ['other-name', 'the product’s name in small letters', naming((name) => name.toLowerCase())],
  ['other-name', 'the product’s name in two words', naming((name) => `${name.slice(0, 2)}-${name.slice(2)}`)],
  ['blind-link', 'a button that says nothing', setting('page', LINK, { label: 'Click here' })],
  ['blind-link', 'a linked word that says nothing', blindWord],
  ['blind-link', 'a sentence about clicking', saying('For prices, click here.')],
  ['dummy-text', 'lorem ipsum', saying('Lorem ipsum dolor sit amet.')],
  ['dummy-text', 'a note to oneself', saying('TODO: ask for the figures.')],
  ['contradicting-date', 'a wrong day of the week', saying('From Monday, 3 March 2026.')],
  ['contradicting-date', 'a day that there is not', saying('From 31 April 2027.')],
];
