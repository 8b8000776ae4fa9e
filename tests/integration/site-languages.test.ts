import { beforeAll, describe, expect, it, vi } from 'vitest';
import { textsOf } from '../../app/texts/texts';
import { frameId } from '../../protocol/language';
import { content } from '../support/content';
import { countedSite } from '../support/counting-lake';
import { publishedDocument, publishPage } from '../support/lake-editor';
import { publishMore } from '../support/more-articles';
import { hrefsIn, readPage } from '../support/read-page';
import { followed, SOON } from '../support/readiness';

/** Another language than that of the archive. */
const OTHER = content.language.startsWith('de') ? 'en' : 'de';
const PATH = '/anderswo/seite';
const MENU = 'Anderswo';
const MORE = 3;

const { site, lake } = countedSite();
const get = (path: string) => readPage(site.url + path);
const soon = (check: () => Promise<void>) => vi.waitFor(check, SOON);
const langOf = async (path: string) => (await get(path)).document.documentElement.lang;

/** A document of the default language in the other one, with changes. */
async function translate(type: string, changes: object): Promise<void> {
  const { _rev, _createdAt, _updatedAt, ...stored } = await publishedDocument(site, type);
  await site.editor.createOrReplace({ ...stored, ...changes, _id: frameId(type, OTHER), _type: type });
}

beforeAll(async () => {
  await followed(site);
  const id = await publishPage(site.editor, PATH, 'Eine andere Seite');
  await site.editor.patch(id).set({ language: OTHER }).commit();
});

it('a page in a language that has no settings and no menu is not part of the site', async () => {
  expect((await get(PATH)).status).toBe(404);
  expect(await langOf(content.pricing.path)).toBe(content.language);
});

describe('a page in a second language', () => {
  beforeAll(async () => {
    await translate('siteSettings', { language: OTHER, tagline: 'Erste Zeile;' });
    await translate('navigation', {
      items: [{ _key: 'a', _type: 'menuItem', name: MENU, href: PATH, dropdown: false }],
    });
    await soon(async () => expect((await get(PATH)).status).toBe(200));
  });

  it('has the settings, the menu and the texts of its language, and others have theirs', async () => {
    const { document, html } = await get(PATH);
    expect(document.documentElement.lang).toBe(OTHER);
    expect(html).toContain('Erste Zeile;');
    expect(document.querySelector('header nav')?.textContent).toBe(MENU);
    expect(document.body.textContent).toContain(textsOf(OTHER).frame.skip);
    const other = await get(content.pricing.path);
    expect([other.document.documentElement.lang, other.html.includes(MENU)]).toEqual([
      content.language,
      false,
    ]);
    expect(other.html).not.toContain('"language":null');
  });

  it('is queried once after a publish, with its settings and menu', async () => {
    await site.editor.patch(frameId('siteSettings', OTHER)).set({ tagline: 'Zweite Zeile;' }).commit();
    await soon(async () => expect((await get(PATH)).html).toContain('Zweite Zeile;'));
    const before = lake.queryTags.length;
    await site.editor.patch(frameId('siteSettings', OTHER)).set({ tagline: 'Dritte Zeile;' }).commit();
    await soon(async () => expect((await get(PATH)).html).toContain('Dritte Zeile;'));
    expect(lake.queryTags.slice(before).filter((tag) => tag === 'site.document').length).toBeLessThanOrEqual(
      1,
    );
  });

  it('changes no page of another language', async () => {
    const tagOf = async () => (await get(content.pricing.path)).headers.get('ETag');
    const before = await tagOf();
    await site.editor.patch(frameId('navigation', OTHER)).set({ 'items[0].name': 'Woanders' }).commit();
    await soon(async () => expect((await get(PATH)).html).toContain('Woanders'));
    expect(await tagOf()).toBe(before);
  });

  it('lists articles of its language, and none of another', async () => {
    const like = await publishedDocument(site, content.post.id);
    const own = () => ({ language: OTHER });
    const before = hrefsIn((await get(content.blog.path)).document, 'main ol a');
    await publishMore(site.editor, { like, count: MORE, name: 'andere', own });
    await soon(async () => expect(await langOf('/andere/2')).toBe(OTHER));
    const { document } = await get('/andere/2');
    const neighbours = hrefsIn(document, `nav[aria-label="${textsOf(OTHER).reading.moreArticles}"] a`);
    expect(neighbours).toEqual(['/andere/1', '/andere/3']);
    const related = hrefsIn(document, `nav[aria-label="${textsOf(OTHER).reading.relatedArticles}"] a`);
    expect(related.filter((path) => !path.startsWith('/andere/'))).toEqual([]);
    expect(hrefsIn((await get(content.blog.path)).document, 'main ol a')).toEqual(before);
    expect((await get(content.post.path)).html).not.toContain('/andere/');
  });
});
