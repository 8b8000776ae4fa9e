import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { readToken } from '../../scripts/environment';
import { LAKE_FLAG } from '../../scripts/services';
import { content } from '../support/content';
import { lakeEditor, type StoredDocument } from '../support/lake-editor';
import { publishAll, publishMore } from '../support/more-articles';
import { seededDataDir } from '../support/seeded-data-dir';
import { otherId, publishTwice, tie } from '../support/two-languages';
import { madeUpText } from './made-up-text';
import { startMeasured } from './measured-process';

/** The address of an article, counted from 1: the higher, the older. */
export const articlePath = (number: number) => `/more/${number}`;
/** The address of a redirect, counted from 0. */
export const oldPath = (number: number) => `/old/${number}.html`;

/** @property isBilingual whether there are as many articles, and all other content, in a second language */
type Size = { articles: number; redirects: number; isBilingual?: boolean };
export type LargeSite = Awaited<ReturnType<typeof startLargeSite>>;

/**
 * The built site over a lake that holds so many more articles and redirects. The lake is restarted once it is filled.
 * @returns with programs that can be measured; `stop` removes the data
 */
export async function startLargeSite(size: Size) {
  const folder = mkdtempSync(join(tmpdir(), 'large-site-'));
  const dataDir = await seededDataDir();
  const startLake = () =>
    startMeasured({
      args: [LAKE_FLAG, join(PROJECT_ROOT, 'build/content-lake/main.js')],
      env: { DATA_DIR: dataDir },
      output: join(folder, 'lake.log'),
      path: '/ping',
    });
  const editorAt = (port: number) =>
    lakeEditor({ lakeUrl: `http://localhost:${port}`, lakeToken: readToken(dataDir) ?? '' });
  const filled = await startLake();
  await fill(editorAt(filled.port), size);
  await filled.stop();
  const lake = await startLake();
  const door = await startMeasured({
    args: [join(PROJECT_ROOT, 'build/front-door/main.js')],
    env: { DATA_DIR: dataDir, SANITY_API_HOST: `http://localhost:${lake.port}`, LOG_LEVEL: 'warn' },
    output: join(folder, 'site.log'),
    path: '/pricing',
  });
  return {
    lake,
    door,
    editor: editorAt(lake.port),
    url: `http://localhost:${door.port}`,
    async stop() {
      await door.stop();
      await lake.stop();
      for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
    },
  };
}

/** Articles like a real one, each a day older than the one before it, with texts of their own; then redirects. */
async function fill(editor: SanityClient, { articles, redirects, isBilingual }: Size): Promise<void> {
  if (isBilingual) await publishTwice({ editor });
  const fillWith = async (id: string, name: string) => {
    const like = await editor.getDocument<StoredDocument>(id);
    if (!like) throw new Error(`No article ${id}`);
    await publishMore(editor, { like, count: articles, name, own: madeUpText });
  };
  await fillWith(content.post.id, 'more');
  if (isBilingual) {
    await fillWith(otherId(content.post.id), 'others');
    await publishAll(editor, articles, (at) => tie(`article-more-${at + 1}`, [`article-others-${at + 1}`]));
  }
  const redirect = { _type: 'redirect', to: '/pricing', status: 308 };
  await publishAll(editor, redirects, (at) => ({ ...redirect, _id: `redirect-${at}`, from: oldPath(at) }));
}
