import { describe, expect, it } from 'vitest';
import { fillLink } from '../../app/content/placeholders';
import { archiveFolders, readArchive, recordsIn } from '../support/archive';
import { eachValue } from '../support/each-value';

const LINK_FIELDS = new Set(['href', 'footerHref', 'to']);
const FOREIGN = /^(https:\/\/|mailto:|tel:)/;
const SOCIAL = ['www.facebook.com', 'www.linkedin.com', 'x.com', 'www.instagram.com'];
const ORIGIN = 'https://site.example';

describe.each(archiveFolders)('links of the archive in %s', (path) => {
  const { brand, documents, ofType } = readArchive(path);
  const stored = documents.flatMap((document) =>
    [...eachValue(document, document._id)].flatMap(({ value, field, at }) =>
      LINK_FIELDS.has(field) && typeof value === 'string'
        ? [{ at, value, href: fillLink(value, brand) }]
        : [],
    ),
  );
  const internal = stored.filter(({ href }) => !FOREIGN.test(href));
  const foreign = stored.filter(({ href }) => FOREIGN.test(href));

  /** The anchors of each page, by its path. */
  const anchorsByPath = new Map(
    documents.flatMap((document) => {
      if (typeof document.path !== 'string') return [];
      const blocks = recordsIn(document.blocks);
      const anchors = [...blocks, ...blocks.flatMap(({ sections }) => recordsIn(sections))].map(
        ({ anchor }) => anchor,
      );
      return [[fillLink(document.path, brand), new Set(anchors)]];
    }),
  );
  const redirected = new Map(ofType('redirect').map(({ from, to }) => [String(from), String(to)]));

  /** What is wrong with an internal link, resolved from the root as the site does. */
  function flaw(href: string): string | undefined {
    const url = new URL(href, ORIGIN);
    const anchors = anchorsByPath.get(redirected.get(url.pathname) ?? url.pathname);
    if (!anchors) return 'leads nowhere';
    if (url.hash && !anchors.has(url.hash.slice(1))) return 'names an anchor that its page does not have';
    return undefined;
  }

  it('are found', () => {
    expect(internal.length).toBeGreaterThan(40);
    expect(foreign.length).toBeGreaterThan(3);
  });

  it('lead to an existing page and anchor', () => {
    const broken = internal.flatMap((link) => {
      const reason = flaw(link.href);
      return reason ? [{ ...link, reason }] : [];
    });
    expect(broken).toEqual([]);
  });

  it('are reported if they are broken', () => {
    const anchored = internal.find(({ href }) => /^\/.*#/.test(href))?.href ?? '';
    expect(flaw('/nowhere')).toBe('leads nowhere');
    expect(flaw('/#nothing')).toBe('names an anchor that its page does not have');
    for (const href of [anchored, anchored.slice(1), ...redirected.keys()])
      expect(flaw(href)).toBeUndefined();
  });

  it('lead outside only to sample hosts and the four social networks', () => {
    const hosts = foreign
      .filter(({ href }) => href.startsWith('https:'))
      .map(({ href }) => new URL(href).hostname);
    expect(hosts.filter((host) => !SOCIAL.includes(host) && !host.endsWith('.example'))).toEqual([]);
  });

  it('send mail only to sample addresses', () => {
    const mail = foreign.filter(({ href }) => href.startsWith('mailto:'));
    expect(mail.length).toBeGreaterThan(0);
    expect(
      mail.filter(({ href }) => !/^mailto:[a-z]+@[a-z]+\.example(\?subject=[\w%]+)?$/.test(href)),
    ).toEqual([]);
  });

  it('hold the product and the application host as placeholders', () => {
    const spelledOut = [brand.productSlug, new URL(brand.applicationHost).host];
    expect(
      stored.filter(({ value }) => spelledOut.some((word) => value.toLowerCase().includes(word))),
    ).toEqual([]);
  });

  it('reach every page from the menu or from another page', () => {
    const reached = new Set(internal.map(({ href }) => new URL(href, ORIGIN).pathname));
    const articles = new Set(ofType('article').map((article) => fillLink(String(article.path), brand)));
    const pages = [...anchorsByPath.keys()].filter((each) => each !== '/' && !articles.has(each));
    expect(pages.filter((each) => !reached.has(each))).toEqual([]);
  });
});
