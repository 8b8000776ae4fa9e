import { actions } from './actions.mjs';

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
  { id: 'small', name: 'Small', time: '{small-start}' },
  { id: 'medium', name: 'Medium', time: '{medium-start}' },
  { id: 'large', name: 'Large', time: '{large-start}' },
];

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
  allUsers: 'Users of these modules',
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
export const quoteBuilder = (texts) => ({ _type: 'quoteBuilder', ...texts, modules, roles, sizes, labels });

/**
 * The end of a feature page: the quote builder with the page's module ticked.
 *
 * @param {{module: 'accounting' | 'procurement' | 'inventory' | 'warehouse' | 'orders' | 'projects', title: string}} of
 */
export const outlineEndCap = ({ module, title }) => ({
  title,
  text: `The quote outline opens with ${modules.find(({ id }) => id === module)?.name} ticked. Add other modules, set the people in each role, and send it to us.`,
  actions: [{ label: 'Outline a quote', href: `/pricing?module=${module}#outline` }, actions.demo],
});
