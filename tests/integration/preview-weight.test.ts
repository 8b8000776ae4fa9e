import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../launcher/project-root.mjs';
import { openPreview } from '../support/open-preview';
import { type RunningSite, startSite } from '../support/start-site';

const CLIENT = join(PROJECT_ROOT, 'build', 'client');
const PAGES = ['/', '/pricing', '/company/blog', '/nowhere'];
/** Words that only the program of previews has a use for. */
const PREVIEW_WORDS = [
  'sanity-visual-editing',
  'data-sanity',
  '/preview/',
  'stega',

  '__remixRouter.re',
];

let site: RunningSite;
let cookie: string;

beforeAll(async () => {
  site = await startSite();
  cookie = await openPreview(site);
});
afterAll(() => site?.stop());

/** Every file of ours that a page names, and that those name in turn, be it for later. */
function filesFrom(html: string): string[] {
  const found = new Set<string>();
  const queue = [...html.matchAll(/\/assets\/[\w./-]+\.(?:js|css)/g)].map(([path]) => path);
  for (let path = queue.pop(); path; path = queue.pop()) {
    if (found.has(path) || !existsSync(join(CLIENT, path))) continue;
    found.add(path);
    if (!path.endsWith('.js')) continue;
    const code = readFileSync(join(CLIENT, path), 'utf8');
    for (const [, , relative = ''] of code.matchAll(/(["'`])(\.{1,2}\/[\w./-]+\.(?:js|css))\1/g))
      queue.push(join(dirname(path), relative));
    for (const [absolute] of code.matchAll(/\/?assets\/[\w./-]+\.(?:js|css)/g))
      queue.push(join('/', absolute));
  }
  return [...found].sort();
}

const pageOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(site.url + path, { headers })).text();
const isOfPreview = (path: string) => path.startsWith('/assets/preview/');
const weigh = (files: string[]) => files.reduce((sum, path) => sum + statSync(join(CLIENT, path)).size, 0);
const hash = (path: string) =>
  createHash('sha256')
    .update(readFileSync(join(CLIENT, path)))
    .digest('hex');

describe.each(PAGES)('a visitor of %s', (path) => {
  it('loads no byte of the preview, now or later', async () => {
    const files = filesFrom(await pageOf(path));
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(3);
    expect(files.filter(isOfPreview)).toEqual([]);
    for (const script of scripts) {
      const code = readFileSync(join(CLIENT, script), 'utf8');
      expect(
        PREVIEW_WORDS.filter((word) => code.includes(word)),
        script,
      ).toEqual([]);
    }
  });

  it('loads byte for byte what an editor’s page loads of the site', async () => {
    const visitor = filesFrom(await pageOf(path));
    const editor = filesFrom(await pageOf(path, { Cookie: cookie }));
    const shared = editor.filter((file) => !isOfPreview(file));
    expect(shared.map(hash)).toEqual(visitor.map(hash));
    expect(weigh(shared)).toBe(weigh(visitor));
    expect(editor.length - shared.length).toBeGreaterThan(0);
  });
});

it('shares no file with the site: the program of previews brings all that it needs', async () => {
  const editor = filesFrom(await pageOf('/', { Cookie: cookie }));
  const program = editor.filter(isOfPreview);
  expect(program.length).toBeGreaterThan(1);
  const imports = program.flatMap((file) => filesFrom(file));
  expect(imports.filter((file) => !isOfPreview(file))).toEqual([]);
});
