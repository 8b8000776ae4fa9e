import { describe, expect, it } from 'vitest';
import { fillLink } from '../../app/content/placeholders';
import { eachValue } from '../support/each-value';
import { seedArchive, seedBrand } from '../support/seed-archive';

const LINK_FIELDS = new Set(['href', 'footerHref', 'to']);
const FOREIGN = /^(https:\/\/|mailto:|tel:)/;
const ORIGIN = 'https://site.example';

const links = seedArchive.documents.flatMap((document) =>
  [...eachValue(document, document._id)].flatMap(({ value, field, at }) =>
    LINK_FIELDS.has(field) && typeof value === 'string' ? [{ at, href: fillLink(value, seedBrand) }] : [],
  ),
);
const internal = links.filter(({ href }) => !FOREIGN.test(href));
const foreign = links.filter(({ href }) => FOREIGN.test(href));

/** The anchors of each page, by its path. */
const anchorsByPath = new Map(
  seedArchive.documents.flatMap((document) => {
    if (typeof document.path !== 'string') return [];
    const anchors = seedArchive.records(document.blocks).map(({ anchor }) => anchor);
    return [[fillLink(document.path, seedBrand), new Set(anchors)]];
  }),
);
const redirected = new Map(seedArchive.ofType('redirect').map(({ from, to }) => [String(from), String(to)]));

/** What is wrong with an internal link, resolved from the root as the site does. */
function flaw(href: string): string | undefined {
  const url = new URL(href, ORIGIN);
  const anchors = anchorsByPath.get(redirected.get(url.pathname) ?? url.pathname);
  if (!anchors) return 'leads nowhere';
  if (url.hash && !anchors.has(url.hash.slice(1))) return 'names an anchor that its page does not have';
  return undefined;
}

describe('links of the sample site', () => {
  it('are found', () => {
    expect(internal.length).toBeGreaterThan(150);
    expect(foreign.length).toBeGreaterThan(10);
  });

  it('lead to an existing page and anchor', () => {
    const broken = internal.flatMap((link) => {
      const reason = flaw(link.href);
      return reason ? [{ ...link, reason }] : [];
    });
    expect(broken).toEqual([]);
  });

  it('are reported if they are broken', () => {
    expect(flaw('/nowhere')).toBe('leads nowhere');
    expect(flaw('/pricing#nothing')).toBe('names an anchor that its page does not have');
    expect(flaw('/contact-us#book-a-demo')).toBeUndefined();
    expect(flaw('resources/training')).toBeUndefined();
  });

  it('lead outside only to sample hosts and the four social networks', () => {
    const hosts = foreign
      .filter(({ href }) => href.startsWith('https:'))
      .map(({ href }) => new URL(href).hostname);
    const known = ['www.facebook.com', 'www.linkedin.com', 'x.com', 'www.instagram.com'];
    expect(hosts.filter((host) => !known.includes(host) && !host.endsWith('.example'))).toEqual([]);
  });

  it('send mail only to sample addresses', () => {
    const mail = foreign.filter(({ href }) => href.startsWith('mailto:'));
    expect(mail.length).toBeGreaterThan(0);
    expect(
      mail.filter(({ href }) => !/^mailto:[a-z]+@plinth\.example(\?subject=[\w%]+)?$/.test(href)),
    ).toEqual([]);
  });

  it('hold the product and the application host as placeholders', () => {
    const stored = seedArchive.documents.flatMap((document) =>
      [...eachValue(document, document._id)].flatMap(({ value, field, at }) =>
        LINK_FIELDS.has(field) && typeof value === 'string' ? [{ at, value }] : [],
      ),
    );
    const spelledOut = [seedBrand.productSlug, new URL(seedBrand.applicationHost).host];
    expect(
      stored.filter(({ value }) => spelledOut.some((word) => value.toLowerCase().includes(word))),
    ).toEqual([]);
  });

  it('reach every page from the menu or from another page', () => {
    const reached = new Set(internal.map(({ href }) => new URL(href, ORIGIN).pathname));
    const pages = [...anchorsByPath.keys()].filter((path) => !path.startsWith('/company/blog/'));
    expect(pages.filter((path) => !reached.has(path) && !path.startsWith('/company/news-updates/'))).toEqual(
      [],
    );
  });
});
