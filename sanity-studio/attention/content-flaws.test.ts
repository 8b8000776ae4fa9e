import { describe, expect, it } from 'vitest';
import { AddressBook } from '../addresses/address-book';
import { type ContentDocument, deadLinks, deadRedirects, undescribedPictures } from './find-problems';

const picture = (fields: object) => ({
  _type: 'media',
  source: 'illustration',
  illustration: 'value-1',
  ...fields,
});
const pathsOf = (document: ContentDocument) => undescribedPictures([document]).map(({ path }) => path);

describe('pictures without alternative text', () => {
  it('are found at any depth, with their path', () => {
    const page = {
      _id: 'page',
      _type: 'page',
      blocks: [
        { _key: 'a', _type: 'mediaRow', image: picture({ alt: 'A shop' }) },
        { _key: 'b', _type: 'featureGrid', cards: [{ _key: 'c', image: picture({ alt: ' ' }) }] },
      ],
    };
    expect(pathsOf(page)).toEqual(['blocks[_key=="b"].cards[_key=="c"].image']);
  });

  it('are ignored if they are decoration or not chosen yet', () => {
    const quote = { _id: 'q', _type: 'employeeQuote', image: picture({ decorative: true }) };
    expect(pathsOf(quote)).toEqual([]);
    expect(pathsOf({ ...quote, image: { _type: 'media' } })).toEqual([]);
  });

  it('may be described by a field of their record', () => {
    const logo = { _id: 'l', _type: 'customerLogo', image: picture({}), alt: 'Halden & Rye' };
    expect(pathsOf(logo)).toEqual([]);
    expect(pathsOf({ ...logo, alt: '' })).toEqual(['image']);
    expect(pathsOf({ ...logo, _type: 'testimonial', companyLogoAlt: 'x' })).toEqual(['image']);
  });
});

describe('dead links', () => {
  const addresses = new AddressBook({
    brand: null,
    pages: [{ _id: 'home', path: '/', hasHeadings: false, blocks: null }],
    redirects: [
      { _id: 'r1', from: '/one', to: '/two', status: 308 },
      { _id: 'r2', from: '/two', to: '/one', status: 308 },
    ],
  });

  it('are found in every link field', () => {
    const menu = {
      _id: 'navigation',
      _type: 'navigation',
      items: [{ _key: 'a', href: '/', items: [{ _key: 'b', href: '/', footerHref: '/away' }] }],
    };
    const draft = { _id: 'r', _type: 'redirect', from: '/old', to: '/lost' };
    expect(deadLinks([menu, draft], addresses).map(({ path }) => path)).toEqual([
      'items[_key=="a"].items[_key=="b"].footerHref',
    ]);
  });

  it('are found in published redirects, circles too', () => {
    expect(deadRedirects(addresses).map(({ document, message }) => [document._id, message])).toEqual([
      ['r1', 'Redirects lead in a circle: /one → /two → /one.'],
      ['r2', 'Redirects lead in a circle: /two → /one → /two.'],
    ]);
  });
});
