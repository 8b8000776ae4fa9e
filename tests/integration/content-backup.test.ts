import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentHere } from '../support/run-content';
import { startLakeIn, startSeededLake } from '../support/seeded-data-dir';

let lake: Awaited<ReturnType<typeof startSeededLake>>;
let folder: string;

beforeAll(async () => {
  lake = await startSeededLake();
  return () => lake.stop();
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

const backUp = (env: Record<string, string> = {}, to = 'copy') =>
  contentHere(['backup', to], { INIT_CWD: folder, ...lake.env, ...env });

/** Two documents that one transaction always changes together. */
async function writePair(count: number): Promise<void> {
  const transaction = lake.client.transaction();
  for (const _id of ['pair-a', 'drafts.pair-b'])
    transaction.createOrReplace({ _id, _type: 'pair', count, text: 'x'.repeat(1_000) });
  await transaction.commit();
}

describe('a backup of a lake in use', () => {
  it('holds whole transactions, drafts, history and files of one moment, and is restored', async () => {
    let count = 0;
    let isOver = false;
    await writePair(count);
    const bytes = Buffer.from('a file');
    const file = await lake.client.assets.upload('file', bytes, { filename: 'a.txt' });
    const writing = (async () => {
      while (!isOver) await writePair(++count);
    })();
    await expect.poll(() => count).toBeGreaterThan(5);
    const before = count;
    const { code, lines } = await backUp();
    isOver = true;
    await writing;
    expect([code, lines.at(-1)]).toEqual([0, expect.stringMatching(/ [1-9]\d* files … /)]);

    const copy = await startLakeIn(join(folder, 'copy'));
    const [one, two] = await copy.client.fetch<{ count: number; _rev: string }[]>(
      '*[_type == "pair"]{count, _rev}',
    );
    expect(one).toEqual(two);
    expect(one?.count).toBeGreaterThanOrEqual(before);
    const history = `/data/history/production/documents/pair-a?revision=${one?._rev}`;
    expect(await copy.client.request({ uri: history })).toMatchObject({ documents: [{ count: one?.count }] });
    const url = await copy.client.fetch<string>('*[_id == $id][0].url', { id: file._id });
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(bytes);
    const total = 'count(*[!(_type in ["pair"])])';
    expect(await copy.client.fetch(total)).toBe(await lake.client.fetch(total));
    // A backup that leaks opens no lake.
    expect(copy.lakeToken).not.toBe(lake.lakeToken);
    await copy.stop();
    expect(readdirSync(join(lake.env.DATA_DIR, 'content-lake', 'copies'))).toEqual([]);
  });

  it('fails if the file of an asset is missing, and leaves nothing', async () => {
    const { _id, path } = await lake.client.assets.upload('file', Buffer.from('gone'), {
      filename: 'gone.txt',
    });
    const [, , dataset = '', name = ''] = path.split('/');
    rmSync(join(lake.env.DATA_DIR, 'content-lake', 'assets', dataset, 'files', name));
    const { code, lines } = await backUp();
    expect([code, lines.at(-1)]).toEqual([1, `backup failed: the file of ${path} is missing, or not whole.`]);
    expect(readdirSync(folder)).toEqual([]);
    await lake.client.delete(_id);
  });

  it('needs a new or empty folder', async () => {
    writeFileSync(join(folder, 'page.txt'), '');
    const { code, lines } = await backUp({}, '.');
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain('must be a new or empty folder');
  });

  it.each([
    [{ SANITY_PROJECT_ID: 'sample' }, 'use export'],
    [{ DATA_DIR: '/nowhere' }, 'nothing to back up'],
  ])('is refused with %j', async (env, reason) => {
    const { code, lines } = await backUp(env);
    expect([code, lines]).toEqual([1, [expect.stringContaining(reason)]]);
    expect(existsSync(join(folder, 'copy'))).toBe(false);
  });
});
