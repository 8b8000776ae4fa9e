import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IdentifiedSanityDocumentStub } from '@sanity/client';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { LAKE_FLAG } from '../../scripts/services';
import { content } from '../support/content';
import { lakeEditor, type StoredDocument } from '../support/lake-editor';
import { seededDataDir } from '../support/seeded-data-dir';
import { madeUpText } from './made-up-text';
import { startMeasured } from './measured-process';

const BATCH = 250;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The address of an article, counted from 1: the higher, the older. */
export const articlePath = (number: number) => `/more/${number}`;
/** The address of a redirect, counted from 0. */
export const oldPath = (number: number) => `/old/${number}.html`;

export type LargeSite = Awaited<ReturnType<typeof startLargeSite>>;

/**
 * The built site over a lake that holds so many more articles and redirects. The lake is restarted once it is filled.
 * @returns with programs that can be measured; `stop` removes the data
 */
export async function startLargeSite(size: { articles: number; redirects: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'large-site-'));
  const dataDir = await seededDataDir();
  const startLake = () =>
    startMeasured({
      command: 'env',
      args: (port) => [
        `LAKE_PORT=${port}`,
        process.execPath,
        LAKE_FLAG,
        join(PROJECT_ROOT, 'build/content-lake/main.js'),
      ],
      env: { DATA_DIR: dataDir },
      output: join(folder, 'lake.log'),
      path: '/ping',
    });
  const lakeToken = () => readFileSync(join(dataDir, 'content-lake', 'token'), 'utf8').trim();
  const editorAt = (port: number) =>
    lakeEditor({ lakeUrl: `http://localhost:${port}`, lakeToken: lakeToken() });
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
async function fill(
  editor: ReturnType<typeof lakeEditor>,
  { articles, redirects }: { articles: number; redirects: number },
): Promise<void> {
  const like = await editor.getDocument<StoredDocument>(content.post.id);
  if (!like) throw new Error(`No article ${content.post.id}`);
  const { _rev, _createdAt, _updatedAt, ...original } = like;
  const newestMs = Date.parse(String(original.publishedAt));
  const article = (number: number) => ({
    ...original,
    ...madeUpText(),
    _id: `article-more-${number}`,
    path: articlePath(number),
    publishedAt: new Date(newestMs - number * DAY_MS).toISOString(),
  });
  const redirect = (number: number) => ({
    _id: `redirect-${number}`,
    _type: 'redirect',
    from: oldPath(number),
    to: '/pricing',
    status: 308,
  });
  const documents: (() => IdentifiedSanityDocumentStub)[] = [
    ...Array.from({ length: articles }, (_, at) => () => article(at + 1)),
    ...Array.from({ length: redirects }, (_, at) => () => redirect(at)),
  ];
  for (let from = 0; from < documents.length; from += BATCH) {
    const transaction = editor.transaction();
    for (const make of documents.slice(from, from + BATCH)) transaction.createOrReplace(make());
    await transaction.commit({ returnDocuments: false, visibility: 'async' });
  }
}
