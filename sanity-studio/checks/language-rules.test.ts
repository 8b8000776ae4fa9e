import { expect, it } from 'vitest';
import { indexOf, page, SETTINGS, tie } from '../languages/two-languages.fixture';
import { checkDocument } from './check-document';
import type { ContentDocument } from './flaw';

const [EARLIER, LATER, LAST] = ['2026-02-01T10:00:00Z', '2026-03-01T10:00:00Z', '2026-04-01T10:00:00Z'];
const PAGES = [
  page('pricing', '/pricing', 'en'),
  page('pricing-de', '/de/preise', 'de'),
  tie('pricing', 'pricing-de'),
  page('training', '/training', 'en'),
  page('stock', undefined, 'en', { _type: 'topic' }),
  page('stock-de', undefined, 'de', { _type: 'topic' }),
  tie('stock', 'stock-de'),
];
const KINDS = [
  ...['foreign-link', 'untranslated-entry', 'old-translation', 'second-translation'],
  ...['no-language', 'pages-outside', 'name-alone', 'unknown-placeholder'],
];

/** What is wrong with the language of a document, in a site in English and German. */
async function flawsOf(document: object, site: ContentDocument[] = PAGES, settings = SETTINGS) {
  const index = await indexOf(...settings, ...site);
  return checkDocument({ _id: 'new', _type: 'page', ...document }, index)
    .filter(({ kind }) => KINDS.includes(kind))
    .map(({ kind, path, message }) => `${kind} ${path} ${message}`);
}

const linking = (href: string) => ({
  ...{ language: 'de', path: '/de/neu' },
  blocks: [{ _key: 'a', _type: 'darkBand', link: { href } }],
});
const menu = (_id: string, href: string) => ({ _id, _type: 'navigation', items: [{ _key: 'a', href }] });
const about = (_ref: string) => ({ language: 'de', _type: 'article', about: { _ref } });

it.each([
  [
    'to a page that has a translation',
    linking('/pricing#a'),
    /^foreign-link .*link\.href .*In German it is at \/de\/preise/,
  ],
  ['to a page that has none', linking('/training'), /^foreign-link .*no page in German yet/],
  ['of the menu', menu('navigation-de', '/training'), /^untranslated-entry /],
  ['of a draft of the menu', menu('drafts.navigation-de', '/training'), /^untranslated-entry /],
  [
    'of the default menu',
    menu('navigation', '/de/preise'),
    /^untranslated-entry .*In English it is at \/pricing/,
  ],
  ['to a topic', about('stock'), /^foreign-link about .*Choose what says the same in German/],
])('a link %s into another language is named', async (_, document, flaw) => {
  expect(await flawsOf(document)).toEqual([expect.stringMatching(flaw)]);
});

it.each([
  ['to a page in its language', linking('/de/preise')],
  ['to a topic in its language', about('stock-de')],
  ['to another site', linking('https://example.com/pricing')],
  ['to a part of the page itself', linking('#part')],
  ['of content without a language', { _type: 'faqItem', link: { href: '/de/preise' } }],
  ['of a redirect', { _type: 'redirect', from: '/preise', page: { _ref: 'pricing-de' } }],
])('a link %s is not', async (_, document) => {
  expect(await flawsOf(document)).toEqual([]);
});

const original = (_updatedAt: string, _id = 'pricing') => page(_id, '/pricing', 'en', { _updatedAt });
const translation = (_updatedAt: string) => page('pricing-de', '/de/preise', 'de', { _updatedAt });
const ofTranslation = (...site: ContentDocument[]) =>
  flawsOf({ _id: 'pricing-de', language: 'de' }, [tie('pricing', 'pricing-de'), ...site]);

it('a translation that is older than its original is named, and its original is not', async () => {
  const site = [original(LATER), translation(EARLIER)];
  expect(await ofTranslation(...site)).toEqual([expect.stringMatching(/^old-translation /)]);
  const documents = [tie('pricing', 'pricing-de'), ...site];
  expect(await flawsOf({ _id: 'pricing', language: 'en' }, documents)).toEqual([]);
});

it.each([
  ['published later', [original(EARLIER), translation(LATER)]],
  [
    'that came after its original in an import',
    [original('2026-01-01T10:00:00Z'), translation('2025-01-01T10:00:00Z')],
  ],
  ['of a page that was never published', [original(LATER, 'drafts.pricing'), translation(EARLIER)]],
  [
    'of a page whose changes are a draft',
    [original(EARLIER), original(LAST, 'drafts.pricing'), translation(LATER)],
  ],
])('a translation %s is not', async (_, site) => {
  expect(await ofTranslation(...site)).toEqual([]);
});

it('one that was found still right is not, until its original changes again', async () => {
  const checked = (checkedAt: string) =>
    flawsOf({ _id: 'pricing-de', language: 'de' }, [
      ...[original(LATER), translation(EARLIER)],
      tie('pricing', 'pricing-de', { checkedAt }),
    ]);
  expect(await checked(LAST)).toEqual([]);
  expect(await checked(EARLIER)).toHaveLength(1);
});

it.each([
  [undefined, /^no-language .*has no language,/],
  ['fr', /^no-language .*no language “fr”/],
])('a page in %s, which is no language of the site, is named', async (language, flaw) => {
  expect(await flawsOf({ language })).toEqual([expect.stringMatching(flaw)]);
});

it('of two translations into one language the second is named', async () => {
  const site = [
    page('pricing', '/pricing', 'en'),
    page('pricing-fr', '/de/kosten', 'de'),
    page('pricing-de', '/de/preise', 'de'),
    {
      ...{ _id: 'translations-pricing', _type: 'translation.metadata' },
      translations: ['en', 'fr', 'de'].map((language) => ({
        ...{ _key: language, language },
        value: { _type: 'reference', _ref: language === 'en' ? 'pricing' : `pricing-${language}` },
      })),
    },
  ];
  expect(await flawsOf({ _id: 'pricing-fr', language: 'de' }, site)).toEqual([]);
  expect(await flawsOf({ _id: 'pricing-de', language: 'de' }, site)).toEqual([
    expect.stringMatching(/^second-translation .*another German page at \/de\/kosten/),
  ]);
});

it.each([
  ['de', 1],
  [undefined, 1],
  ['en', 0],
])('Site settings in %s, whose pages are in English, have %i errors', async (language, count) => {
  const draft = { ...SETTINGS[0], _id: 'drafts.siteSettings', language };
  const flaws = await flawsOf(draft, PAGES, [draft, ...SETTINGS]);
  expect(flaws).toEqual(
    Array(count).fill(expect.stringMatching(/^pages-outside language .*in English \(2\)/)),
  );
  expect(await flawsOf({ _id: 'pricing', language: 'en' }, PAGES, [draft, ...SETTINGS])).toEqual([]);
});

it('the product is not given another name in one language alone', async () => {
  const renamed = { ...SETTINGS[0], _id: 'drafts.siteSettings', productName: 'Cornice' };
  const flaws = (settings: typeof SETTINGS) => flawsOf(renamed, PAGES, [renamed, ...settings]);
  expect(await flaws(SETTINGS)).toEqual([expect.stringMatching(/^name-alone productName /)]);
  expect(await flaws(SETTINGS.slice(0, 1))).toEqual([]);
});

it('the settings of another language have each fact of the default one', async () => {
  const fact = (name: string) => ({ _key: name, name, value: name });
  const settings = [
    { ...SETTINGS[0], _id: 'siteSettings', _type: 'siteSettings', facts: [fact('a'), fact('b')] },
  ];
  const flaws = (...names: string[]) =>
    flawsOf({ ...SETTINGS[1], facts: names.map(fact) }, PAGES, [...settings, ...SETTINGS.slice(1)]);
  expect(await flaws('b', 'a', 'c')).toEqual([]);
  expect(await flaws('a', 'c')).toEqual([expect.stringMatching(/^unknown-placeholder facts .* b too/)]);
});

it('a site with one language has none of this, except pages in another', async () => {
  const flawsIn = (language?: string) =>
    flawsOf({ ...linking('/pricing'), language }, PAGES, SETTINGS.slice(0, 1));
  expect(await flawsIn()).toEqual([]);
  expect(await flawsIn('en')).toEqual([]);
  expect(await flawsIn('de')).toEqual([expect.stringMatching(/^no-language /)]);
});

it('pages in two languages may have the same title', async () => {
  const index = await indexOf(...SETTINGS, page('faq', '/faq', 'en', { title: 'Questions' }));
  const isShared = (language: string) =>
    checkDocument({ _id: 'other', _type: 'page', title: 'Questions', language }, index).some(
      ({ kind }) => kind === 'shared-title',
    );
  expect([isShared('de'), isShared('en')]).toEqual([false, true]);
});
