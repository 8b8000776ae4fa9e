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

const partsOf = (id: string, type: string, field: string) =>
  seedArchive.records(seedArchive.blocksOf(id).find(({ _type }) => _type === type)?.[field]);

describe('each module has one name, and the six one order', () => {
  it.each([
    [
      'the menu',
      seedArchive
        .records(
          seedArchive.records(seedArchive.byId('navigation').items).find(({ href }) => href === '/features')
            ?.items,
        )
        .map(({ name }) => name),
    ],
    [
      'the stair, from its base up',
      partsOf('page-home', 'stairHero', 'courses')
        .map(({ name }) => name)
        .reverse(),
    ],
    ['the cards of the home page', partsOf('page-home', 'capabilityGrid', 'cards').map(({ title }) => title)],
    [
      'the page of all modules',
      partsOf('page-features', 'moduleSections', 'sections').map(({ title }) => title),
    ],
    ['the quote builder', partsOf('page-pricing', 'quoteBuilder', 'modules').map(({ name }) => name)],
    [
      'their own pages',
      MODULES.map(([, path]) => seedArchive.ofType('page').find((page) => page.path === path)?.title),
    ],
  ])('in %s', (_, names) => {
    expect(names).toEqual(NAMES);
  });

  it('in every link that names a module', () => {
    const links = seedArchive.documents.flatMap((document) =>
      [...eachValue(document, document._id)].flatMap(({ value }) =>
        isRecord(value) && value._type === 'link' ? [[value.label, value.href] as const] : [],
      ),
    );
    const toModules = links.filter(([, href]) => MODULES.some(([, path]) => path === href));
    expect(toModules.length).toBeGreaterThan(4);
    for (const [label, href] of toModules) expect(MODULES).toContainEqual([label, href]);
  });

  it('in every text', () => {
    const texts = seedArchive.documents.map(seedText).join('\n');
    expect(texts.match(/project (?:&|and) job costing/gi)).toBeNull();
  });
});

/** What the specification lists for each module (section 1). */
const POINTS: Record<string, string[]> = {
  'accounting-finance': [
    'general ledger',
    'accounts receivable',
    'accounts payable',
    'cash flow',
    'forecasting',
    'budgeting',
    'tax',
    'auto journal entries',
    'multi-currency',
  ],
  'inventory-management': ['tracking', 'transactions', 'pricing and costing', 'automation'],
  'order-management': ['customers', 'orders', 'billing', 'returns', 'reports'],
  procurement: [
    'suppliers',
    'requisition to purchase order',
    'goods receipt',
    'three-way match',
    'compliance',
  ],
  'project-job-costing': ['setup', 'budgeting', 'job costing', 'billing', 'profitability', 'resources'],
  'warehouse-management': [
    'multi-warehouse',
    'racks and bins',
    'inbound',
    'fulfilment',
    'automation',
    'reports',
    'role-based access',
  ],
};

/** The titles of sections and of their points: what a reader scanning the page sees. */
function headings(id: string): string {
  const sections = seedArchive.blocksOf(id).flatMap((block) => seedArchive.records(block.sections));
  const titles = sections
    .flatMap((section) => [section, ...seedArchive.records(section.bullets)])
    .map(({ title }) => title);
  return titles.join('\n').toLowerCase();
}

describe.each(Object.entries(POINTS))('/features/%s', (slug, points) => {
  const id = `page-features-${slug}`;

  it.each(points)('gives "%s" a heading', (point) => {
    expect(headings(id)).toContain(point);
  });

  it('opens with a product sheet', () => {
    expect(seedArchive.blocksOf(id)[0]).toMatchObject({
      _type: 'pageHero',
      layout: 'sheet',
      image: { source: 'vignette' },
    });
  });
});

describe('/features', () => {
  it.each(
    Object.values(POINTS)
      .flat()
      .filter((point) => !point.startsWith('accounts ')),
  )('mentions %s', (point) => {
    expect(seedText(seedArchive.byId('page-features')).toLowerCase()).toContain(point);
  });

  it.each(['business intelligence', 'multi-entity management'])('and %s', (point) => {
    expect(seedText(seedArchive.byId('page-features')).toLowerCase()).toContain(point);
  });
});
