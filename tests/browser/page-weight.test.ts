import { excess, weighFile } from '../support/page-weight';
import { expect, test } from '../support/site-test';
import { startReact } from '../support/start-react';

/** Budget for React and the site's components, which are deferred until a control needs them. */
const REACT_BUDGET_KB = 132;

test('React and the components are within their size budget', async ({ page }) => {
  const files = new Set<string>();
  await page.goto('/', { waitUntil: 'networkidle' });
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) files.add(request.url());
  });
  await startReact(page);
  const weighed = await Promise.all([...files].map(weighFile));
  expect(weighed.length).toBeGreaterThan(3);
  expect(excess('React', weighed, REACT_BUDGET_KB)).toEqual([]);
});
