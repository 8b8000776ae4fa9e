import { createWriteStream, existsSync, readdirSync, renameSync } from 'node:fs';
import { cp, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { DatabaseSync } from '@photostructure/sqlite';
import { isRecord } from '../protocol/is-record';
import { Failure } from './bootstrap.mjs';

const ASSETS = `
  SELECT dataset, json ->> '$.path' AS path, json ->> '$.size' AS size FROM documents
  WHERE json ->> '$._type' IN ('sanity.imageAsset', 'sanity.fileAsset')`;

/** A running local lake, and its folder in DATA_DIR. */
type Lake = { apiHost: string; token: string; folder: string };

/** Before anything is built or started. @throws Failure where a backup would mix with other files */
export function checkBackupFolder(folder: string): void {
  const isUsable = existsSync(folder) ? readdirSync(folder).length === 0 : existsSync(dirname(folder));
  if (!isUsable) throw new Failure(`${folder} must be a new or empty folder in a folder that exists.`);
}

/**
 * Copies a running lake: the database as of one moment, then the files of assets, which are never changed. The folder is
 * complete when it has its name, and can be used as DATA_DIR; it has no token, so the lake makes another.
 * @param folder new or empty
 * @throws Failure, without a folder, if a file is missing or the copy is damaged
 */
export async function backUpLake(lake: Lake, folder: string, report: (amount: string) => void) {
  const part = `${folder}.${process.pid}.part`;
  const copy = join(part, 'content-lake');
  try {
    await mkdir(copy, { recursive: true, mode: 0o700 });
    await downloadDatabase(lake, join(copy, 'lake.db'));
    for (const name of ['assets', 'unseeded']) await copyIfThere(join(lake.folder, name), join(copy, name));
    const files = await checkCopy(copy);
    await rm(folder, { recursive: true, force: true });
    renameSync(part, folder);
    report(`${files} files`);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

async function downloadDatabase({ apiHost, token }: Lake, file: string): Promise<void> {
  const response = await fetch(`${apiHost}/__backup`, { headers: { Authorization: `Bearer ${token}` } });
  if (!response.ok || response.body === null)
    throw new Failure(`the lake answered ${response.status}; it may be of an earlier version.`);
  await response.body.pipeTo(Writable.toWeb(createWriteStream(file, { mode: 0o600, flush: true })));
}

async function copyIfThere(source: string, target: string): Promise<void> {
  if (!existsSync(source)) return;
  // Uploads that are not complete have no document yet.
  await cp(source, target, { recursive: true, filter: (path) => path !== join(source, 'incoming') });
}

/** @returns how many assets the copy holds */
async function checkCopy(folder: string): Promise<number> {
  const database = new DatabaseSync(join(folder, 'lake.db'), { readOnly: true });
  try {
    const check: unknown = database.prepare('PRAGMA integrity_check').get();
    if (!isRecord(check) || check.integrity_check !== 'ok') throw new Failure('the copy is damaged.');
    const assets: unknown[] = database.prepare(ASSETS).all();
    for (const asset of assets.filter(isRecord)) await checkAsset(folder, asset);
    return assets.length;
  } finally {
    database.close();
  }
}

/** An asset's `path` is `images/<project>/<dataset>/<file>`. */
async function checkAsset(folder: string, { dataset, path, size }: Record<string, unknown>): Promise<void> {
  const [kind = '', , , file = ''] = String(path).split('/');
  const found = await stat(join(folder, 'assets', String(dataset), kind, file)).catch(() => undefined);
  if (found?.size !== Number(size)) throw new Failure(`the file of ${path} is missing, or not whole.`);
}
