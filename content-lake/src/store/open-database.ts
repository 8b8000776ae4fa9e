import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { isRecord } from '../../../protocol/is-record';
import { StoreError } from '../errors';

/** Migrations from each version to the next; version 0 is an empty file. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE documents (
    dataset TEXT NOT NULL,
    id TEXT NOT NULL,
    rev TEXT NOT NULL,
    updated TEXT NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (dataset, id)
  ) WITHOUT ROWID;
  CREATE TABLE transactions (
    sequence INTEGER PRIMARY KEY,
    dataset TEXT NOT NULL,
    id TEXT NOT NULL,
    timestamp TEXT NOT NULL,
    author TEXT NOT NULL,
    mutations TEXT NOT NULL,
    UNIQUE (dataset, id)
  )
  `,
  // History: each transaction's change of each document, as differences in both directions.
  `
  CREATE TABLE changes (
    dataset TEXT NOT NULL,
    document TEXT NOT NULL,
    sequence INTEGER NOT NULL REFERENCES transactions (sequence),
    previous_rev TEXT,
    is_deleted INTEGER NOT NULL,
    apply TEXT NOT NULL,
    revert TEXT NOT NULL,
    PRIMARY KEY (dataset, document, sequence)
  ) WITHOUT ROWID;
  CREATE INDEX changes_in_transaction ON changes (sequence);
  CREATE TABLE preferences (
    owner TEXT NOT NULL,
    key TEXT NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (owner, key)
  ) WITHOUT ROWID
  `,
];
const SCHEMA_VERSION = MIGRATIONS.length;
const OWNER_ONLY = 0o700;

/**
 * Opens the lake's database, creating it on first use. The connection holds an exclusive lock until it is
 * closed, and every commit is durable before it returns (write-ahead log, `synchronous=FULL`).
 * @param file path of the database file; its folder is created if missing, and closed to other users of the machine.
 * @throws StoreError when another lake uses it, when it is damaged, or when a newer lake wrote it.
 *   Nothing is written in any of these cases.
 */
export function openDatabase(file: string): DatabaseSyncInstance {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  chmodSync(folder, OWNER_ONLY);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  // SQLite would take it for a new database.
  if (size === 0) throw new StoreError(`${file} is damaged (0 bytes); nothing was changed`);
  let database: DatabaseSyncInstance | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    prepare(database, file);
    return database;
  } catch (error) {
    closeQuietly(database);
    // Not by an error of the lock: another lake may be creating it.
    if (size === undefined && /disk is full/.test(String(error))) rmSync(file, { force: true });
    throw describeError(error, file);
  }
}

function prepare(database: DatabaseSyncInstance, file: string): void {
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  // Checked before any write, also of the journal mode: a damaged file must not be changed.
  const row: unknown = database.prepare('PRAGMA user_version').get();
  const version = isRecord(row) ? Number(row.user_version) : 0;
  if (version > SCHEMA_VERSION) {
    throw new StoreError(
      `${file} was written by a newer Content Lake (schema ${version}); nothing was changed`,
    );
  }
  checkIntegrity(database, file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  // Takes the lock now, so that a second lake fails at its start instead of its first write.
  database.exec('BEGIN IMMEDIATE');
  for (const migration of MIGRATIONS.slice(version)) database.exec(migration);
  if (version < SCHEMA_VERSION) database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  database.exec('COMMIT');
}

function checkIntegrity(database: DatabaseSyncInstance, file: string): void {
  const row: unknown = database.prepare('PRAGMA quick_check(1)').get();
  const verdict = isRecord(row) ? String(row.quick_check) : 'no answer';
  if (verdict === 'ok') return;
  throw new StoreError(`${file} is damaged (${verdict.replace(/\s+/g, ' ')}); nothing was changed`);
}

function closeQuietly(database: DatabaseSyncInstance | undefined): void {
  try {
    database?.close();
  } catch {
    // The first error is the one to report.
  }
}

function describeError(error: unknown, file: string): Error {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (/locked|busy/i.test(message))
    return new StoreError(
      `${file} is in use by another Content Lake; stop it, or set DATA_DIR to another folder`,
    );
  if (/not a database|malformed|corrupt/i.test(message)) {
    return new StoreError(`${file} is damaged (${message}); nothing was changed`);
  }
  return new StoreError(`${file} cannot be opened: ${message}`);
}

/**
 * Closes the database so that it can be reopened at once, as a single file.
 *
 * `close` alone is not enough: the driver holds the connection, and with it the exclusive lock, until every prepared
 * statement is garbage-collected. Leaving write-ahead logging releases both.
 */
export function closeDatabase(database: DatabaseSyncInstance): void {
  try {
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; BEGIN IMMEDIATE; COMMIT');
  } finally {
    database.close();
  }
}

/** Runs `work` in a SQL transaction; on return it is durable. */
export function inTransaction<T>(database: DatabaseSyncInstance, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // After an error such as a full disk, SQLite has rolled back already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
