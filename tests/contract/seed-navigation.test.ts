import { describe, expect, it } from 'vitest';
import { isRecord } from '../../protocol/is-record';
import { seedArchive } from '../support/seed-archive';

const navigation = seedArchive.byId('navigation');
const groups = seedArchive.records(navigation.items);

/** Header order and addresses as the specification lists them (section 2, "Header menu"). */
const MENU: Array<[name: string, href: string | undefined, items: string[]]> = [
  ['Home', '/', []],
  [
    'Company',
    undefined,
    [
      '/company/about',
      '/company/why-{product}',
      '/company/news-updates',
      '/company/blog',
      '/company/careers',
      '/company/faq',
    ],
  ],
  [
    'Features',
    '/features',
    [
      '/features/accounting-finance',
      '/features/order-management',
      '/features/procurement',
      '/features/inventory-management',
      '/features/warehouse-management',
      '/features/project-job-costing',
    ],
  ],
  [
    'Industry',
    '/industry',
    [
      '/industry/retail-distribution',
      '/industry/financial-services',
      '/industry/manufacturing',
      '/industry/construction',
      '/industry/professional-services',
      '/industry/oil-gas',
    ],
  ],
  ['Pricing', '/pricing', []],
  [
    'Resources',
    undefined,
    [
      'resources/training',
      'resources/consulting',
      'resources/project-management',
      'resources/business-process',
    ],
  ],
  [
    'Support',
    undefined,
    [
      '/support/contact-us',
      '/support/{product}-academy',
      '/support/become-partner',
      '/support/help-resources',
      '/support/customer-support',
      'https://community.{product}.example',
    ],
  ],
];

describe('the menu of the sample site', () => {
  it('has the groups and links of the specification, in its order', () => {
    const menu = groups.map(({ name, href, items }) => [
      name,
      href,
      seedArchive.records(items).map((item) => item.href),
    ]);
    expect(menu).toEqual(MENU);
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
        avatar: { _type: 'media', illustration: expect.stringMatching(/^portrait-[1-8]$/) },
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
    expect(seedArchive.records(navigation.legalLinks).map(({ href }) => href)).toEqual([
      '/{product}-rights/terms-of-service',
      '/{product}-rights/legal',
      '/{product}-rights/privacy-policy',
      '/{product}-rights/cookies',
      '/{product}-rights/security',
    ]);
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
