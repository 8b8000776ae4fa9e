/** An example of what a quote is built from: modules, and the people who use each of them. */
export const quotedModules = [
  { module: 'Accounting & finance', users: 3 },
  { module: 'Procurement', users: 2 },
  { module: 'Inventory', users: 5 },
  { module: 'Warehouse', users: 8 },
  { module: 'Order management', users: 0 },
  { module: 'Project tracking', users: 0 },
];
