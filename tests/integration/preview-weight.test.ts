import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { content } from '../support/content';
import { openPreview } from '../support/open-preview';
import { sharedSite } from '../support/test-site';

const CLIENT = join(PROJECT_ROOT, 'build', 'client');
const PAGES = ['/', content.pricing.path, content.blog.path, '/nowhere'];
/** What only the preview program says. */
const PREVIEW_WORDS = /sanity-visual-editing|\/preview\/|stega|Leave preview|site\/blocks|block-tools/g;
/** The preview program: visitors' code names it and never fetches it. */
const PROGRAM = /\/preview-program\.client-/;

const site = sharedSite();
let cookie: string;
beforeAll(async () => {
  cookie = await openPreview(site);
});

/** Our files that a page names, and those that they name in turn, lazy ones too; without those of the program. */
function filesFrom(html: string): string[] {
  const found = new Set<string>();
  const queue = [...html.matchAll(/\/assets\/[\w./-]+\.(?:js|css)/g)].map(([path]) => path);
  for (let path = queue.pop(); path; path = queue.pop()) {
    if (found.has(path) || PROGRAM.test(path) || !existsSync(join(CLIENT, path))) continue;
    found.add(path);
    if (!path.endsWith('.js')) continue;
    // Files that are fetched together with the program are listed beside it.
    const code = codeOf(path).replace(/\[[^\]]*preview-program[^\]]*\]/g, '');
    for (const [, , relative = ''] of code.matchAll(/(["'`])(\.{1,2}\/[\w./-]+\.(?:js|css))\1/g))
      queue.push(join(dirname(path), relative));
    for (const [absolute] of code.matchAll(/\/?assets\/[\w./-]+\.(?:js|css)/g))
      queue.push(join('/', absolute));
  }
  return [...found].sort();
}

const codeOf = (path: string) => readFileSync(join(CLIENT, path), 'utf8');
const pageOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(site.url + path, { headers })).text();

describe.each(PAGES)('a visitor of %s', (path) => {
  it('loads nothing of the preview, now or later', async () => {
    const html = await pageOf(path);
    const files = filesFrom(html);
    expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(3);
    for (const [name, code] of [['the page', html], ...files.map((file) => [file, codeOf(file)])])
      expect(code?.match(PREVIEW_WORDS), name).toBeNull();
  });

  it('loads the same files of the site as an editor’s page', async () => {
    const editor = await pageOf(path, { Cookie: cookie });
    expect(filesFrom(editor)).toEqual(filesFrom(await pageOf(path)));
  });
});

it('the preview program is a single file', () => {
  const assets = readdirSync(join(CLIENT, 'assets')).map((name) => `/assets/${name}`);
  const [program = '', ...others] = assets.filter((path) => PROGRAM.test(path) && path.endsWith('.js'));
  expect(others).toEqual([]);
  expect(codeOf(program)).toContain('/preview/changes');
});
