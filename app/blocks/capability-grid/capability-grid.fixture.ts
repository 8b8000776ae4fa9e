import type { BlockOf } from '../../content/content-types';

export const capabilityGridFixture: BlockOf<'capabilityGrid'> = {
  _key: 'capabilities',
  _type: 'capabilityGrid',
  anchor: 'capabilities',
  title: 'Capabilities for retail and distribution.',
  lead: 'Enabled cards are part of the platform today. Dashed cards are not available today.',
  bed: 'sunk',
  cards: [
    {
      _key: 'inventory',
      title: 'Inventory tracking',
      description: 'One view of stock across sites.',
      icon: 'package',
      href: '/features',
      color: 'moss',
      enabled: true,
      bullets: ['By warehouse, rack and bin', 'Transactions and transfers'],
    },
    {
      _key: 'procurement',
      title: 'Procurement',
      description: 'Suppliers, orders and receipts.',
      icon: 'file-check-2',
      href: null,
      color: 'ochre',
      enabled: true,
      bullets: ['Goods receipt', 'Three-way match'],
    },
    {
      _key: 'crm',
      title: 'Integrated CRM',
      description: 'Customer records beside orders.',
      icon: 'users',
      href: null,
      color: 'clay',
      enabled: false,
      bullets: ['Customer history', 'Follow-ups'],
    },
  ],
};
