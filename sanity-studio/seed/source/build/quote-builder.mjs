const ACCOUNTING = 'accounting';
const PROCUREMENT = 'procurement';
const INVENTORY = 'inventory';
const WAREHOUSE = 'warehouse';
const ORDERS = 'orders';
const PROJECTS = 'projects';

/** From the base up, as in the stair of the home page. */
const modules = [
  { id: ACCOUNTING, name: 'Accounting & finance' },
  { id: PROCUREMENT, name: 'Procurement' },
  { id: INVENTORY, name: 'Inventory' },
  { id: WAREHOUSE, name: 'Warehouse' },
  { id: ORDERS, name: 'Order management' },
  { id: PROJECTS, name: 'Project tracking' },
];

const roles = [
  { name: 'Accountants', users: 3, modules: [ACCOUNTING] },
  { name: 'Buyers', users: 2, modules: [PROCUREMENT, INVENTORY] },
  { name: 'Order desk', users: 2, modules: [ORDERS, INVENTORY] },
  { name: 'Warehouse managers', users: 1, modules: [WAREHOUSE, INVENTORY] },
  { name: 'Pickers', users: 5, modules: [WAREHOUSE] },
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
  allUsers: 'Users in all',
  implementation: 'Implementation',
  price: 'Your price',
  onQuote: 'On quote',
  send: 'Send this outline',
  asText: 'The outline as text',
  copy: 'Copy',
  copied: 'Copied',
};

/**
 * A quote builder with the six modules, and the roles that work in them.
 *
 * @param {{title: string, lead: string, email: string, anchor?: string}} texts
 */
export const quoteBuilder = (texts) => ({ _type: 'quoteBuilder', ...texts, modules, roles, sizes, labels });
