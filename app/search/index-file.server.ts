import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { DatabaseSync, DatabaseSyncInstance } from '@photostructure/sqlite';
import { SectionIndex } from './section-index';

/** Another process holds the file for a few milliseconds; nobody waits longer for it in one turn. */
const BUSY_MS = 20;
const MOST_ATTEMPTS = 50;
/** The commit of as much takes as long again. */
const LONGEST_WRITE_MS = 4;
/**
 * SQLite overwrites what was removed, and empties the journal with each commit. It does not wait for the disk: a killed
 * process leaves the file whole, and a file that a power cut damages is replaced.
 */
const SETTINGS = `
  PRAGMA busy_timeout = ${BUSY_MS};
  PRAGMA journal_mode = TRUNCATE;
  PRAGMA synchronous = OFF;
  PRAGMA temp_store = MEMORY;
  PRAGMA secure_delete = ON`;
const IN_MEMORY = ':memory:';

/**
 * Opens the index in a file. One that is damaged, or of another version, is replaced; where none can be written, the
 * index is in memory.
 * @param file undefined for an index in memory
 */
export async function openIndex(file: string = IN_MEMORY): Promise<SectionIndex> {
  if (file === IN_MEMORY) return new SectionIndex(await openDatabase(IN_MEMORY));
  try {
    await mkdir(dirname(file), { recursive: true });
    return await openFile(file);
  } catch {
    await removeFile(file);
  }
  return openFile(file).catch(() => openIndex());
}

const openFile = (file: string) => whenFree(async () => new SectionIndex(await openDatabase(file)));

async function openDatabase(file: string): Promise<DatabaseSyncInstance> {
  const database = new (await sqlite())(file);
  try {
    database.exec(SETTINGS);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

type Constructor = typeof DatabaseSync;
const isSqlite = (module: object | undefined): module is { DatabaseSync: Constructor } =>
  module !== undefined && 'DatabaseSync' in module;

/** That of Node.js where it has one, else that of a package. */
async function sqlite(): Promise<Constructor> {
  const own = process.getBuiltinModule?.('node:sqlite');
  return isSqlite(own) ? own.DatabaseSync : (await import('@photostructure/sqlite')).DatabaseSync;
}

async function removeFile(file: string): Promise<void> {
  for (const each of [file, `${file}-journal`]) await rm(each, { force: true }).catch(() => undefined);
}

/** Whether an error of SQLite is one that a new file would not have. */
export const isDamaged = (error: unknown): boolean =>
  /malformed|not a database|disk I\/O|is full|readonly|unable to open/.test(String(error));

/** Closes an index, and removes its file. */
export async function removeIndex(index: SectionIndex, file: string | undefined): Promise<void> {
  index.close();
  if (file !== undefined) await removeFile(file);
}

/**
 * Repeats work that another process’ use of the file has stopped.
 * @throws what the work throws for another reason, or after a second
 */
export async function whenFree<T>(work: () => T | Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !/database (?:table )?is locked|busy/.test(String(error))) throw error;
      await wait(BUSY_MS);
    }
  }
}

/** Changes the index in turns of the event loop, each in one transaction, so that no other process waits longer. */
export async function inTurns<T>(
  index: SectionIndex,
  items: readonly T[],
  change: (item: T) => void,
): Promise<void> {
  for (let at = 0; at < items.length; ) {
    at = await whenFree(() => {
      const endsAtMs = performance.now() + LONGEST_WRITE_MS;
      let next = at;
      index.change(() => {
        for (; next < items.length && performance.now() < endsAtMs; next += 1)
          for (const item of items.slice(next, next + 1)) change(item);
      });
      return next;
    });
    await setImmediate();
    await whenFree(() => index.merge());
    await setImmediate();
  }
}
