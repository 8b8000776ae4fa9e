import { rmSync } from 'node:fs';
import path from 'node:path';
import { type ContentLake, startContentLake } from '../../content-lake/src/content-lake';
import { readSettings } from '../../content-lake/src/settings';
import { buildLakeProgram } from './lake-process';

let built: Promise<string> | undefined;

/** Starts a lake in this process. Its query threads need a program that is built, once for each process. */
export async function startLake(env: Record<string, string>): Promise<ContentLake> {
  built ??= buildQueryWorker();
  return await startContentLake(readSettings(env), undefined, await built);
}

async function buildQueryWorker(): Promise<string> {
  const { queryWorker } = await buildLakeProgram();
  process.once('exit', () => rmSync(path.dirname(queryWorker), { recursive: true, force: true }));
  return queryWorker;
}
