import { describe, expect, it } from 'vitest';
import { translationOf } from './translate';
import { indexOf, page, SETTINGS, tie } from './two-languages.fixture';

const redirect = {
  _id: 'redirect-a',
  _type: 'redirect',
  from: '/prices',
  to: '/why-plinth/pricing',
  status: 308,
};
const SITE = [
  ...SETTINGS,
  redirect,
  ...[page('page-home', '/', 'en'), page('page-home-de', '/de', 'de'), tie('page-home', 'page-home-de')],
  ...[
    page('pricing', '/why-{product}/pricing', 'en'),
    page('preise', '/de/preise', 'de'),
    tie('pricing', 'preise'),
  ],
  ...[page('news', '/news', 'en'), page('drafts.neues', '/de/neues', 'de'), tie('news', 'neues')],
  ...[page('stock', undefined, 'en'), page('bestand', undefined, 'de'), tie('stock', 'bestand')],
  ...[page('gone', '/gone', 'en'), tie('gone', 'deleted'), page('training', '/training', 'en')],
];

const SOURCE = {
  ...{ _id: 'drafts.article', _type: 'article', _rev: 'r', _createdAt: 'a', _updatedAt: 'b' },
  ...{ path: '/blog/one', language: 'en', title: 'One', tags: ['/news'], about: { _ref: 'stock' } },
};
const translated = async (source: object) =>
  translationOf({ ...SOURCE, ...source }, 'de', await indexOf(...SITE));

it('a translation has the texts of its page, and what belongs to the language', async () => {
  expect(await translated({})).toEqual({
    ...{ _id: 'drafts.article-de', _type: 'article', path: '/de/', language: 'de' },
    ...{ title: 'One', tags: ['/news'], about: { _ref: 'bestand' } },
  });
});

it('refers to a translation once that is published: before, the Lake would refuse it', async () => {
  expect(await translated({ about: { _ref: 'news' } })).toMatchObject({ about: { _ref: 'news' } });
});

it.each([
  ['/', '/de'],
  ['/why-{product}/pricing', '/de/preise'],
  ['why-plinth/pricing?module=warehouse#plans', '/de/preise?module=warehouse#plans'],
  ['/prices', '/de/preise'],
  ['/news', '/de/neues'],
  ['/gone', '/gone'],
  ['/training', '/training'],
  ['/nowhere', '/nowhere'],
  ['#part', '#part'],
  ['https://example.com/news', 'https://example.com/news'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
])('a link to %s leads to %s', async (href, to) => {
  const body = (link: string) => [{ _key: 'a', markDefs: [{ _key: 'm', _type: 'textLink', href: link }] }];
  expect((await translated({ body: body(href) })).body).toEqual(body(to));
});

it('of the path the beginning is proposed: that of the home page, or the language’s tag', async () => {
  const pathIn = async (tag: string, _id: string, path?: string) =>
    translationOf({ ...SOURCE, _id, path }, tag, await indexOf(...SITE)).path;
  expect(await pathIn('de', 'training', '/training')).toBe('/de/');
  expect(await pathIn('pt-BR', 'training', '/training')).toBe('/pt-br/');
  expect(await pathIn('pt-BR', 'page-home', '/')).toBe('/pt-br');
  expect(await pathIn('en', 'preise', '/de/preise')).toBe('/');
  expect(await pathIn('de', 'stock')).toBeUndefined();
});

describe('the state of a translation', () => {
  const stateIn = async (...site: Parameters<typeof indexOf>) => {
    const { translations } = await indexOf(
      ...SETTINGS,
      page('one', '/one', 'en'),
      tie('one', 'two'),
      ...site,
    );
    const found = translations.inLanguage('one', 'de');
    return found && translations.stateOf(found);
  };
  const [published, draft] = [page('two', '/de/zwei', 'de'), page('drafts.two', '/de/', 'de')];

  it('is that of what visitors read', async () => {
    expect(await stateIn(draft)).toBe('Draft');
    expect(await stateIn(published)).toBe('Published');
    expect(await stateIn(published, draft)).toBe('Published');
  });

  it('is none where it is missing, or was deleted', async () => {
    expect(await stateIn()).toBeUndefined();
  });
});
