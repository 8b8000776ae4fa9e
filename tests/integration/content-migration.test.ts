import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { content } from '../support/content';
import { publishedDocuments, publishPage } from '../support/lake-editor';
import { migrateHere } from '../support/migrate-here';
import { runContent } from '../support/run-content';
import { ownSite } from '../support/test-site';

const site = ownSite();
let editor: SanityClient;
let id: string;
beforeAll(async () => {
  ({ editor } = site);
  id = await publishPage(editor, '/with-space', '  With space ');
});

/** What the command runs. @returns the last line */
const migrate = async (...args: string[]) => (await migrateHere(site, args)).at(-1) ?? '';

/** Values of some fields of documents, ordered by their ids. */
async function rows(filter: string, fields: string, params: Record<string, unknown>): Promise<unknown[][]> {
  const query = `${filter} | order(_id asc)${fields}`;
  return (await editor.fetch<Record<string, unknown>[]>(query, params)).map(Object.values);
}
const FOUND_NOTHING = '0 changes; nothing was written';
const titleOf = () => editor.fetch<string>('*[_id == $id][0].title', { id });

it('shows what it would change, and changes nothing', async () => {
  const lines = await migrateHere(site, ['trim-titles']);
  expect(lines.at(-1)).toContain('1 changes; nothing was written');
  expect(lines.at(-2)).toContain(id);
  expect(await titleOf()).toBe('  With space ');
});

it('with --yes changes that and nothing else; a second run finds nothing', async () => {
  const others = '*[_id != $id && !(_id in path("_.**"))]{_id, _rev} | order(_id)';
  const before = await editor.fetch(others, { id });
  const { port } = new URL(site.lakeUrl);
  const command = runContent(['migrate', 'trim-titles', '--yes'], {
    DATA_DIR: site.dataDir,
    LAKE_PORT: port,
  });
  expect(await command.ended).toMatchObject({ code: 0 });
  expect(await titleOf()).toBe('With space');
  expect(await editor.fetch(others, { id })).toEqual(before);
  expect(await migrate('trim-titles')).toContain(FOUND_NOTHING);
});

it.each(['missing', '../trim-titles'])('without such a migration is refused: %s', async (name) => {
  await expect(migrate(name)).rejects.toThrow(`migrations/${name}/index.ts does not exist.`);
});

describe('topics-to-documents', () => {
  const TEXTS = { 'article-first': 'Cash flow', 'article-second': ' cash flow ', 'article-third': 'Größe' };
  /** Of the archive. */
  let known: string[];
  const topics = () => rows('*[_type == "topic" && !(_id in $known)]', '{ _id, title, path }', { known });
  const ids = [...Object.keys(TEXTS), 'article-blank', 'drafts.article-first', 'drafts.article-new'];
  /** Id, topic as text, id of the topic, and whether it is referred to weakly. */
  const articles = () =>
    rows('*[_id in $ids]', '{ _id, topic, "id": about._ref, "isWeak": about._weak }', { ids });

  beforeAll(async () => {
    known = await editor.fetch('*[_type == "topic"]._id');
    const like = (await publishedDocuments(site)).find(({ _type }) => _type === 'article');
    const write = (_id: string, topic: string) => {
      const path = `/migrated/${_id}`;
      return editor.createOrReplace({ ...like, about: undefined, _id, _type: 'article', path, topic });
    };
    for (const [_id, topic] of Object.entries(TEXTS)) await write(_id, topic);
    await write('article-blank', '  ');
    await write('drafts.article-first', 'Cash flow');
    await write('drafts.article-new', 'Secret');
    await publishPage(editor, `${content.blog.path}/topics/cash-flow`, 'In the way');
  });

  it('makes each topic once, with its articles, and no public one of a name that only a draft has', async () => {
    await migrate('topics-to-documents', '--yes');
    const folder = `${content.blog.path}/topics`;
    expect(await topics()).toEqual([
      ['drafts.topic-secret', 'Secret', `${folder}/secret`],
      ['topic-cash-flow', 'Cash flow', `${folder}/cash-flow-2`],
      ['topic-grosse', 'Größe', `${folder}/grosse`],
    ]);
    expect(await articles()).toEqual([
      ['article-blank', null, null, null],
      ['article-first', null, 'topic-cash-flow', null],
      ['article-second', null, 'topic-cash-flow', null],
      ['article-third', null, 'topic-grosse', null],
      ['drafts.article-first', null, 'topic-cash-flow', null],
      ['drafts.article-new', null, 'topic-secret', true],
    ]);
    expect(await migrate('topics-to-documents')).toContain(FOUND_NOTHING);
  });

  it('after a stop halfway does the rest, and keeps what editors did meanwhile', async () => {
    const before = await articles();
    await editor
      .transaction()
      .patch('topic-cash-flow', (patch) => patch.set({ title: 'Money', path: '/money' }))
      .patch('article-second', (patch) => patch.unset(['about']).set({ topic: 'Cash flow' }))
      .patch('article-third', (patch) => patch.set({ topic: 'Left over' }))
      .patch('drafts.article-new', (patch) => patch.unset(['about']).set({ topic: 'Secret' }))
      .commit();
    await migrate('topics-to-documents', '--yes');
    expect(await topics()).toContainEqual(['topic-cash-flow', 'Money', '/money']);
    expect(await topics()).toHaveLength(3);
    expect(await articles()).toEqual(before);
  });

  it('leaves pages that the site shows', async () => {
    const shown = async (path: string) => (await fetch(site.url + path)).status;
    await expect.poll(() => shown('/money'), { timeout: 30_000 }).toBe(200);
    expect(await shown(`${content.blog.path}/topics/secret`)).toBe(404);
  });
});

describe('authors-to-documents', () => {
  const media = { _type: 'media', source: 'illustration', decorative: true };
  const written = (name: string, position: string, illustration?: string) => {
    const portrait = illustration === undefined ? undefined : { ...media, illustration };
    return { _type: 'articleAuthor', name, position, portrait };
  };
  const ARTICLES = {
    'by-older': ['2026-01-01', written('Ana Weiß', 'Reporter', 'portrait-4')],
    'by-newer': ['2026-02-01', written(' ana weiß ', 'Editor')],
    'by-another': ['2026-01-05', written('Bo Lund', 'Reader', 'portrait-6')],
    'by-nobody': ['2026-01-06', written('  ', 'Reader')],
    'drafts.by-older': ['2026-03-01', written('Ana Weiß', 'Secretly promoted')],
    'drafts.by-new': ['2026-03-02', written('Secret', 'Guest')],
  } as const;
  /** Of the archive. */
  let known: string[];
  const authors = () => {
    const columns = '{ _id, name, position, "drawing": portrait.illustration }';
    return rows('*[_type == "author" && !(_id in $known)]', columns, { known });
  };
  /** Id, author that it holds, id of the author, and whether it is referred to weakly. */
  const articles = () => {
    const columns = '{ _id, author, "id": writtenBy._ref, "isWeak": writtenBy._weak }';
    return rows('*[_id in $ids]', columns, { ids: Object.keys(ARTICLES) });
  };

  beforeAll(async () => {
    // The archive has one that is not migrated.
    await migrate('authors-to-documents', '--yes');
    known = await editor.fetch('*[_type == "author"]._id');
    const like = (await publishedDocuments(site)).find(({ _type }) => _type === 'article');
    await editor.create({ _id: 'own-bo', _type: 'author', name: 'Bo Lund', position: 'Chosen' });
    for (const [_id, [day, author]] of Object.entries(ARTICLES)) {
      const own = { _id, _type: 'article', path: `/written/${_id}`, publishedAt: `${day}T09:00:00Z`, author };
      await editor.createOrReplace({ ...like, writtenBy: undefined, ...own });
    }
  });

  it('makes each author once, takes the one that editors have made, and makes no draft’s words public', async () => {
    await migrate('authors-to-documents', '--yes');
    expect(await authors()).toEqual([
      ['author-ana-weiss', 'ana weiß', 'Editor', 'portrait-4'],
      ['drafts.author-secret', 'Secret', 'Guest', null],
      ['own-bo', 'Bo Lund', 'Chosen', null],
    ]);
    expect(await articles()).toEqual([
      ['by-another', null, 'own-bo', null],
      ['by-newer', null, 'author-ana-weiss', null],
      ['by-nobody', null, null, null],
      ['by-older', null, 'author-ana-weiss', null],
      ['drafts.by-new', null, 'author-secret', true],
      ['drafts.by-older', null, 'author-ana-weiss', null],
    ]);
    expect(await migrate('authors-to-documents')).toContain(FOUND_NOTHING);
  });
});

describe('add-language', () => {
  const FRAMES = '*[_id match "*-fr" && _type in ["siteSettings", "navigation"]]';
  afterAll(() => vi.unstubAllEnvs());

  it.each(['', 'English', 'default'])('is refused for %j', async (asked) => {
    const own = await editor.fetch<string>('*[_id == "siteSettings"][0].language');
    vi.stubEnv('LOCALE', asked === 'default' ? own : asked);
    await expect(migrate('add-language')).rejects.toThrow('Set LOCALE to a language tag');
  });

  it('gives pages the default language, and the new one drafts with texts to write over', async () => {
    vi.stubEnv('LOCALE', 'fr');
    await editor.create({ _id: 'drafts.page-in-french', _type: 'page', path: '/fr', language: 'fr' });
    await migrate('add-language', '--yes');
    const settings = await editor.getDocument('siteSettings');
    expect(
      await rows('*[_type == "page" && path in ["/fr", "/with-space"]]', '{ path, language }', {}),
    ).toEqual([
      ['/fr', 'fr'],
      ['/with-space', settings?.language],
    ]);
    expect(await rows(FRAMES, '{ _id, language }', {})).toEqual([
      ['drafts.navigation-fr', null],
      ['drafts.siteSettings-fr', 'fr'],
    ]);
    expect(await editor.getDocument('drafts.siteSettings-fr')).toMatchObject({ tagline: settings?.tagline });
    expect(await migrate('add-language')).toContain(FOUND_NOTHING);
  });
});
