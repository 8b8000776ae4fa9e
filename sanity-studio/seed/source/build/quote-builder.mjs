import { actions, outlineWith } from './actions.mjs';

const ACCOUNTING = 'accounting';
const ORDERS = 'orders';
const PROCUREMENT = 'procurement';
const INVENTORY = 'inventory';
const WAREHOUSE = 'warehouse';
const PROJECTS = 'projects';

/** In the order of the menu. Ticked are those of the quote outline that the page begins with. */
const modules = [
  { id: ACCOUNTING, name: 'Accounting & finance', chosen: true },
  { id: ORDERS, name: 'Order management', chosen: false },
  { id: PROCUREMENT, name: 'Procurement', chosen: true },
  { id: INVENTORY, name: 'Inventory management', chosen: true },
  { id: WAREHOUSE, name: 'Warehouse management', chosen: true },
  { id: PROJECTS, name: 'Project tracking', chosen: false },
];

/** With the users of each module that the quote outline shows. */
const roles = [
  { name: 'Accountants', users: 2, modules: [ACCOUNTING] },
  { name: 'Buyers', users: 2, modules: [PROCUREMENT, INVENTORY] },
  { name: 'Order desk', users: 2, modules: [ORDERS, INVENTORY] },
  { name: 'Warehouse managers', users: 1, modules: [WAREHOUSE, INVENTORY] },
  { name: 'Pickers', users: 6, modules: [WAREHOUSE] },
  { name: 'Auditors', users: 1, modules: [ACCOUNTING, WAREHOUSE] },
  { name: 'Project leads', users: 2, modules: [PROJECTS] },
];

const sizes = [
  { id: 'small', name: 'Small', description: '{small-size}', time: '{small-start}' },
  { id: 'medium', name: 'Medium', description: '{medium-size}', time: '{medium-start}' },
  { id: 'large', name: 'Large', description: '{large-size}', time: '{large-start}' },
];

/** What the pages that state the times of an implementation say of them. */
export const sizeNote =
  'Within each range, more modules, more sites and records in several tools take longer; short, clean lists take less time.';

const labels = {
  modules: 'Modules',
  roles: 'Users by role',
  size: 'Company size',
  submit: 'Update the outline',
  reset: 'Start again',
  outline: 'Quote outline',
  module: 'Module',
  users: 'Users',
  later: 'Add later',
  allUsers: 'Users in all',
  allUsersNote: 'A person who works in several modules counts once.',
  implementation: 'Implementation',
  price: 'Your price',
  onQuote: 'On quote',
  send: 'Send this outline',
  asText: 'The outline as text',
  copy: 'Copy',
  copied: 'Copied',
  inChat: 'Ask in the chat',
};

/**
 * A quote builder with the six modules, and the roles that work in them.
 *
 * @param {{title: string, lead: string, anchor?: string}} texts
 */
export const quoteBuilder = (texts) => ({
  _type: 'quoteBuilder',
  ...texts,
  modules,
  roles,
  sizes,
  sizeNote,
  labels,
});

/**
 * The end of a feature page: a demo, and the quote builder with the page's module ticked.
 *
 * @param {{module: 'accounting' | 'procurement' | 'inventory' | 'warehouse' | 'orders' | 'projects', title: string}} of
 */
export const outlineEndCap = ({ module, title }) => ({
  title,
  text: `Bring your own figures to a demo, or outline a quote first: it opens with ${modules.find(({ id }) => id === module)?.name} ticked, and you add the rest.`,
  actions: [actions.demo, outlineWith(module)],
});
