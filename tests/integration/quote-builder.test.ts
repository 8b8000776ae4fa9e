import { describe, expect, it } from 'vitest';
import { content } from '../support/content';
import { readPage } from '../support/read-page';
import { SOON } from '../support/readiness';
import { ownSite } from '../support/test-site';

const { path, modules, size } = content.quoteBuilder;

const site = ownSite();

const open = (query: string) => readPage(`${site.url}${path}${query}`);
const chosen = (document: Document) =>
  Array.from(document.querySelectorAll<HTMLInputElement>('input:checked'), ({ value }) => value);
const mailOf = (document: Document) => {
  const href = document.querySelector('main a[href*="body="]')?.getAttribute('href') ?? '';
  return { address: href.split('?')[0], body: new URLSearchParams(href.split('?')[1]).get('body') ?? '' };
};

describe('the quote builder', () => {
  it('ticks the module of a link, and leaves the page of others as it is', async () => {
    const before = chosen((await open('')).document);
    const [, second] = modules;
    const linked = await open(`?module=${second?.id}&utm_source=x`);
    expect(linked.status).toBe(200);
    expect(linked.headers.has('Age')).toBe(false);
    expect(chosen(linked.document)[0]).toBe(second?.id);
    expect(chosen(linked.document)).toHaveLength(2);
    expect(chosen((await open('?utm_source=x')).document)).toEqual(before);
  });

  it('writes the chosen modules, and no others, into a mail to the address of Site settings', async () => {
    const { document } = await open(`?module=${modules[0]?.id}&size=${size}`);
    const { address, body } = mailOf(document);
    expect(address).toBe(`mailto:${content.email}`);
    expect(body).toContain(modules[0]?.name);
    expect(body).not.toContain(modules[1]?.name);
    expect(body).toBe(document.querySelector('main details pre')?.textContent?.replaceAll('\n', '\r\n'));
  });

  it.each([
    ['letters', '?users=ten', 1],
    ['a negative number', '?users=-3', 1],
    [
      'markup',
      `?${new URLSearchParams({ users: '"><script>canary</script>', module: '<img src=canary>' })}`,
      1,
    ],
    ['more than a company has', '?users=1e9&users=1000000000', 2],
    ['broken encoding', '?users=%E0%A4%A&size=%00%ff', 1],
    ['a module and a size that are not offered', '?module=gold&size=huge', 0],
    ['a thousand users', `?${'users=1&'.repeat(1000)}module=x`, 0],
  ])('answers %s with the page, and marks what is wrong', async (_name, query, wrong) => {
    const { status, html, document } = await open(query);
    expect(status).toBe(200);
    expect(html).not.toMatch(/<(?:script|img)[^>]*>?canary|<img src=canary/);
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(wrong);
    expect(document.querySelectorAll('[name="users"]')).toHaveLength(content.quoteBuilder.roles);
  });
});

describe('product views of other pages', () => {
  const view = (vignette: string) => ({
    _key: vignette,
    _type: 'mediaRow',
    title: vignette,
    image: { _type: 'media', source: 'vignette', vignette, caption: vignette, decorative: true },
  });
  const shown = async (vignette: string) => {
    const { document } = await readPage(`${site.url}/views`);
    const figures = [...document.querySelectorAll('main figure')];
    return figures.find((figure) => figure.querySelector('figcaption')?.textContent === vignette);
  };

  it('show what the quote builder offers, and follow it', async () => {
    const blocks = [view('quote-outline'), view('implementation')];
    await site.editor.create({ _id: 'page-views', _type: 'page', title: 'Views', path: '/views', blocks });
    await expect.poll(() => shown('quote-outline'), SOON).toBeDefined();
    const rows = [...((await shown('quote-outline'))?.querySelectorAll('tbody tr') ?? [])];
    expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual(modules.map(({ name }) => name));
    const begun = new Set(chosen((await open('')).document));
    expect(rows.map((row) => row.querySelector('path') !== null)).toEqual(
      modules.map(({ id }) => begun.has(id)),
    );
    expect((await shown('implementation'))?.textContent).toContain(content.quoteBuilder.sizeNames[0]);

    const builder = 'blocks[_type=="quoteBuilder"]';
    const time = '7–8 weeks, 7–8 Wochen';
    await site.editor
      .patch(content.quoteBuilder.id)
      .set({ [`${builder}.sizes[0].time`]: time, [`${builder}.roles[0].users`]: 41 })
      .commit();
    await expect.poll(async () => (await shown('implementation'))?.textContent, SOON).toContain(time);
    expect((await shown('quote-outline'))?.textContent).toContain('41');
  });
});
