import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/**
 * Closes the database so that it can be opened again at once, leaving a single file.
 *
 * Closing alone would not do: the driver keeps the connection, and with it the exclusive lock, until the
 * garbage collector has found every prepared statement. Leaving write-ahead logging gives up both.
 */
export function closeDatabase(database: DatabaseSyncInstance): void {
  try {
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; BEGIN IMMEDIATE; COMMIT');
  } finally {
    database.close();
  }
}
