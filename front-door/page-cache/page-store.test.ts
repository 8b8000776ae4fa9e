import { expect, it } from 'vitest';
import { PageStore } from './page-store';
import { StoredPage } from './stored-page';

const MAX_BYTES = 2_000_000;
const MAX_ERROR_BYTES = 1_000_000;
const make = (status = 200, sequence = 1, bytes = 1_000) =>
  new StoredPage(
    { status, headers: { 'cache-control': 's-maxage=60', 'cache-tag': 'x' }, body: Buffer.alloc(bytes) },
    { https: undefined, sequence, nowMs: 0 },
  );
const store = () => new PageStore({ maxBytes: MAX_BYTES, maxErrorBytes: MAX_ERROR_BYTES });

it('stays below its limits with 10,000 addresses, and does not evict the one in use', () => {
  const pages = store();
  pages.store('/home', make());
  for (let index = 0; index < 10_000; index += 1) {
    pages.store(`/page-${index}`, make());
    if (index % 100 === 0) expect(pages.find('/home')).toBeDefined();
  }
  expect(pages.heldBytes).toBeLessThanOrEqual(MAX_BYTES);
  expect(pages.heldBytes).toBeGreaterThan(MAX_BYTES * 0.9);
});

it.each([404, 302])('evicts no page for made-up addresses whose answer is %i', (status) => {
  const pages = store();
  pages.store('/home', make());
  for (let index = 0; index < 10_000; index += 1) pages.store(`/made-up-${index}`, make(status));
  expect(pages.find('/home')).toBeDefined();
  expect(pages.heldBytes).toBeLessThanOrEqual(MAX_ERROR_BYTES + 10_000);
});

it('never replaces a later answer by an earlier one, and stores one answer per address', () => {
  const pages = store();
  const [earlier, later, gone] = [make(200, 1), make(200, 2), make(404, 3)];
  pages.store('/a', later);
  pages.store('/a', earlier);
  expect(pages.find('/a')).toBe(later);
  pages.store('/a', gone);
  expect(pages.find('/a')).toBe(gone);
});

it('counts the encodings of a page', async () => {
  const pages = store();
  const headers = { 'cache-control': 's-maxage=60', 'content-type': 'text/html' };
  const body = Buffer.from(Array.from({ length: 1_000 }, (_, at) => at).join());
  const page = new StoredPage({ status: 200, headers, body }, { https: undefined, sequence: 1, nowMs: 0 });
  pages.store('/a', page);
  const encoded = [await page.in('br'), await page.in('gzip')].map(({ bytes }) => bytes.length);
  expect(pages.heldBytes).toBeGreaterThan(body.length + encoded.reduce((sum, bytes) => sum + bytes));
});
