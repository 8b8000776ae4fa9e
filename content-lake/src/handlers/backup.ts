import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Lake } from '../lake';
import { requireToken } from '../server/access';
import type { LakeRequest, LakeResponse } from '../server/lake-http';

/**
 * `GET __backup`: the database as of one moment, as a SQLite file. Files of assets are not in it: they are stored before
 * their documents and never deleted, so a copy of their folder that is made afterwards has all of them.
 */
export async function handleBackup(request: LakeRequest, lake: Lake): Promise<LakeResponse> {
  requireToken(request);
  const file = lake.store.copy();
  const { size } = await stat(file);
  const body = createReadStream(file);
  body.once('close', () => void rm(file, { force: true }));
  const headers = { 'content-type': 'application/vnd.sqlite3', 'content-length': String(size) };
  return { status: 200, headers: { ...headers, 'cache-control': 'no-store' }, body };
}
