import { describe, expect, it } from 'vitest';
import { isRecord } from '../../protocol/is-record';
import { seedArchive } from './seed-archive';

const { blocksOf } = seedArchive;
const block = (id: string, type: string) => blocksOf(id).find(({ _type }) => _type === type) ?? {};
const listLength = (value: unknown) => (Array.isArray(value) ? value.length : 0);

const capabilityCards = seedArchive.ofType('page').flatMap((page) =>
  seedArchive
    .records(page.blocks)
    .filter(({ _type }) => _type === 'capabilityGrid')
    .flatMap(({ cards }) => seedArchive.records(cards).map((card) => ({ page: page._id, card }))),
);

describe('the records of the sample site', () => {
  it.each([
    ['testimonial', 3],
    ['customerLogo', 6],
    ['industry', 6],
    ['employeeQuote', 8],
    ['careerValue', 3],
  ])('%s: %i', (type, count) => {
    expect(seedArchive.ofType(type)).toHaveLength(count);
  });

  it.each([
    ['page-home', 'stairHero', 'courses', 6],
    ['page-home', 'featureGrid', 'cards', 4],
    ['page-home', 'capabilityGrid', 'cards', 6],
    ['page-home', 'industryGrid', 'industries', 6],
    ['page-home', 'testimonialRow', 'testimonials', 3],
    ['page-home', 'logoStrip', 'logos', 6],
    ['page-features', 'moduleSections', 'sections', 6],
    ['page-company-about', 'missionSections', 'sections', 2],
    ['page-company-careers', 'valueGrid', 'values', 3],
    ['page-company-careers', 'employeeQuotes', 'quotes', 8],
    ['page-industry', 'industryGrid', 'industries', 6],
  ])('%s shows them in %s.%s: %i', (id, type, field, count) => {
    expect(listLength(block(id, type)[field])).toBe(count);
  });

  it('has three career values, each with its drawing', () => {
    const values = seedArchive.ofType('careerValue');
    expect(values.map(({ hasImage }) => hasImage)).toEqual([true, true, true]);
    for (const { image } of values) expect(image).toMatchObject({ source: 'illustration' });
  });

  it('switches off exactly two capabilities, both on the retail page', () => {
    const disabled = capabilityCards.filter(({ card }) => card.enabled !== true);
    expect(disabled.map(({ page, card }) => [page, card.title, card.enabled])).toEqual([
      ['page-industry-retail-distribution', 'Automated order processing', false],
      ['page-industry-retail-distribution', 'Integrated CRM', false],
    ]);
    expect(capabilityCards.length).toBeGreaterThan(40);
  });

  it('gives each industry its own page with four benefits and six capabilities', () => {
    for (const { id, href } of seedArchive.ofType('industry')) {
      expect(href).toBe(`/industry/${id}`);
      const page = `page-industry-${id}`;
      const types = blocksOf(page).map(({ _type }) => _type);
      expect(types.slice(0, 4)).toEqual(['pageHero', 'benefitGrid', 'capabilityGrid', 'mediaRow']);
      const buyers = ['fitTable', 'productStory', 'customerStory'];
      expect(types.slice(4).filter((type) => type !== 'mediaRow')).toEqual(
        id === 'retail-distribution' ? buyers : [],
      );
      expect(listLength(block(page, 'benefitGrid').cards)).toBe(4);
      expect(listLength(block(page, 'capabilityGrid').cards)).toBe(6);
    }
  });

  it('uses every record somewhere', () => {
    const used = new Set(JSON.stringify(seedArchive.documents).match(/(?<="_ref":")[^"]+/g));
    const types = 'author testimonial customerLogo industry employeeQuote careerValue faqItem story'.split(
      ' ',
    );
    const unused = seedArchive.documents.filter(({ _id, _type }) => types.includes(_type) && !used.has(_id));
    expect(unused).toEqual([]);
  });

  it('gives records short ids that are unique in their type', () => {
    const named = seedArchive.documents.filter(({ id }) => typeof id === 'string');
    expect(named).toHaveLength(20);
    expect(
      named.filter(({ _id, _type, id }) => _id !== `${_type}-${id}` || !/^[a-z0-9-]+$/.test(String(id))),
    ).toEqual([]);
  });

  it('stores the alternative text of a logo in the record, not in its picture', () => {
    const pictures = [
      ...seedArchive.ofType('customerLogo').map(({ image }) => image),
      ...seedArchive.ofType('testimonial').map(({ companyLogo }) => companyLogo),
    ];
    expect(
      pictures.filter((picture) => !isRecord(picture) || 'alt' in picture || 'decorative' in picture),
    ).toEqual([]);
    expect(seedArchive.ofType('testimonial').filter(({ companyLogoAlt }) => !companyLogoAlt)).toEqual([]);
    expect(seedArchive.ofType('customerLogo').filter(({ alt }) => !alt)).toEqual([]);
  });
});
