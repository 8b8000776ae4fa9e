import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../protocol/is-record';
import { fillLink } from '../../protocol/placeholders';
import { archiveFolders, readArchive, recordsIn } from '../support/archive';
import { eachValue } from '../support/each-value';

const LINK_FIELDS = new Set(['href', 'footerHref', 'to']);
const FOREIGN = /^(https:\/\/|mailto:|tel:)/;
const SOCIAL = ['www.facebook.com', 'www.linkedin.com', 'x.com', 'www.instagram.com'];
const ORIGIN = 'https://site.example';

describe.each(archiveFolders)('the archive in %s', (path) => {
  const { brand, documents, folder } = readArchive(path);
  const ofType = (...types: string[]) => documents.filter(({ _type }) => types.includes(_type));
  const values = documents.flatMap((document) => [...eachValue(document, document._id)]);
  const ids = new Set(documents.map(({ _id }) => _id));
  const stored = values.flatMap(({ value, field, at }) =>
    LINK_FIELDS.has(field) && typeof value === 'string' ? [{ at, value, href: fillLink(value, brand) }] : [],
  );
  const internal = stored.filter(({ href }) => !FOREIGN.test(href));
  const foreign = stored.filter(({ href }) => FOREIGN.test(href));

  it('has a unique id without dots for each document', () => {
    expect(ids.size).toBe(documents.length);
    expect([...ids].filter((id) => !/^[A-Za-z0-9-]+$/.test(id))).toEqual([]);
  });

  it('references only documents that it contains', () => {
    const references = values.filter(({ value }) => isRecord(value) && value._type === 'reference');
    expect(references.length).toBeGreaterThan(30);
    const dangling = references.filter(({ value }) => isRecord(value) && !ids.has(String(value._ref)));
    expect(dangling.map(({ at }) => at)).toEqual([]);
  });

  it('has a unique key for every object in a list', () => {
    const lists = values.filter(({ value }) => Array.isArray(value));
    const flawed = lists.filter(({ value }) => {
      const members = Array.isArray(value) ? value : [];
      const keys = members.filter(isRecord).map(({ _key }) => _key);
      return keys.some((key) => typeof key !== 'string' || !key) || new Set(keys).size !== keys.length;
    });
    expect(flawed.map(({ at }) => at)).toEqual([]);
  });

  it('uses only marks that markDefs defines, strong and code', () => {
    const flawed = values.filter(({ value, holder }) => {
      if (!isRecord(value) || value._type !== 'span') return false;
      const known = new Set(['strong', 'em', 'code', ...recordsIn(holder.markDefs).map(({ _key }) => _key)]);
      return !Array.isArray(value.marks) || value.marks.some((mark) => !known.has(mark)) || value.text === '';
    });
    expect(flawed.map(({ at }) => at)).toEqual([]);
  });

  it('gives every product view on a page a sentence as its caption', () => {
    const silent = values.filter(
      ({ value }) =>
        isRecord(value) &&
        value.source === 'view' &&
        !/^[\p{Lu}\p{Lo}].{20,}\.$/u.test(String(value.caption)),
    );
    expect(silent.map(({ at }) => at)).toEqual([]);
  });

  it('shows each product view at most once on a page', () => {
    const repeated = ofType('page').filter((page) => {
      const names = [...eachValue(page, page._id)].flatMap(({ value, field }) =>
        field === 'view' && isRecord(value) ? [value._ref] : [],
      );
      return new Set(names).size !== names.length;
    });
    expect(repeated.map(({ _id }) => _id)).toEqual([]);
  });

  it('contains exactly the image files that it uses', () => {
    const used = values.flatMap(({ value, field }) => (field === '_sanityAsset' ? [String(value)] : []));
    const files = readdirSync(new URL('images/', folder)).map((file) => `image@file://./images/${file}`);
    expect([...new Set(used)].sort()).toEqual(files.sort());
  });

  it('has links', () => {
    expect(internal.length).toBeGreaterThan(40);
    expect(foreign.length).toBeGreaterThan(3);
  });

  it('links outside only to sample hosts and the four social networks', () => {
    const hosts = foreign
      .filter(({ href }) => href.startsWith('https:'))
      .map(({ href }) => new URL(href).hostname);
    expect(hosts.filter((host) => !SOCIAL.includes(host) && !host.endsWith('.example'))).toEqual([]);
  });

  it('sends mail only to sample addresses', () => {
    const mail = foreign.filter(({ href }) => href.startsWith('mailto:'));
    expect(mail.length).toBeGreaterThan(0);
    expect(
      mail.filter(
        ({ href }) => !/^mailto:[a-z]+@[a-z]+\.example(\?subject=[\w%.-]+(&body=[\w%.-]+)?)?$/.test(href),
      ),
    ).toEqual([]);
  });

  it('holds the product and the application host as placeholders in links', () => {
    const spelledOut = [brand.productSlug, new URL(brand.applicationHost).host];
    expect(
      stored.filter(({ value }) => spelledOut.some((word) => value.toLowerCase().includes(word))),
    ).toEqual([]);
  });

  it('reaches every page from the menu or from another page', () => {
    const reached = new Set(internal.map(({ href }) => new URL(href, ORIGIN).pathname));
    // Lists lead to them.
    const listed = new Set(ofType('article', 'topic').map((each) => fillLink(String(each.path), brand)));
    const pages = documents
      .flatMap((document) => (typeof document.path === 'string' ? [fillLink(document.path, brand)] : []))
      .filter((each) => each !== '/' && !listed.has(each));
    expect(pages.filter((each) => !reached.has(each))).toEqual([]);
  });
});
