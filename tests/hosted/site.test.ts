import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chosenFolder } from '../support/archive';
import { content } from '../support/content';
import { cookieIn, enablePreview } from '../support/open-preview';
import { runContent } from '../support/run-content';
import { type HostedSite, startHostedSite } from './hosted-site';
import { type HostedSanity, PROJECT_ID, startHostedSanity } from './stand-in';

const API = `${PROJECT_ID}.api.sanity.io`;
const API_CDN = `${PROJECT_ID}.apicdn.sanity.io`;
/** Far below the minute for which a page is fresh without an event, on a busy machine too. */
const FRESH_MS = 10_000;

let sanity: HostedSanity;
let editor: SanityClient;
let site: HostedSite;
let folder: string;

const project = () => ({ SANITY_PROJECT_ID: PROJECT_ID, SANITY_AUTH_TOKEN: sanity.token });
const contentCommand = (...args: string[]) => runContent(args, { INIT_CWD: folder, ...project() }).ended;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosted-site-'));
  sanity = await startHostedSanity('production', 'copy');
  editor = createClient({
    projectId: PROJECT_ID,
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    perspective: 'raw',
    token: sanity.token,
  });
  const imported = await contentCommand('import', join(process.cwd(), chosenFolder));
  if (imported.code !== 0) throw new Error(imported.lines.join('\n'));
  site = await startHostedSite(sanity, folder);
});
afterAll(async () => {
  await site?.stop();
  await sanity?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const page = async (path: string, init?: RequestInit) => (await fetch(site.url + path, init)).text();

describe('a site of a private dataset of hosted Sanity', () => {
  it('answers every page, and sends each query with its token', async () => {
    const before = sanity.received.length;
    for (const path of content.paths)
      expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200]);
    const requests = sanity.received.slice(before);
    expect(requests.length).toBeGreaterThan(10);
    expect(requests.filter(({ hasToken }) => !hasToken)).toEqual([]);
  });

  it('shows a publish within seconds, by way of an API CDN that stores older answers', async () => {
    await page(content.pricing.path);
    for (const title of ['What the first publish covers', 'What the second publish covers']) {
      const before = sanity.received.length;
      await editor.patch(content.pricing.id).set({ 'blocks[0].title': title }).commit();
      await vi.waitFor(async () => expect(await page(content.pricing.path)).toContain(title), {
        timeout: FRESH_MS,
        interval: 20,
      });
      const queries = sanity.received.slice(before).filter(({ path }) => path.includes('/data/query/'));
      expect(queries.filter(({ host }) => host === API_CDN).length).toBeGreaterThan(0);
      for (const { host, path } of queries) if (host === API_CDN) expect(path).toContain('lastLiveEventId=');
    }
  });

  it('follows live events of the API itself', () => {
    const events = sanity.received.filter(({ path }) => path.includes('/data/live/events/'));
    expect(new Set(events.map(({ host }) => host))).toEqual(new Set([API]));
    expect(events.every(({ hasToken }) => hasToken)).toBe(true);
  });

  it('takes pictures from Sanity’s CDN, and allows no other host', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>';
    const { url } = await editor.assets.upload('image', Buffer.from(svg), { filename: 'a.svg' });
    expect(url).toContain(`https://cdn.sanity.io/images/${PROJECT_ID}/production/`);
    expect(await statusOf(url)).toBe(200);
    const policy = (await fetch(site.url)).headers.get('content-security-policy') ?? '';
    expect(new Set(policy.match(/https?:\/\/[^\s;]+/g))).toEqual(new Set(['https://cdn.sanity.io']));
  });

  it('opens a preview with the token for drafts', async () => {
    const { _id, ...published } = await editor.fetch(`*[_id == "${content.pricing.id}"][0]`);
    const blocks = [{ ...published.blocks[0], title: 'A draft of pricing' }, ...published.blocks.slice(1)];
    await editor.createOrReplace({ ...published, _id: `drafts.${_id}`, blocks });
    const secret = 'hosted-secret';
    await editor.create({
      _id: 'drafts.hosted-secret',
      _type: 'sanity.previewUrlSecret',
      source: 'test',
      secret,
      studioUrl: 'https://studio.example.com/',
    });
    const access = { url: site.url, lakeUrl: '', lakeToken: '' };
    const cookie = cookieIn(await enablePreview(access, secret));
    expect(await page(content.pricing.path, { headers: { cookie } })).toContain('A draft of');
    expect(await page(content.pricing.path)).not.toContain('A draft of');
  });

  it('is 503 on every page without a token: the dataset looks empty', async () => {
    const env = { SANITY_CONTENT_TOKEN: '', SANITY_READ_TOKEN: '' };
    const other = await startHostedSite(sanity, join(folder, 'without-token'), env);
    const statuses = await Promise.all(['/', content.pricing.path].map((path) => statusOf(other.url + path)));
    await other.stop();
    expect(statuses).toEqual([503, 503]);
  });
});

describe('Sanity’s own tools, under the hosted names', () => {
  it('export a dataset, and import it into another one unchanged', async () => {
    expect((await contentCommand('export', 'archive.tar.gz')).code).toBe(0);
    const copy = { ...project(), SANITY_DATASET: 'copy', INIT_CWD: folder };
    expect((await runContent(['import', 'archive.tar.gz'], copy).ended).code).toBe(0);
    const all =
      '*[!(_id in path("_.**")) && !(_type match "sanity.*")] | order(_id){..., "_rev": "", "_updatedAt": ""}';
    const stored = await editor.withConfig({ dataset: 'copy' }).fetch<unknown[]>(all);
    expect(stored.length).toBeGreaterThan(50);
    expect(stored).toEqual(await editor.fetch(all));
  });

  it('migrate it', async () => {
    await editor.patch(content.pricing.id).set({ title: ' Pricing ' }).commit();
    const { code, lines } = await contentCommand('migrate', 'trim-titles', '--yes');
    expect([code, lines.at(-1)]).toEqual([0, 'trim-titles: 1 changes were written.']);
    expect(await editor.fetch(`*[_id == "${content.pricing.id}"][0].title`)).toBe('Pricing');
  });
});

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.status;
}
