import { describe, expect, it } from 'vitest';
import { fillLink } from '../../protocol/placeholders';
import { archiveFolders, readArchive } from '../support/archive';
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

  it('are found', () => {
    expect(internal.length).toBeGreaterThan(40);
    expect(foreign.length).toBeGreaterThan(3);
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
      mail.filter(
        ({ href }) => !/^mailto:[a-z]+@[a-z]+\.example(\?subject=[\w%.-]+(&body=[\w%.-]+)?)?$/.test(href),
      ),
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
    // Lists lead to them.
    const listed = new Set(
      [...ofType('article'), ...ofType('topic')].map((each) => fillLink(String(each.path), brand)),
    );
    const pages = documents
      .flatMap((document) => (typeof document.path === 'string' ? [fillLink(document.path, brand)] : []))
      .filter((each) => each !== '/' && !listed.has(each));
    expect(pages.filter((each) => !reached.has(each))).toEqual([]);
  });
});
