import { brotliCompressSync } from 'node:zlib';
import { excess } from '../support/page-weight';
import { expect, test } from '../support/site-test';
import { startReact } from '../support/start-react';

/** Budget for React and the site's components, which are deferred until a control needs them. */
const REACT_BUDGET_KB = 132;

test('React and the components are within their size budget', async ({ page }) => {
  const parts = new Map<string, Promise<Buffer>>();
  await page.goto('/', { waitUntil: 'networkidle' });
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) parts.set(new URL(response.url()).pathname, response.body());
  });
  await startReact(page);
  const files = await Promise.all(
    [...parts].map(async ([name, body]) => ({ name, bytes: brotliCompressSync(await body).length })),
  );
  expect(files.length).toBeGreaterThan(3);
  expect(excess('React', files, REACT_BUDGET_KB)).toEqual([]);
});
