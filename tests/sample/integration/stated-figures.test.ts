import { beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '../../../protocol/is-record';
import { SAMPLE } from '../../support/archive';
import { eachValue } from '../../support/each-value';
import { sharedSite } from '../../support/test-site';
import { figuresNotShown } from '../caption-figures';
import { seedArchive } from '../seed-archive';
import { contradictions, mainOf, type StatedFigure, statedFigures } from '../stated-figures';

const FIRST_COMPANY = 'sampleCompany-marlow';
/** Views that show nothing of a company. */
const NO_FIGURES: readonly unknown[] = ['implementation', 'quote-outline'];

const site = sharedSite({ archive: SAMPLE });
/** Figures by company, and by the page that states them. */
const stated = new Map<string, Map<string, StatedFigure[]>>();
const pages = new Map<string, { html: string; main: Element }>();

beforeAll(async () => {
  for (const { path, company } of pagesWithViews()) {
    const answer = await fetch(`${site.url}${path}`);
    expect(answer.status, path).toBe(200);
    const html = await answer.text();
    const main = mainOf(html);
    pages.set(path, { html, main });
    const ofCompany = stated.get(company) ?? new Map<string, StatedFigure[]>();
    stated.set(company, ofCompany.set(path, statedFigures(main)));
  }
});

/** Every document with an address, and the company whose figures it shows; none shows two companies. */
function pagesWithViews(): { path: string; company: string }[] {
  const addressed = seedArchive.documents.filter(({ path }) => typeof path === 'string');
  return addressed.map((document) => {
    const companies = new Set(
      [...eachValue(document, document._id)].flatMap(({ value }) => {
        if (!isRecord(value) || value.source !== 'vignette') return [];
        if (NO_FIGURES.includes(value.vignette)) return [];
        return isRecord(value.company) ? String(value.company._ref) : FIRST_COMPANY;
      }),
    );
    expect(companies.size, document._id).toBeLessThanOrEqual(1);
    const [company = FIRST_COMPANY] = companies;
    return { path: String(document.path).replace('{product}', seedArchive.brand.productSlug), company };
  });
}

describe('figures of the sample company, over all rendered pages', () => {
  it('are stated: papers, items, balances, months, cost codes', () => {
    const marlow = [...(stated.get(FIRST_COMPANY)?.values() ?? [])].flat();
    const printed = (of: string, figure: string) =>
      marlow.find((one) => one.of === of && one.figure === figure)?.value;
    expect(printed('GR-0552', 'amount')).toBe('2,728.00');
    expect(printed('Oak shelf 900', 'Value')).toBe('5,138.00');
    expect(printed('Linen panel', 'North')).toBe('212');
    expect(printed('Cash at bank', 'balance')).toBe('82,150.00');
    expect(printed('Feb', 'money in')).toBe('97');
    expect(printed('Materials', 'Budget')).toBe('52,800');
    expect(printed('May', 'closing balance')).toBe('52');
    expect(printed('Revenue', 'Marlow UK')).toBe('371.2');
    expect(stated.size).toBeGreaterThanOrEqual(7);
  });

  it('have one value each', () => {
    for (const ofPages of stated.values()) expect(contradictions(ofPages)).toEqual([]);
  });

  const article = (slug: string) => new RegExp(`/${slug}$`);
  it.each([
    ['of a paper', /./, '2,728.00', '2,668.00', /GR-0552, amount|PO-0318, amount|INV-7741, amount/],
    ['of an item', /./, '5,138.00', '5,139.00', /Oak shelf 900, Value/],
    ['what an order leaves', /^\/$/, '>1,204<', '>304<', /Steel bracket, North: .*304/],
    ['what movements leave', /warehouse-management$/, '>212<', '>402<', /Linen panel, North/],
    ['a balance', /./, '82,150.00', '248,310.00', /Cash at bank, balance/],
    ['a month', article('reading-a-cash-flow-forecast'), '96,000', '64,000', /May, money in: .*64/],
    ['an opening', article('reading-a-cash-flow-forecast'), '91,000', '38,000', /Mar, closing balance: .*38/],
    [
      'an entity',
      article('group-reporting-in-one-view'),
      '>371.2<',
      '>412.6<',
      /Revenue, Marlow UK: .*412.6/,
    ],
    [
      'an account',
      article('migration-checklist'),
      '13,464.00</td>',
      '18,400.00</td>',
      /Receivables, balance/,
    ],
  ])('a difference planted in one page is found: %s', (_what, address, figure, other, message) => {
    const [path = '', page] =
      [...pages].find(([at, { html }]) => address.test(at) && html.includes(figure)) ?? [];
    const [ofPages] = [...stated.values()].filter((one) => one.has(path));
    const changed = statedFigures(mainOf(page?.html.replace(figure, other) ?? ''));
    expect(contradictions(new Map([...(ofPages ?? []), [path, changed]])).join('\n')).toMatch(message);
  });

  it('stand in their view where its alternative text states them', () => {
    const missing = [...pages].flatMap(([path, { main }]) =>
      figuresNotShown(main).map((line) => `${path}: ${line}`),
    );
    expect(missing).toEqual([]);
    const valued = pages.get('/features/inventory-management')?.html ?? '';
    expect(figuresNotShown(mainOf(valued.replace('14,556.70 in all', '13,724.30 in all')))).toEqual([
      expect.stringMatching(/^13,724\.30 is not in the view of /),
    ]);
  });
});
