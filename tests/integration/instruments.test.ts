import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { content } from '../support/content';
import { readPage } from '../support/read-page';
import { type RunningSite, startSite } from '../support/start-site';

const calculators = [content.calculator, content.calculatorInText] as const;

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const totals = (document: Document) =>
  Array.from(document.querySelectorAll('form ~ div tfoot td'), ({ textContent }) => textContent);

describe.each(calculators)('the valuation calculator on $path', ({ path }) => {
  const open = (query: string) => readPage(`${site.url}${path}${query}`);

  it('values what the query contains, and leaves the page of others as it is', async () => {
    const before = totals((await open('')).document);
    const changed = await open('?received=2026-02-02&quantity=10&cost=2&sold=4&utm_source=x');
    expect(changed.status).toBe(200);
    expect(changed.headers.has('Age')).toBe(false);
    expect(totals(changed.document)).toHaveLength(6);
    expect(totals(changed.document)).not.toEqual(before);
    const other = await open('?utm_source=x');
    expect(totals(other.document)).toEqual(before);
    expect(other.headers.has('Age')).toBe(true);
    expect(totals((await open('')).document)).toEqual(before);
  });

  it('has one address for search engines, whatever the query', async () => {
    const canonical = (page: Awaited<ReturnType<typeof open>>) =>
      page.document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical(await open('?sold=4'))).toBe(canonical(await open('')));
  });

  it.each([
    ['letters', '?quantity=ten&sold=x', true],
    [
      'markup',
      `?${new URLSearchParams({ quantity: '"><script>canary</script>', sold: '<img src=canary>' })}`,
      true,
    ],
    ['numbers beyond any stock', '?received=2026-01-01&quantity=1e9&cost=9e99&sold=1e308', true],
    ['more than was received', '?received=2026-01-01&quantity=1&cost=1&sold=2', true],
    ['broken encoding', '?quantity=%E0%A4%A&sold=%00%ff', true],
    ['a thousand receipts', `?${'quantity=1&cost=1&received=2026-01-01&'.repeat(40)}sold=1`, false],
    ['a long value', `?sold=${'9'.repeat(2_000)}`, true],
  ])('answers %s with the page, and marks what is wrong', async (_name, query, isWrong) => {
    const { status, html, document } = await open(query);
    expect(status).toBe(200);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(html).not.toMatch(/<(?:script|img)[^>]*>?canary|<img src=canary/);
    expect(document.querySelectorAll('form fieldset').length).toBeLessThanOrEqual(8);
    expect(document.querySelectorAll('[aria-invalid="true"]').length > 0).toBe(isWrong);
  });
});

describe('entries of visitors', () => {
  const [{ path }] = calculators;
  const open = (query: string) => readPage(`${site.url}${path}${query}`);

  it('are refused to a client that asks for more pages of its own than a person can', async () => {
    const asked = Array.from({ length: 160 }, (_, sold) => fetch(`${site.url}${path}?sold=${sold}`));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20);
    expect((await open('')).status).toBe(200);
  });
});
