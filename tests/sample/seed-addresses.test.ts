import { describe, expect, it } from 'vitest';
import { fillLink } from '../../protocol/placeholders';
import { seedArchive, seedBrand } from './seed-archive';

/** Every page that the sample must have, with the sample product's slug, without articles: a folder, and its pages. */
const FOLDERS = `
company about why-plinth news-updates blog careers faq
features accounting-finance order-management procurement inventory-management warehouse-management project-job-costing
industry retail-distribution financial-services manufacturing construction professional-services oil-gas
resources training consulting project-management business-process
support contact-us plinth-academy become-partner help-resources customer-support
plinth-rights terms-of-service legal privacy-policy cookies security`;

const siteMap = [
  ...['/', '/features', '/industry', '/pricing'],
  ...FOLDERS.trim()
    .split('\n')
    .flatMap((line) => {
      const [folder, ...pages] = line.split(' ');
      return pages.map((page) => `/${folder}/${page}`);
    }),
];

const navigation = seedArchive.byId('navigation');
const groups = seedArchive.records(navigation.items);

const pagesIn = (folder: string) => siteMap.filter((path) => path.startsWith(folder));

/** Order, own pages and links of the groups of the header's menu. */
const GROUPS = [
  ['Home', '/', []],
  ['Company', undefined, pagesIn('/company/')],
  ['Features', '/features', pagesIn('/features/')],
  ['Industry', '/industry', pagesIn('/industry/')],
  ['Pricing', '/pricing', []],
  // Links to resources have no leading slash.
  ['Resources', undefined, pagesIn('/resources/').map((path) => path.slice(1))],
  // The forum is the only link outside the site.
  ['Support', undefined, [...pagesIn('/support/'), 'https://community.plinth.example']],
];

describe('the menu of the sample site', () => {
  it('has its groups and links, in their order', () => {
    const menu = groups.map(({ name, href, items }) => [
      name,
      href,
      seedArchive.records(items).map((item) => fillLink(String(item.href), seedBrand)),
    ]);
    expect(menu).toEqual(GROUPS);
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

const pathsOf = (type: string) =>
  seedArchive.ofType(type).map((document) => fillLink(String(document.path), seedBrand));

describe('the addresses of the sample site', () => {
  it('are those of the URL map, each exactly once', () => {
    expect([...pathsOf('page'), ...pathsOf('legalPage')].sort()).toEqual([...siteMap].sort());
  });

  it('put each article under the list of its channel', () => {
    const misplaced = seedArchive.ofType('article').filter(({ channel, path }) => {
      const folder = channel === 'news' ? '/company/news-updates' : '/company/blog';
      return !new RegExp(`^${folder}/[a-z0-9-]+$`).test(String(path));
    });
    expect(misplaced).toEqual([]);
  });

  it('redirect /contact-us permanently to the contact page', () => {
    expect(seedArchive.ofType('redirect')).toMatchObject([
      { _id: 'redirect-contact-us', from: '/contact-us', to: '/support/contact-us', status: 308 },
    ]);
  });

  it('are not the source of a redirect', () => {
    const pages = new Set([...pathsOf('page'), ...pathsOf('legalPage'), ...pathsOf('article')]);
    expect(seedArchive.ofType('redirect').filter(({ from }) => pages.has(String(from)))).toEqual([]);
  });
});
