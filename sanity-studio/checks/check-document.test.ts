import { describe, expect, it } from 'vitest';
import { checkDocument } from './check-document';
import type { ContentDocument } from './flaw';
import type { SiteContent, SiteIndex } from './site-index';
import { indexWith } from './site-index.fixture';

const DESCRIPTION = 'What the company does for those who buy from it, sell to it and work there.';
const page = (_id: string, path: string, rest = {}) => ({
  _id,
  path,
  title: _id,
  searchTitle: `About the page ${_id}`,
  description: `${_id}: ${DESCRIPTION}`,
  headings: null,
  blocks: null,
  ...rest,
});

type Content = Partial<SiteContent> & { pages?: ReturnType<typeof page>[] };

function indexOf({
  pages = [page('home', '/'), page('prices', '/prices')],
  ...content
}: Content = {}): SiteIndex {
  const facts = [{ name: 'uptime', value: '99.9 %' }];
  const names = { productName: 'Plinth', productSlug: 'plinth', applicationHost: 'https://app.example.com' };
  const addresses = { brand: { ...names, facts }, pages, redirects: [] };
  return indexWith({ addresses, channels: ['blog'], ...content });
}

const head = { _key: 'head', _type: 'pageHero', title: 'A page', layout: 'strip' };
const own = (rest: object): ContentDocument => ({
  _id: 'drafts.own',
  _type: 'page',
  title: 'A page of the site',
  path: '/own',
  blocks: [head],
  ...rest,
});
const found = (document: ContentDocument, index = indexOf()) =>
  checkDocument(document, index).map(({ kind, level, path }) => `${level} ${kind} ${path}`);
const picture = (rest: object) => ({
  _type: 'media',
  source: 'illustration',
  illustration: 'value-1',
  ...rest,
});

it('a sound page has no flaw', () => {
  expect(found(own({}))).toEqual([]);
});

describe('a topic', () => {
  const topic = (description?: string) => own({ _type: 'topic', blocks: undefined, description });

  it('needs a sentence that search results can show', () => {
    expect(found(topic(`Ledgers, closes and forecasts: ${DESCRIPTION}`))).toEqual([]);
    expect(found(topic())).toEqual(['warning description-length description']);
    expect(found(topic('Ledgers.'))).toEqual(['warning description-length description']);
    expect(found(topic(`home: ${DESCRIPTION}`))).toEqual(['warning shared-description description']);
  });

  it('has a path of its own', () => {
    expect(found({ ...topic(DESCRIPTION), path: '/prices' })).toEqual(['error path-clash path']);
  });
});

describe('what a choice beside it hides', () => {
  it.each([
    [own({ blocks: [{ ...head, image: picture({}) }] })],
    [{ _id: 'a', _type: 'careerValue', hasImage: false, image: picture({}) }],
    [
      {
        _id: 'a',
        _type: 'navigation',
        items: [{ _type: 'menuItem', href: '/', items: [{ href: '/away' }] }],
      },
    ],
  ])('is not checked: %j', (document) => {
    expect(found(document)).toEqual([]);
  });

  it('is checked where it is shown', () => {
    const document = own({ blocks: [{ ...head, layout: 'sheet', image: picture({ alt: ' ' }) }] });
    expect(found(document)).toEqual([
      'error undescribed-picture blocks[_key=="head"].image.alt',
      'error empty blocks[_key=="head"].image.alt',
    ]);
  });
});

describe('pictures', () => {
  it.each([
    [{ _type: 'employeeQuote', image: picture({ decorative: true }) }, []],
    [{ _type: 'customerLogo', image: picture({}), alt: 'Halden & Rye' }, []],
    [{ _type: 'customerLogo', image: picture({}), alt: '' }, ['error undescribed-picture alt']],
    [{ _type: 'testimonial', image: picture({}) }, ['error undescribed-picture image.alt']],
    [
      { _type: 'author', name: ' ', portrait: picture({}) },
      ['error undescribed-picture portrait.alt', 'error empty name'],
    ],
    [
      { _type: 'industry', image: { _type: 'media', source: 'image' } },
      ['error missing-picture image.image'],
    ],
  ])('%j', (document, expected) => {
    expect(found({ _id: 'a', ...document })).toEqual(expected);
  });

  it('an uploaded vector drawing has no size, other images have', () => {
    const upload = (_ref: string) => ({
      _id: 'a',
      _type: 'industry',
      image: { _type: 'media', source: 'image', decorative: true, image: { asset: { _ref } } },
    });
    const heavy = indexOf({ heavyImages: [{ _id: 'image-a-2000x900-gif', size: 7_300_000 }] });
    expect(found(upload('image-a-32x32-svg'))).toEqual([]);
    expect(found(upload('image-a-320x200-jpg'))).toEqual(['warning small-image image.image']);
    const { image: portrait } = upload('image-a-320x200-jpg');
    expect(found({ _id: 'a', _type: 'author', portrait })).toEqual([]);
    expect(checkDocument(upload('image-a-2000x900-gif'), heavy)).toMatchObject([{ kind: 'heavy-image' }]);
  });

  it.each([
    ['1200x630', []],
    ['1199x630', ['error small-share-picture seo.image']],
    ['1200x629', ['error small-share-picture seo.image']],
  ])('a picture of %s to be shared: %j', (size, flaws) => {
    const image = { asset: { _ref: `image-a-${size}-jpg` } };
    expect(found({ _id: 'a', _type: 'siteSettings', seo: { _type: 'seo', image } })).toEqual(flaws);
  });
});

describe('paths', () => {
  it('of a draft only warn, of what is published stop', () => {
    const pages = (id: string) => indexOf({ pages: [page('home', '/'), page(id, '/own')] });
    expect(found(own({}), pages('drafts.other'))).toEqual(['warning draft-clash path']);
    expect(found(own({}), pages('other'))).toEqual(['error path-clash path']);
    expect(found(own({}), pages('own'))).toEqual([]);
  });

  it('written out and with the placeholder are the same', () => {
    const index = indexOf({ pages: [page('home', '/'), page('why', '/why-{product}')] });
    expect(found(own({ path: '/why-plinth' }), index)).toEqual(['error path-clash path']);
  });

  it('of a redirect and a page exclude each other', () => {
    const redirect = { _id: 'moved', _type: 'redirect', from: '/prices', to: '/', status: 308 };
    expect(found(redirect)).toEqual(['error shadowing-redirect from']);
    const index = indexOf({ redirects: [{ _id: 'moved', from: '/own' }] });
    expect(found(own({}), index)).toEqual(['error shadowing-redirect path']);
    const back = indexOf({ redirects: [{ _id: 'moved', from: '/own', page: 'own' }] });
    expect(found(own({}), back)).toEqual([]);
    const draft = indexOf({ redirects: [{ _id: 'drafts.moved', from: '/own' }] });
    expect(found(own({}), draft)).toEqual(['warning draft-clash path']);
  });
});

describe('texts for search results', () => {
  it('are compared with those of other pages, their drafts before what is published', () => {
    const seo = { title: 'Prices and what they hold', description: DESCRIPTION };
    const published = page('prices', '/prices', { searchTitle: seo.title, description: seo.description });
    expect(found(own({ seo }), indexOf({ pages: [published] }))).toEqual([
      'warning shared-title seo.title',
      'warning shared-description seo.description',
    ]);
    const changed = page('drafts.prices', '/prices');
    expect(found(own({ seo }), indexOf({ pages: [published, changed] }))).toEqual([]);
    expect(found(own({ seo: { ...seo, noindex: true } }), indexOf({ pages: [published] }))).toEqual([]);
  });

  it('are measured as filled in', () => {
    const seo = (title: string) => found(own({ seo: { title } }));
    expect(seo('{product}')).toEqual([]);
    expect(seo('Prices')).toEqual(['warning title-length seo.title']);
    expect(seo(`${'{product} '.repeat(7)}and more`)).toEqual([]);
    expect(seo('x'.repeat(61))).toEqual(['warning title-length seo.title']);
  });
});

describe('braces', () => {
  const inText = (text: string, marks: string[] = []) =>
    found({
      _id: 'a',
      _type: 'faqItem',
      answer: [{ _type: 'block', children: [{ _type: 'span', text, marks }] }],
    });
  it.each(['{product} is', '{uptime} of it', 'a set {1, 2}', 'if (a) { b(); }'])(
    '“%s” are no unknown placeholder',
    (text) => {
      expect(inText(text)).toEqual([]);
    },
  );
  it.each(['{produkt}', '{Product}', '{{product}}', '{product', '{ product }', '{host}'])(
    '“%s” are an unknown placeholder, except as code',
    (text) => {
      expect(inText(text)).toEqual(['error unknown-placeholder answer[0].children[0]']);
      expect(inText(text, ['code'])).toEqual([]);
    },
  );
});

it('a block that the list of articles leaves empty cannot head a page', () => {
  const list = (channel: string) => own({ blocks: [{ _key: 'a', _type: 'articleList', channel }] });
  expect(found(list('blog'))).toEqual([]);
  expect(found(list('news'))).toEqual(['error no-title blocks[_key=="a"]', 'error empty blocks[_key=="a"]']);
});

it('pictures and steps of before product views were documents are named', () => {
  const image = { _type: 'media', source: 'vignette', vignette: 'lots', decorative: true };
  const steps = [{ _type: 'storyStep', _key: 's', sheet: 'bin' }];
  expect(found({ _id: 'a', _type: 'industry', image, steps })).toEqual([
    'error missing-picture image.source',
    'error missing-picture steps[_key=="s"].view',
  ]);
});

it('a question by mail needs the answer of Site settings', () => {
  const question = { _id: 'q', _type: 'faqItem', question: 'Where is our data?', byMail: true };
  expect(found(question)).toEqual(['error empty byMail']);
  expect(found(question, indexOf({ answersByMail: true }))).toEqual([]);
  expect(found({ ...question, byMail: false })).toEqual([]);
});

it('blocks below a legal text need no head, and are looked at like others', () => {
  const row = (_key: string, href: string) => ({ _key, title: 'Terms', href });
  const list = { _key: 'list', _type: 'ruledList', title: 'More', items: [row('a', '/nowhere')] };
  expect(found(own({ _type: 'legalPage', blocks: [list] }))).toEqual([
    'error dead-link blocks[_key=="list"].items[_key=="a"].href',
  ]);
});
