/** What the articles of the sample are about. */
export const topics = [
  topic(
    'Accounting',
    'How ledgers, closes, payables and forecasts hold together, from the first entry to the report of a group.',
  ),
  topic('Inventory', 'How stock is counted, valued and kept in step with what was bought, made and sold.'),
  topic(
    'Procurement',
    'How goods are asked for, ordered, received and paid for, and what is checked on the way.',
  ),
  topic('Warehouse', 'How places, labels and routes let people find stock without asking anyone.'),
  topic('Projects', 'Budgets, costs and margins of jobs, told early enough to change something.'),
  topic('Orders', 'How an order is followed after it is taken, and what happens when its goods come back.'),
  topic('Training', 'How people learn their part of the work, in the order in which they will do it.'),
];

/**
 * @param {string} title
 * @param {string} description one sentence
 */
function topic(title, description) {
  const name = title.toLowerCase();
  return { _id: `topic-${name}`, _type: 'topic', title, path: `/company/blog/topics/${name}`, description };
}
