import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startDocuments } from '../../protocol/start-documents';
import { content } from '../support/content';
import { countedSite } from '../support/counting-lake';
import { publishedDocuments } from '../support/lake-editor';
import { followed, readiness, SOON } from '../support/readiness';
import { ownSite } from '../support/test-site';
import { newVisitor } from '../support/visitor';

const PRICING = content.pricing.path;
const ABOUT = content.about.path;
const CAREERS = content.careers.path;
const MOVED = content.redirect.from;
const CONTENT = '*[!(_id in path("_.**")) && !(_type match "sanity.*")]';
const INCOMPLETE = { code: 200, status: 'degraded', problem: 'dataset-incomplete' };
const REQUESTED = ['/ 200', `${PRICING} 200`, '/sitemap.xml 200', `${MOVED} 308`];

/** In English: the language of the site cannot be read. */
const CHAT_BUTTON = 'aria-label="Chat with us"';
const STUDIO_ORIGIN = 'http://localhost:4333';

type Site = { url: string };
/** One address has a budget of errors. */
async function read(site: Site, path: string) {
  const response = await fetch(site.url + path, { redirect: 'manual', headers: newVisitor() });
  const { status, headers } = response;
  return { status, source: headers.get('X-Content-Source'), headers, text: await response.text() };
}
/** Asks for the paths of lines, each of a path and the status that is expected. */
async function expectAnswers(site: Site, lines: readonly string[]): Promise<void> {
  const paths = lines.map((line) => line.split(' ')[0] ?? '');
  const answers = await Promise.all(paths.map(async (path) => `${path} ${(await read(site, path)).status}`));
  expect(answers).toEqual(lines);
}

describe('a dataset', () => {
  const { site, lake } = countedSite({ LOG_LEVEL: 'info' }, 'hidden');
  const events = (name: string) =>
    site.output().filter((line) => line.includes(`"event":"content.${name}"`)).length;
  const whole = [...REQUESTED, '/nothing 404', `${ABOUT} 200`, '/rss.xml 200'];

  it('that is answered as empty is 503 while nothing is cached', async () => {
    await vi.waitFor(() => expectAnswers(site, ['/ 503', '/nothing 503']), SOON);
    expect((await read(site, PRICING)).text).toContain(CHAT_BUTTON);
    expect(await readiness(site)).toMatchObject({ ...INCOMPLETE, code: 503, status: 'not ready' });
    lake.mode = 'forwarded';
    await vi.waitFor(() => expectAnswers(site, ['/ 200', '/nothing 404']), SOON);
  });

  it('that is emptied loses no cached page, and no empty answer is stored', async () => {
    await followed(site);
    await expectAnswers(site, [...REQUESTED, '/nothing 404']);
    const documents = await publishedDocuments(site);
    const before = [events('incomplete'), events('lake-failed')];
    await site.editor.delete({ query: CONTENT });
    // The loss is noticed when a page that is not cached is asked for.
    const emptied = [...REQUESTED, `${ABOUT} 503`, '/rss.xml 503'];
    await vi.waitFor(() => expectAnswers(site, emptied), SOON);
    for (let time = 0; time < 5; time += 1) await expectAnswers(site, [...emptied, '/new-path 503']);
    expect((await read(site, '/new-path')).headers.get('Retry-After')).toBe('30');
    expect((await read(site, '/sitemap.xml')).text).toContain(PRICING);
    expect(await readiness(site)).toMatchObject({
      ...INCOMPLETE,
      content: 'memory',
      reason: 'dataset-incomplete',
      since: expect.stringMatching(/^\d{4}-/),
      ageS: expect.any(Number),
    });
    expect([events('incomplete'), events('lake-failed')]).toEqual([(before[0] ?? 0) + 1, before[1]]);

    await site.restart();
    await expectAnswers(site, [...REQUESTED, '/nothing 503']);
    expect((await read(site, PRICING)).source).toBe('snapshot');
    expect(await readiness(site)).toMatchObject({ ...INCOMPLETE, content: 'snapshot' });

    await site.editor.mutate(documents.map((document) => ({ create: document })));
    await vi.waitFor(async () => {
      await expectAnswers(site, whole);
      expect((await read(site, PRICING)).source).toBe('lake');
    }, SOON);
    expect(await readiness(site)).toMatchObject({ code: 200, status: 'ready', content: 'lake' });
  });

  it('whose settings are missing is incomplete, and changes of pages are shown', async () => {
    await followed(site);
    const settings = await site.editor.getDocument('siteSettings');
    await site.editor.delete('siteSettings');
    await vi.waitFor(async () => expect(await readiness(site)).toMatchObject(INCOMPLETE), SOON);
    await expectAnswers(site, [`${PRICING} 200`, `${CAREERS} 200`, '/not-here 503']);
    await site.editor.patch(content.careers.id).set({ title: 'Changed meanwhile' }).commit();
    await vi.waitFor(async () => expect((await read(site, CAREERS)).text).toContain('Changed mean'), SOON);
    await site.editor.create({ ...settings, _id: 'siteSettings', _type: 'siteSettings' });
    await vi.waitFor(() => expectAnswers(site, ['/not-here 404']), SOON);
  });

  it('that was made private is answered as empty, which removes no cached page', async () => {
    // A restart empties the caches of pages: only what is asked for now is there afterwards.
    rmSync(join(site.dataDir, 'last-known-good'), { recursive: true });
    await site.restart();
    await vi.waitFor(() => expectAnswers(site, [`${PRICING} 200`, `${MOVED} 308`]), SOON);
    await followed(site);
    await expectAnswers(site, [`${PRICING} 200`, `${MOVED} 308`]);
    lake.mode = 'hidden';
    await expectAnswers(site, [`${ABOUT} 503`, `${PRICING} 200`, `${MOVED} 308`]);
    // Once the loss is noticed, the index of paths says nothing about what was lost.
    await expectAnswers(site, ['/new-path 503']);
    expect(await readiness(site)).toMatchObject({ ...INCOMPLETE, content: 'memory' });
    lake.mode = 'forwarded';
    await vi.waitFor(async () => {
      await expectAnswers(site, [`${ABOUT} 200`, '/new-path 404']);
      expect((await read(site, PRICING)).source).toBe('lake');
      expect(await readiness(site)).toMatchObject({ status: 'ready' });
    }, SOON);
  });

  it('whose Lake never answers does not count as content from the Lake', async () => {
    lake.mode = 'held';
    // A check of the health ends without an answer, and the next one is made a second later.
    const away = { ...INCOMPLETE, problem: 'lake-unavailable', content: 'memory' };
    await expect.poll(() => readiness(site), SOON).toMatchObject(away);
    await expectAnswers(site, [`${PRICING} 200`]);
    lake.mode = 'forwarded';
    await vi.waitFor(async () => expect(await readiness(site)).toMatchObject({ status: 'ready' }), SOON);
  });
});

describe('a private dataset, with a token for its content', () => {
  const env = { SANITY_CONTENT_TOKEN: 'viewer', LOG_LEVEL: 'info' };
  const { site, lake } = countedSite(env, 'private');
  beforeAll(() => followed(site));

  it('is served, with its changes and without its drafts', async () => {
    const { id } = content.pricing;
    const page = await site.editor.getDocument(id);
    await site.editor.create({ ...page, _type: 'page', _id: `drafts.${id}`, title: 'Not published yet' });
    await site.editor.patch(id).set({ title: 'Published title' }).commit();
    await vi.waitFor(async () => expect((await read(site, PRICING)).text).toContain('Published title'), SOON);
    const { status, text } = await read(site, PRICING);
    expect([status, text.includes('Not published yet')]).toEqual([200, false]);
  });

  it('serves nothing after a start while the token sees drafts', async () => {
    lake.mode = 'raw';
    rmSync(join(site.dataDir, 'last-known-good'), { recursive: true });
    await site.restart();
    await expectAnswers(site, ['/ 503', `${PRICING} 503`]);
    expect(site.output().join('\n')).toContain('"query":"site","reason":"drafts-visible"');
  });
});

describe('a new dataset', () => {
  const site = ownSite({ isEmpty: true, env: { STUDIO_ORIGIN } });

  it('is welcomed at the home page, which leads to Studio and is stored nowhere', async () => {
    const { status, headers, text: html } = await read(site, '/');
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain(`href="${STUDIO_ORIGIN}"`);
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
  });

  it.each([PRICING, MOVED, '/sitemap.xml', '/rss.xml'])('has no %s', async (path) => {
    const { status, headers } = await read(site, path);
    expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  });

  it('is ready to be visited', async () => {
    expect(await readiness(site)).toMatchObject({ code: 200, status: 'empty' });
  });

  it('is new again without a published page, whatever drafts there are', async () => {
    await site.editor.create({ _id: 'drafts.siteSettings', _type: 'siteSettings' });
    await site.editor.create({ _id: 'page-one', _type: 'page', path: '/one' });
    await vi.waitFor(() => expectAnswers(site, ['/ 503']), SOON);
    await site.editor.delete('page-one');
    await vi.waitFor(() => expectAnswers(site, ['/ 200']), SOON);
    await site.editor.delete('drafts.siteSettings');
  });

  it('becomes a site after its first publish, and never welcomes again', async () => {
    await site.editor.mutate(startDocuments('Cornice').map((document) => ({ create: document })));
    const welcomes = async () => expect((await read(site, '/')).text).toContain('Welcome to Cornice');
    await vi.waitFor(welcomes, SOON);
    await expectAnswers(site, [`${PRICING} 404`]);
    expect(await readiness(site)).toMatchObject({ code: 200, status: 'ready' });

    await site.editor.delete({ query: '*[!(_id in path("_.**"))]' });
    await vi.waitFor(async () => expect(await readiness(site)).toMatchObject({ status: 'degraded' }), SOON);
    await expectAnswers(site, ['/ 200', '/new-path 503']);
    await site.restart();
    await expectAnswers(site, ['/ 200', '/new-path 503']);
    await welcomes();
  });
});

describe('a dataset of which nothing can be read, and no token proves that it is empty', () => {
  // A hosted project: the site has the operator's variables only.
  const env = { SANITY_PROJECT_ID: 'local', STUDIO_ORIGIN, CHAT_ENABLED: 'false' };
  const { site, lake } = countedSite(env, 'hidden');

  it('answers 503, with both reasons at the home page', async () => {
    await vi.waitFor(() => expectAnswers(site, ['/ 503']), SOON);
    const { headers, text } = await read(site, '/');
    expect(headers.get('Retry-After')).toBe('30');
    expect(text).toContain('Private dataset?');
    expect(text).toContain(`href="${STUDIO_ORIGIN}"`);
    const page = await read(site, PRICING);
    expect([page.status, page.text.includes(CHAT_BUTTON)]).toEqual([503, false]);
    expect(await readiness(site)).toMatchObject({ code: 503, status: 'not ready' });
  });

  it('is served as soon as it can be read', async () => {
    lake.mode = 'forwarded';
    await vi.waitFor(() => expectAnswers(site, [`${PRICING} 200`]), SOON);
  });
});
