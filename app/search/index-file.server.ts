import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { SectionIndex } from './section-index';

/**
 * One process uses the file. SQLite overwrites what was removed, and empties the journal with each commit. It does not wait
 * for the disk: a killed process leaves the file whole, and a file that a power cut damages is replaced.
 */
const SETTINGS = `
  PRAGMA busy_timeout = 0;
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = TRUNCATE;
  PRAGMA synchronous = OFF;
  PRAGMA temp_store = MEMORY;
  PRAGMA secure_delete = ON`;
const IN_MEMORY = ':memory:';

/**
 * A file that is damaged, or of another version, is replaced; where none can be written, or another process uses it,
 * the index is in memory.
 */
export async function openIndex(file: string = IN_MEMORY, version = 1): Promise<SectionIndex> {
  const open = (name: string) => {
    const database = new DatabaseSync(name);
    try {
      database.exec(SETTINGS);
      return new SectionIndex(database, version);
    } catch (error) {
      database.close();
      throw error;
    }
  };
  for (const name of [file, file])
    try {
      await mkdir(dirname(name), { recursive: true });
      return open(name);
    } catch (error) {
      if (/locked/.test(String(error))) break;
      await removeIndex(name);
    }
  return open(IN_MEMORY);
}

/** Whether an error of SQLite is one that a new file would not have. */
export const isDamaged = (error: unknown): boolean =>
  /malformed|not a database|disk I\/O|is full|readonly|unable to open/.test(String(error));

export async function removeIndex(file: string): Promise<void> {
  for (const each of [file, `${file}-journal`]) await rm(each, { force: true }).catch(() => undefined);
}

/** Changes the index by one item in each turn of the event loop. */
export async function inTurns<T>(
  index: SectionIndex,
  items: readonly T[],
  change: (item: T) => void,
): Promise<void> {
  for (const item of items) {
    index.change(() => change(item));
    await setImmediate();
  }
}
