import { describe, expect, it } from 'vitest';
import { content } from '../support/content';
import { readPage } from '../support/read-page';
import { sharedSite } from '../support/test-site';

const site = sharedSite();
const { path: builderPath, modules, size } = content.quoteBuilder;
const calculators = [content.calculator, content.calculatorInText] as const;

const openAt = (path: string) => (query: string) => readPage(`${site.url}${path}${query}`);
const textsOf = (root: ParentNode, selector: string) =>
  Array.from(root.querySelectorAll(selector), ({ textContent }) => textContent ?? '');
const markup = '"><script>canary</script>';
const wrongFields = (document: Document) => document.querySelectorAll('[aria-invalid="true"]').length;
const expectReadable = ({ status, html, document }: Awaited<ReturnType<typeof readPage>>) => {
  expect(status).toBe(200);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(html).not.toMatch(/<(?:script|img)[^>]*>?canary|<img src=canary/);
};

describe.each(calculators)('the valuation calculator on $path', ({ path }) => {
  const open = openAt(path);
  const totals = (document: Document) => textsOf(document, 'form + table tfoot td');

  it('values the sale of the query, and leaves the page of others as it is', async () => {
    const before = totals((await open('')).document);
    const changed = await open('?sold=4&utm_source=x');
    expect([changed.status, changed.headers.has('Age')]).toEqual([200, false]);
    expect(totals(changed.document)).toContain('4');
    expect(totals(changed.document)).not.toEqual(before);
    const other = await open('?utm_source=x');
    expect(totals(other.document)).toEqual(before);
    expect(other.headers.has('Age')).toBe(true);
    expect(totals((await open('')).document)).toEqual(before);
  });

  it('has one address for search engines, whatever the query', async () => {
    const canonical = async (query: string) =>
      (await open(query)).document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(await canonical('?sold=4')).toBe(await canonical(''));
  });

  it.each([
    ['markup', `?${new URLSearchParams({ sold: markup })}`],
    ['a number beyond any stock', '?sold=1e308'],
    ['broken encoding', '?sold=%E0%A4%A%00%ff'],
    ['a long value', `?sold=${'9'.repeat(2_000)}`],
  ])('answers %s with the page, and marks the field', async (_name, query) => {
    const page = await open(query);
    expectReadable(page);
    expect(wrongFields(page.document)).toBe(1);
  });
});

describe('the quote builder', () => {
  const open = openAt(builderPath);
  const chosen = (document: Document) =>
    Array.from(document.querySelectorAll<HTMLInputElement>('input:checked'), ({ value }) => value);

  it('ticks the module of a link, and leaves the page of others as it is', async () => {
    const before = chosen((await open('')).document);
    const [, second] = modules;
    const linked = await open(`?module=${second?.id}&utm_source=x`);
    expect([linked.status, linked.headers.has('Age')]).toEqual([200, false]);
    expect(chosen(linked.document)[0]).toBe(second?.id);
    expect(chosen(linked.document)).toHaveLength(2);
    expect(chosen((await open('?utm_source=x')).document)).toEqual(before);
  });

  it('writes the chosen modules with their users, and the others for later, into a mail to the address of Site settings', async () => {
    const { document } = await open(`?module=${modules[0]?.id}&size=${size}`);
    const href = document.querySelector('main a[href*="body="]')?.getAttribute('href') ?? '';
    const [address, parameters] = href.split('?');
    const body = new URLSearchParams(parameters).get('body');
    expect(address).toBe(`mailto:${content.email}`);
    expect(body).toMatch(new RegExp(`- ${modules[0]?.name}: \\d`));
    expect(body).toMatch(new RegExp(`- ${modules[1]?.name}: \\D`));
    expect(body).toBe(document.querySelector('main details pre')?.textContent?.replaceAll('\n', '\r\n'));
  });

  it.each([
    ['markup', `?${new URLSearchParams({ users: markup, module: '<img src=canary>' })}`, 1],
    ['more than a company has', '?users=1e9&users=1000000000', 2],
    ['broken encoding', '?users=%E0%A4%A&size=%00%ff', 1],
    ['a thousand users', `?${'users=1&'.repeat(1000)}module=x`, 0],
  ])('answers %s with the page, and marks what is wrong', async (_name, query, wrong) => {
    const page = await open(query);
    expectReadable(page);
    expect(wrongFields(page.document)).toBe(wrong);
    expect(page.document.querySelectorAll('[name="users"]')).toHaveLength(content.quoteBuilder.roles);
  });
});
