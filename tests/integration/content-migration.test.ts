import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lakeEditor, publishPage } from '../support/lake-editor';
import { runContent } from '../support/run-content';
import { type RunningSite, startSite } from '../support/start-site';

let site: RunningSite;
let editor: SanityClient;
let id: string;

beforeAll(async () => {
  site = await startSite();
  editor = lakeEditor(site);
  id = await publishPage(editor, '/with-space', '  With space ');
});
afterAll(() => site?.stop());

const migrate = (...args: string[]) =>
  runContent(['migrate', ...args], { DATA_DIR: site.dataDir, LAKE_PORT: new URL(site.lakeUrl).port }).ended;
const titleOf = () => editor.fetch<string>('*[_id == $id][0].title', { id });

it('shows what it would change, and changes nothing', async () => {
  const { code, lines } = await migrate('trim-titles');
  expect([code, lines.at(-1)]).toEqual([0, expect.stringContaining('1 changes; nothing was written')]);
  expect(lines.at(-2)).toContain(id);
  expect(await titleOf()).toBe('  With space ');
});

it('with --yes changes that and nothing else; a second run finds nothing', async () => {
  const others = '*[_id != $id && !(_id in path("_.**"))]{_id, _rev} | order(_id)';
  const before = await editor.fetch(others, { id });
  expect(await migrate('trim-titles', '--yes')).toMatchObject({ code: 0 });
  expect(await titleOf()).toBe('With space');
  expect(await editor.fetch(others, { id })).toEqual(before);
  expect((await migrate('trim-titles')).lines.at(-1)).toContain('0 changes');
});

it.each(['missing', '../trim-titles'])('%s is refused', async (name) => {
  const { code, lines } = await migrate(name);
  expect([code, lines.at(-2)]).toEqual([1, `migrations/${name}/index.ts does not exist.`]);
});
