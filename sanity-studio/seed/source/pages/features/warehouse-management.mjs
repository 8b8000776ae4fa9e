import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { guides, moduleEnd } from '../../build/module-end.mjs';
import { page } from '../../build/page.mjs';
import { outlineEndCap } from '../../build/quote-builder.mjs';

const sections = [
  {
    title: 'Several warehouses',
    subTitle: 'One count across every site',
    description: 'What each site holds, and what is on its way to another, item by item and at cost.',
    bullets: [
      { title: 'Multi-warehouse', description: 'Each site on its own, and all of them together.' },
      {
        title: 'Racks and bins',
        description: 'Map a site once: rack, level and position make one short code.',
      },
      { title: 'In transit', description: 'Stock between sites stays in the count.' },
    ],
    image: media.view(
      'stock-by-warehouse',
      'Sample stock by warehouse: what each site holds of every item, at cost.',
    ),
  },
  {
    title: 'Inbound',
    subTitle: 'What was ordered, and what arrived',
    description: 'A delivery is counted in line by line, so what is short is known at the dock.',
    bullets: [
      { title: 'Deliveries', description: 'Received against their purchase orders and put away.' },
      { title: 'Returns', description: 'Goods that come back are put away like other deliveries.' },
      { title: 'Automation', description: 'A movement updates the count and its journal together.' },
    ],
    image: media.view(
      'goods-receipt',
      'Sample goods receipt: counted in against its order, with one line 20 short.',
    ),
  },
  {
    title: 'Fulfilment and reports',
    subTitle: 'What left, and what remains',
    description:
      'Every shipment and transfer is on the stock card of its item, and reports are drawn from those movements.',
    bullets: [
      { title: 'Fulfilment', description: 'Orders picked by bin location, then shipped.' },
      { title: 'Reports', description: 'Stock by site, rack and item, and what moved between two dates.' },
    ],
    image: media.view(
      'stock-movements',
      'Sample stock movements of one item: receipts, shipments and transfers, with the quantity after each.',
    ),
  },
  {
    title: 'Role-based access',
    subTitle: 'Each person sees their own work',
    description: 'A role decides what a person can see and change. Three come with the warehouse.',
    bullets: [
      { title: 'Warehouse manager', description: 'Runs the site: locations, people and exceptions.' },
      { title: 'Picker', description: 'Sees what to pick and where it is.' },
      { title: 'Auditor', description: 'Checks counts and history, and changes nothing.' },
    ],
    image: media.view(
      'warehouse-roles',
      'Sample bin B-02-3 as three roles see it: the manager its value, the picker what to pick, the auditor when it last moved.',
    ),
  },
];

/** `/features/warehouse-management`. */
export const warehouseManagement = page({
  title: 'Warehouse management',
  path: '/features/warehouse-management',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Put away once, found every time.',
      lead: 'Warehouse management for one site or several, down to the rack and bin.',
      actions: [actions.demo, actions.outline],
      layout: 'sheet',
      image: media.view(
        'stock-by-location',
        'Sample elevation of the north warehouse: racks of five levels, and 48 on hand in bin B-02-3.',
      ),
    },
    { _type: 'moduleSections', sideIndex: false, sections },
    ...moduleEnd({
      customer: { id: 'tom-adeyemi', title: 'A warehouse manager, on new starters.' },
      questions: {
        title: 'Questions on roles, bins and picking.',
        items: ['roles', 'name-bins', 'pick-by-bin'],
      },
      guides: { title: 'Guides to bin names and to learning by role.', items: [guides.bins, guides.academy] },
      next: {
        title: 'Project tracking',
        description: 'Stock that leaves for a job becomes part of its cost.',
        icon: 'hard-hat',
        href: '/features/project-job-costing',
      },
    }),
  ],
  endCap: outlineEndCap({ module: 'warehouse', title: 'See your own racks mapped.' }),
  seo: {
    title: 'Warehouse management: racks, bins and fulfilment',
    description:
      'Multi-warehouse, racks and bins, inbound, fulfilment, automation, reports and role-based access for each person on the floor.',
  },
});
