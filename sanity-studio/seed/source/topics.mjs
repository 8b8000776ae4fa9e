/** What the articles of the sample are about. Those of three articles or more have a page. */
export const topics = [
  topic(
    'accounting',
    'Accounting',
    'How ledgers, closes, payables and forecasts hold together, from the first entry to the report of a group.',
    true,
  ),
  topic(
    'stock',
    'Stock and buying',
    'How goods are ordered, received, stored, valued and taken back, and what is checked on the way.',
    true,
  ),
  topic('projects', 'Projects', 'Budgets, costs and margins of jobs, seen early enough to change something.'),
  topic(
    'training',
    'Training',
    'How people learn their part of the work, in the order in which they will do it.',
  ),
];

/**
 * @param {string} name
 * @param {string} title
 * @param {string} description one sentence
 * @param {boolean} [hasPage]
 */
function topic(name, title, description, hasPage) {
  const path = hasPage ? { path: `/company/blog/topics/${name}` } : {};
  return { _id: `topic-${name}`, _type: 'topic', title, ...path, description };
}
