import { describe, expect, it } from 'vitest';
import { seedArchive } from './seed-archive';
import { seedText } from './seed-text';

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
  const sections = seedArchive
    .records(seedArchive.byId(id).blocks)
    .flatMap((block) => seedArchive.records(block.sections));
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
    expect(seedArchive.records(seedArchive.byId(id).blocks)[0]).toMatchObject({
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
