import { describe, expect, it } from 'vitest';
import { isRecord } from '../../protocol/is-record';
import { eachValue } from '../support/each-value';
import { seedArchive } from './seed-archive';
import { seedText } from './seed-text';

/** Name and address of each module, in the order of the menu. */
const MODULES = [
  ['Accounting & finance', '/features/accounting-finance'],
  ['Order management', '/features/order-management'],
  ['Procurement', '/features/procurement'],
  ['Inventory management', '/features/inventory-management'],
  ['Warehouse management', '/features/warehouse-management'],
  ['Project tracking', '/features/project-job-costing'],
] as const;
const NAMES = MODULES.map(([name]) => name);
const PATHS: readonly unknown[] = MODULES.map(([, path]) => path);
const { blocksOf, records } = seedArchive;
const pages = seedArchive.ofType('page');

const partsOf = (id: string, type: string, field: string) =>
  records(blocksOf(id).find(({ _type }) => _type === type)?.[field]);
const menu = records(seedArchive.byId('navigation').items).find(({ href }) => href === '/features');
const namesOf = (parts: Record<string, unknown>[]) => parts.map(({ name, title }) => name ?? title);

describe('each module has one name, and the six one order', () => {
  it.each([
    ['the menu', namesOf(records(menu?.items))],
    ['the stair, from its base up', namesOf(partsOf('page-home', 'stairHero', 'courses')).reverse()],
    ['the cards of the home page', namesOf(partsOf('page-home', 'capabilityGrid', 'cards'))],
    ['the page of all modules', namesOf(partsOf('page-features', 'moduleSections', 'sections'))],
    ['the quote builder', namesOf(partsOf('page-pricing', 'quoteBuilder', 'modules'))],
    ['their own pages', namesOf(PATHS.flatMap((path) => pages.find((page) => page.path === path) ?? []))],
  ])('in %s', (_, names) => {
    expect(names).toEqual(NAMES);
  });

  it('with a link of the page of all modules to each', () => {
    const sections = partsOf('page-features', 'moduleSections', 'sections');
    expect(sections.map(({ href }) => href)).toEqual(PATHS);
  });

  it('in every link that names a module', () => {
    const links = seedArchive.documents.flatMap((document) =>
      [...eachValue(document, document._id)].flatMap(({ value }) =>
        isRecord(value) && value._type === 'link' ? [[value.label, value.href] as const] : [],
      ),
    );
    const toModules = links.filter(([, href]) => PATHS.includes(href));
    expect(toModules.length).toBeGreaterThan(4);
    for (const [label, href] of toModules) expect(MODULES).toContainEqual([label, href]);
  });

  it('in every text', () => {
    const texts = seedArchive.documents.map(seedText).join('\n');
    expect(texts.match(/project (?:&|and) job costing/gi)).toBeNull();
  });
});

/** What the site must say of each module. */
const POINTS: Record<string, string> = {
  'accounting-finance':
    'general ledger, accounts receivable, accounts payable, cash flow, forecasting, budgeting, tax, auto journal entries, multi-currency',
  'inventory-management': 'tracking, transactions, pricing and costing, automation',
  'order-management': 'customers, orders, billing, returns, reports',
  procurement: 'suppliers, requisition to purchase order, goods receipt, three-way match, compliance',
  'project-job-costing': 'setup, budgeting, job costing, billing, profitability, resources',
  'warehouse-management':
    'multi-warehouse, racks and bins, inbound, fulfilment, automation, reports, role-based access',
};
const pointsOf = (points: string) => points.split(', ');

/** The titles of sections and of their points: what a reader scanning the page sees. */
function headings(id: string): string {
  const sections = blocksOf(id).flatMap((block) => records(block.sections));
  const parts = sections.flatMap((section) => [section, ...records(section.bullets)]);
  return parts.map(({ title }) => String(title).toLowerCase()).join('\n');
}

describe.each(Object.entries(POINTS))('/features/%s', (slug, points) => {
  const id = `page-features-${slug}`;

  it.each(pointsOf(points))('gives "%s" a heading', (point) => {
    expect(headings(id)).toContain(point);
  });

  it('opens with a product sheet', () => {
    expect(blocksOf(id)[0]).toMatchObject({
      _type: 'pageHero',
      layout: 'sheet',
      image: { source: 'view' },
    });
  });
});

/** Accounts receivable and payable are one section there. */
const isOnOverview = (point: string) => !point.startsWith('accounts ');

it.each([
  ...Object.values(POINTS).flatMap(pointsOf).filter(isOnOverview),
  ...['business intelligence', 'multi-entity management'],
])('/features mentions %s', (point) => {
  expect(seedText(seedArchive.byId('page-features')).toLowerCase()).toContain(point);
});
