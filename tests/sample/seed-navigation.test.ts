import { describe, expect, it } from 'vitest';
import { isRecord } from '../../protocol/is-record';
import { fillLink } from '../../protocol/placeholders';
import { seedArchive, seedBrand } from './seed-archive';
import { siteMap } from './site-map';

const navigation = seedArchive.byId('navigation');
const groups = seedArchive.records(navigation.items);

/** Order, own pages and folders of the groups as the specification lists them (section 2, "Header menu"). */
const GROUPS: [name: string, href: string | undefined, folder: string | undefined][] = [
  ['Home', '/', undefined],
  ['Company', undefined, '/company/'],
  ['Features', '/features', '/features/'],
  ['Industry', '/industry', '/industry/'],
  ['Pricing', '/pricing', undefined],
  ['Resources', undefined, '/resources/'],
  ['Support', undefined, '/support/'],
];
const pagesIn = (folder: string | undefined) =>
  siteMap.filter((path) => folder !== undefined && path.startsWith(folder));

describe('the menu of the sample site', () => {
  it('has the groups and links of the specification, in its order', () => {
    const menu = groups.map(({ name, href, items }) => [
      name,
      href,
      seedArchive.records(items).map((item) => fillLink(String(item.href), seedBrand)),
    ]);
    const expected = GROUPS.map(([name, href, folder]) => [name, href, pagesIn(folder)]);
    // The forum is the only link outside the site; links to resources have no leading slash.
    expected.at(-1)?.splice(2, 1, [...pagesIn('/support/'), 'https://community.plinth.example']);
    expected.at(-2)?.splice(
      2,
      1,
      pagesIn('/resources/').map((path) => path.slice(1)),
    );
    expect(menu).toEqual(expected);
  });

  it('gives every panel a title, a testimonial with a portrait, and links with icon and description', () => {
    const panels = groups.filter(({ dropdown }) => dropdown);
    expect(panels).toHaveLength(5);
    for (const { title, testimonial, items } of panels) {
      expect(title).toEqual(expect.any(String));
      expect(testimonial).toMatchObject({
        _type: 'menuTestimonial',
        quote: expect.stringMatching(/\S/),
        author: expect.stringMatching(/\S/),
        position: expect.stringMatching(/\S/),
        avatar: { _type: 'media', illustration: expect.stringMatching(/^portrait-\d+$/) },
      });
      for (const item of seedArchive.records(items)) {
        expect(item).toMatchObject({ icon: expect.any(String), description: expect.any(String) });
      }
    }
  });

  it('shows five different people in the panels', () => {
    const authors = groups.flatMap(({ testimonial }) => (isRecord(testimonial) ? [testimonial.author] : []));
    expect(new Set(authors).size).toBe(5);
  });

  it('names the overview only where the group is itself a page', () => {
    const overviews = groups
      .map(({ name, overviewLabel }) => [name, overviewLabel])
      .filter(([, label]) => label);
    expect(overviews).toEqual([
      ['Features', 'All modules'],
      ['Industry', 'All industries'],
    ]);
  });

  it('links only the FAQ to another address in the footer', () => {
    const elsewhere = groups
      .flatMap(({ items }) => seedArchive.records(items))
      .filter(({ footerHref }) => footerHref)
      .map(({ href, footerHref }) => [href, footerHref]);
    expect(elsewhere).toEqual([['/company/faq', '/contact-us']]);
  });

  it('ends with the five legal links', () => {
    const legal = seedArchive
      .records(navigation.legalLinks)
      .map(({ href }) => fillLink(String(href), seedBrand));
    expect(legal).toEqual(pagesIn('/plinth-rights/'));
  });

  it('links the call to action to the login page of the application', () => {
    const { callToAction, socialLinks } = seedArchive.byId('siteSettings');
    expect(callToAction).toMatchObject({ label: 'Get Started Free', href: '{host}/login' });
    expect(seedArchive.records(socialLinks).map(({ network }) => network)).toEqual([
      'facebook',
      'linkedin',
      'x',
      'instagram',
    ]);
  });
});
