import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPreviewCookie, EDITOR_PREVIEW_MS } from '../../app/preview/preview-cookie.server';
import { PREVIEW_COOKIE } from '../../protocol/preview';
import { content } from '../support/content';
import { withWord } from '../support/each-value';
import { filesNamed } from '../support/files-named';
import { publishedDocuments, type StoredDocument, writeToLake } from '../support/lake-editor';
import { openPreview } from '../support/open-preview';
import { sitemapPaths } from '../support/read-page';
import { readSearch } from '../support/read-search';
import { ownSite } from '../support/test-site';
import { newVisitor } from '../support/visitor';

/** A word that no other text contains, so that a match is always a draft. */
const CANARY = 'kanarienvogel';
const DRAFT_PAGE = '/draft-only-page';
const DRAFT_REDIRECT = '/draft-only-redirect';
const DRAFT_TOPIC = '/draft-only-topic';
const OF_DRAFTS = '/of-drafts';
const AT_ONCE = 8;
const HOUR_MS = 60 * 60 * 1000;

const site = ownSite();
let editorCookie: string;
let paths: string[];

beforeAll(async () => {
  const documents = await publishedDocuments(site);
  await writeToLake(site, [...documents.map(draftOf), ...draftOnly(documents)]);
  editorCookie = await openPreview(site);
  paths = [...(await sitemapPaths(site)), DRAFT_PAGE, DRAFT_TOPIC, DRAFT_REDIRECT, '/nowhere'];
});

const word = (type: string) => `${CANARY}-${type.toLowerCase()}`;

/** A draft of a document with a word of its type in every text of several words. */
const draftOf = (document: StoredDocument) => ({
  create: { ...withWord(document, word(document._type)), _id: `drafts.${document._id}` },
});

/** Documents that exist only as drafts, and a published article that refers to them: it has no topic and no author. */
function draftOnly(documents: StoredDocument[]) {
  const like = (_type: string, id?: string) => ({
    ...documents.find((each) => (id === undefined ? each._type === _type : each._id === id)),
    _type,
  });
  const refTo = (_ref: string) => ({ _type: 'reference', _ref, _weak: true });
  const redirect = { _type: 'redirect', from: DRAFT_REDIRECT, to: `/${CANARY}-redirect`, status: 307 };
  return Object.entries({
    'drafts.draft-only': { ...like('page', content.home.id), path: DRAFT_PAGE, title: word('draftonly') },
    'drafts.draft-only-topic': { _type: 'topic', title: word('topiconly'), path: DRAFT_TOPIC },
    'drafts.draft-only-opening': { ...like('opening'), title: word('openingonly') },
    'drafts.draft-only-author': { ...like('author'), name: word('authoronly') },
    'drafts.draft-only-redirect': redirect,
    'article-of-drafts': {
      ...like('article', content.post.id),
      path: OF_DRAFTS,
      about: refTo('draft-only-topic'),
      writtenBy: refTo('draft-only-author'),
    },
  }).map(([_id, document]) => ({ create: { ...document, _id } }));
}

const request = (path: string, headers: Record<string, string>, method = 'GET') =>
  fetch(site.url + path, { method, redirect: 'manual', headers: { ...headers, ...newVisitor() } });

type Asked = [path: string, headers: Record<string, string>, method?: string];

/** Headers and body of an answer. */
async function everythingIn(response: Response): Promise<string> {
  return JSON.stringify([...response.headers]) + (await response.text());
}

/** @returns `path status` of every answer that contains a draft's word, and the statuses seen */
async function leaks(requests: Asked[]) {
  const found: string[] = [];
  const statuses = new Set<number>();
  const queue = requests.values();
  const worker = async () => {
    for (const next of queue) {
      const response = await request(...next);
      statuses.add(response.status);
      if ((await everythingIn(response)).includes(CANARY)) found.push(`${next[0]} ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { found, statuses: [...statuses].sort() };
}

async function cookieSigned(readToken: string, now: number): Promise<string> {
  const cookie = createPreviewCookie({ readToken, isHttps: false, now: () => now });
  const session = { kind: 'editor', perspective: 'drafts', endsAt: now + EDITOR_PREVIEW_MS } as const;
  return (await cookie.write(session)).split(';')[0] ?? '';
}

async function wrongCookies(): Promise<[string, string][]> {
  const [payload = '', signature = ''] = editorCookie.replace(`${PREVIEW_COOKIE.http}=`, '').split('.');
  const flipped = signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  return [
    ['forged', `${PREVIEW_COOKIE.http}=true`],
    ['signed by another token', await cookieSigned('another token', Date.now())],
    ['expired', await cookieSigned(site.lakeToken, Date.now() - 2 * HOUR_MS)],
    ['tampered', `${PREVIEW_COOKIE.http}=${payload}.${flipped}`],
    ['under the name of https', `__Host-preview=${payload}.${signature}`],
    ['of other products', '__prerender_bypass=1; sanity-preview-perspective=drafts; __sanity_preview=1'],
  ];
}

describe('drafts', () => {
  it('are visible to the editor in a preview', async () => {
    const some = [...paths.slice(0, AT_ONCE), DRAFT_PAGE, DRAFT_REDIRECT, '/nowhere'];
    const { found, statuses } = await leaks(some.map((path) => [path, { Cookie: editorCookie }]));
    expect(found).toHaveLength(some.length);
    expect(statuses).toEqual([200, 307, 404]);
    const home = await everythingIn(await request('/', { Cookie: editorCookie }));
    for (const type of ['page', 'testimonial', 'faqItem', 'navigation', 'siteSettings', 'industry']) {
      expect(home, type).toContain(word(type));
    }
    const post = await everythingIn(await request(content.post.path, { Cookie: editorCookie }));
    expect(post).toContain(word('author'));
    const ofDrafts = await everythingIn(await request(OF_DRAFTS, { Cookie: editorCookie }));
    for (const type of ['topicOnly', 'authorOnly']) expect(ofDrafts).toContain(word(type));
  });

  it('are not sent without a cookie, in any form of any page', async () => {
    const forms: Asked[1][] = [{}, { Accept: 'application/json' }, { Accept: 'text/markdown, */*;q=0.1' }];
    const queries = [
      ...['_data=root', '_data=page', '_data=home', 'preview=1', 'perspective=drafts'],
      'sanity-preview-perspective=drafts',
    ];
    const pages = paths.flatMap((path): Asked[] => [
      ...[...forms, { Authorization: 'Bearer drafts' }].map((headers): Asked => [path, headers]),
      ...queries.map((query): Asked => [`${path}?${query}`, {}]),
    ]);
    const { found, statuses } = await leaks(pages);
    expect(found).toEqual([]);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('are not found, not even by their editor', async () => {
    const visitors: Record<string, string>[] = [{}, { Cookie: editorCookie }];
    for (const headers of visitors) {
      for (const query of [CANARY, word('draftonly'), word('faqItem')])
        expect((await readSearch(site.url, query, { headers })).results).toEqual([]);
      expect((await readSearch(site.url, content.pricing.title, { headers })).results).not.toEqual([]);
    }
  });

  it('are in no other output', async () => {
    const forMachines = ['/sitemap.xml', '/robots.txt', '/healthz', '/readyz'];
    const others = [
      ...[...forMachines, '/rss.xml', `/rss${content.topic.path}.xml`, `/rss${DRAFT_TOPIC}.xml`],
      ...['/manifest.webmanifest', '/llms.txt', '/api/chat', '/api/revalidate', '/nowhere.xml'],
      ...['/preview/changes', '/preview/share', '/preview/enable'],
    ];
    const addresses = others.flatMap((path): Asked[] => [
      [path, {}, 'GET'],
      [path, {}, 'HEAD'],
      [path, { Cookie: editorCookie }, 'HEAD'],
      [path, { Cookie: `${PREVIEW_COOKIE.http}=true` }, 'GET'],
    ]);
    const withSession = forMachines.map((path): Asked => [path, { Cookie: editorCookie }]);
    expect((await leaks([...addresses, ...withSession])).found).toEqual([]);
  });

  it('are not sent with an invalid cookie, while an editor previews the same pages', async () => {
    const some = paths.filter((_path, index) => index % 6 === 0).concat(DRAFT_PAGE, DRAFT_REDIRECT);
    let previewing = true;
    const editor = (async () => {
      while (previewing) await leaks([['/', { Cookie: editorCookie }]]);
    })();
    try {
      for (const [name, cookie] of await wrongCookies()) {
        const requests = some.flatMap((path): Asked[] => [
          [path, { Cookie: cookie }],
          [`${path}?_data=root`, { Cookie: cookie }],
          [path, {}],
        ]);
        expect((await leaks(requests)).found, name).toEqual([]);
      }
    } finally {
      previewing = false;
      await editor;
    }
  });

  it('are in no cache, and not on the disk', async () => {
    for (const cached of ['', 'max-age=3600'])
      expect((await leaks(paths.map((path) => [path, { 'Cache-Control': cached }]))).found).toEqual([]);
    const stored = filesNamed(join(site.dataDir, 'last-known-good'), /./);
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.filter((file) => readFileSync(file, 'utf8').includes(CANARY))).toEqual([]);
    expect(site.output().filter((line) => line.includes(CANARY))).toEqual([]);
  });
});
