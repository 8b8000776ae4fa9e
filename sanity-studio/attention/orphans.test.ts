import { expect, it } from 'vitest';
import type { ContentDocument } from '../checks/flaw';
import { indexWith } from '../checks/site-index.fixture';
import { walkContent } from '../checks/walk-content';
import { OrphanSearch } from './orphans';

const document = (_type: string, _id: string, rest: object): ContentDocument => ({
  _id,
  _type,
  path: `/${_id}`,
  ...rest,
});
const linkTo = (href: string) => ({ _type: 'darkBand', _key: href, link: { _type: 'link', href } });
const page = (id: string, ...hrefs: string[]) => document('page', id, { blocks: hrefs.map(linkTo) });
const article = (id: string, channel: string) => document('article', id, { path: `/blog/${id}`, channel });
const topic = (id: string) => document('topic', id, { title: `The ${id}` });
const about = (id: string) => ({ about: { _type: 'reference', _ref: id } });
const list = (channel: string) =>
  document('page', 'list', { blocks: [{ _type: 'articleList', _key: 'a', channel }] });
const redirect = { _id: 'redirect-a', _type: 'redirect', from: '/old', to: '/moved', status: 308 };

const articles = (count: number, channel: string, rest: object) =>
  Array.from({ length: count }, (_, index) => ({ ...article(`${channel}-${index}`, channel), ...rest }));

function orphansIn(...documents: ContentDocument[]): string[] {
  const pages = documents.flatMap(({ _id, path }) => (typeof path === 'string' ? [{ _id, path }] : []));
  const search = new OrphanSearch(indexWith({ addresses: { brand: null, pages, redirects: [redirect] } }));
  for (const each of documents) search.add(each, walkContent(each));
  return search.found().map(({ document }) => document._id);
}

it.each([
  ['without any link', [page('alone')], ['alone']],
  ['linked from another page', [page('one', '/two'), page('two', '/one')], []],
  ['linked to a part of it', [page('one', '/two#part'), page('two', '/one')], []],
  ['linked from itself alone', [page('self', '/self', '#part')], ['self']],
  ['linked through a redirect', [page('moved', '/away'), page('away', '/old')], []],
  [
    'linked from the menu',
    [page('shown'), { _id: 'navigation', _type: 'navigation', items: [{ href: '/shown' }] }],
    [],
  ],
  ['that a redirect alone leads to', [page('moved'), redirect], ['moved']],
  [
    'with a duplicate at its address',
    [page('one', '/two'), page('two', '/one'), { ...page('copy'), path: '/one' }],
    [],
  ],
  ['the home page', [{ ...page('page-home'), path: '/' }], []],
  ['hidden from search engines', [{ ...page('campaign'), seo: { noindex: true } }], []],
  [
    'an article in a list',
    [article('post', 'blog'), list('blog'), page('one', '/list'), page('two', '/one')],
    ['two'],
  ],
  [
    'an article in no list',
    [article('post', 'news'), list('blog'), page('one', '/list', '/one')],
    ['post', 'one'],
  ],
  [
    'a topic of three articles in lists, by reference or by name',
    [
      topic('one'),
      topic('few'),
      ...articles(2, 'blog', about('one')),
      { ...article('named', 'blog'), topic: 'The one' },
      ...articles(2, 'blog', about('few')),
      ...articles(1, 'news', about('few')),
      { ...topic('none'), path: undefined },
      list('blog'),
      page('link', '/list', '/few', '/blog/news-0', '/link'),
      page('other', '/link'),
    ],
    ['few', 'other'],
  ],
  [
    'a topic without articles, or of articles in no list',
    [
      topic('one'),
      topic('two'),
      { ...article('a', 'news'), ...about('one') },
      { ...list('blog'), _id: 'page-home', path: '/' },
      page('link', '/blog/a', '/other'),
      page('other', '/link'),
    ],
    ['one', 'two'],
  ],
])('pages that nobody links to: %s', (_name, documents, orphans) => {
  expect(orphansIn(...documents)).toEqual(orphans);
});
