import { describe, expect, it } from 'vitest';
import { RedirectTable } from './redirects';

const SITE = 'https://www.site.example';
const following = (pages: string[] = []) => ({
  targetOf: (to: string, requested: URL) => {
    if (!URL.canParse(to, SITE)) return undefined;
    const target = new URL(to, SITE);
    if (target.search === '') target.search = requested.search;
    return target;
  },
  isPage: (path: string) => pages.includes(path),
});
/** Targets by old address; 308 without a status. */
type Redirects = Record<string, string | null | [to: string | null, status: number]>;
const table = (...lists: Redirects[]) =>
  new RedirectTable(
    lists.flatMap(Object.entries<Redirects[string]>).map(([from, target]) => {
      const [to, status] = Array.isArray(target) ? target : [target, 308];
      return { from, to, status };
    }),
  );

function follow(redirects: Redirects | Redirects[], requested: string, pages?: string[]) {
  const outcome = table(...[redirects].flat()).follow(new URL(requested, SITE), following(pages));
  if (outcome?.kind !== 'target') return outcome?.kind;
  return [outcome.status, outcome.target.href.replace(SITE, '')];
}

describe('old addresses', () => {
  it.each<[from: string, requested: string]>([
    ['/about.html', '/about.html'],
    ['/about.html', '/About.HTML'],
    ['/Old_Page', '/old_page'],
    ['/old/', '/old'],
    ['/東京', '/%E6%9D%B1%E4%BA%AC'],
    ['/%e6%9d%b1%e4%ba%ac', '/東京'],
    ['/index.php?id=7', '/index.php?id=7'],
    ['/index.php?id=7&lang=en', '/index.php?lang=en&id=7'],
    ['/old#part', '/old'],
  ])('%s is found for %s', (from, requested) => {
    expect(follow({ [from]: '/new?' }, requested)).toEqual([308, expect.stringMatching(/^\/new/)]);
  });

  it.each<[from: string, requested: string]>([
    ['/about.html', '/about'],
    ['/index.php?id=7', '/index.php'],
    ['/index.php?id=7', '/index.php?id=8'],
    ['/old', '/old/below'],
  ])('%s is not found for %s', (from, requested) => {
    expect(follow({ [from]: '/new' }, requested)).toBeUndefined();
  });

  it('with parameters are more specific, and their parameters are not carried along', () => {
    const redirects = {
      '/index.php': '/plain',
      '/index.php?id=7': '/seven',
      '/index.php?id=7&lang=en': '/seven-en',
    };
    expect(follow(redirects, '/index.php?id=8')).toEqual([308, '/plain?id=8']);
    expect(follow(redirects, '/index.php?id=7&a=1')).toEqual([308, '/seven?a=1']);
    expect(follow(redirects, '/index.php?lang=en&id=7&a=1')).toEqual([308, '/seven-en?a=1']);
    expect(table(redirects).readsQuery('/index.php')).toBe(true);
    expect(table({ '/old': '/new' }).readsQuery('/old')).toBe(false);
  });

  it('of several with one address the first counts', () => {
    const lists = ['first', 'second'].map((name) => ({ '/old': `/${name}`, '/a/*': `/${name}/*` }));
    expect(follow(lists, '/old')).toEqual([308, '/first']);
    expect(follow(lists, '/a/x')).toEqual([308, '/first/x']);
  });
});

describe('wildcards', () => {
  const moved = { '/blog/*': '/company/blog/*' };

  it.each([
    ['/blog/a', '/company/blog/a'],
    ['/blog/a/b.html', '/company/blog/a/b.html'],
    ['/Blog/A?b=1', '/company/blog/a?b=1'],
  ])('%s leads to %s', (requested, expected) => {
    expect(follow(moved, requested)).toEqual([308, expected]);
  });

  it.each(['/blog', '/blog/', '/blogs/a', '/'])('do not apply to %s', (requested) => {
    expect(follow(moved, requested)).toBeUndefined();
  });

  it('yield to an exact address, and to a longer path', () => {
    const redirects = { '/blog/*': '/all', '/blog/2019/*': '/archive/*', '/blog/a': '/b' };
    expect(follow(redirects, '/blog/a')).toEqual([308, '/b']);
    expect(follow(redirects, '/blog/2019/a')).toEqual([308, '/archive/a']);
    expect(follow(redirects, '/blog/2020/a')).toEqual([308, '/all']);
  });

  it('never let the visitor choose the host', () => {
    for (const to of ['https://*', '//*', 'https:/*'])
      expect(JSON.stringify(follow({ '/x/*': to }, '/x/evil.example'))).not.toContain('evil');
    expect(follow({ '/x/*': 'https://docs.example/*' }, '/x/a/b')).toEqual([308, 'https://docs.example/a/b']);
  });
});

describe('chains', () => {
  const chain: Redirects = { '/a': ['/b', 301], '/b': ['/c', 308], '/c': ['/d#part', 301] };
  const other = 'https://other.example/a';

  it.each<[what: string, redirects: Redirects, requested: string, expected: unknown, pages?: string[]]>([
    ['take one hop', chain, '/a?x=1', [301, '/d?x=1#part']],
    ['keep a fragment on the way', { '/a': '/b#part', '/b': '/c' }, '/a', [308, '/c#part']],
    ['end at a page, whatever redirects begin there', chain, '/a', [301, '/c'], ['/c']],
    ['are temporary if a part is', { '/a': ['/b', 301], '/b': ['/c', 302] }, '/a', [302, '/c']],
    ['end at another site', { '/a': '/b', '/b': other }, '/a', [308, other]],
    ['end at what is gone', { '/a': '/b', '/b': [null, 410] }, '/a', 'gone'],
    ['to no address are invalid', { '/a': 'https://[broken' }, '/a', 'invalid'],
    ['to nothing are invalid', { '/a': '/b', '/b': null }, '/a', 'invalid'],
    ['in a circle are none if a page is on the way', { '/a': '/b', '/b': '/a' }, '/a', [308, '/b'], ['/b']],
  ])('%s', (_what, redirects, requested, expected, pages) => {
    expect(follow(redirects, requested, pages)).toEqual(expected);
  });
});

it.each<[name: string, redirects: Redirects]>([
  ['of one', { '/a': '/a' }],
  ['of one, with a query', { '/a': '/A/?x=1' }],
  ['of two', { '/a': '/b', '/b': '/a' }],
  ['entered from outside', { '/a': '/b', '/b': '/c', '/c': '/b' }],
  ['of a wildcard and an address', { '/a': '/x/a', '/x/*': '/*' }],
  ['that grow', { '/a': '/b/a', '/b/*': '/b/b/*' }],
])('loops %s are found', (_name, redirects) => {
  expect(follow(redirects, '/a')).toBe('loop');
});
