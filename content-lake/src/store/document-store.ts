import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { isRecord } from '../../../protocol/is-record';
import { StoreError } from '../errors';
import { ChangeHistory } from './change-history';
import type { DocumentChange } from './change-log';
import { isLakeDocument, type LakeDocument } from './lake-document';
import { closeDatabase, inTransaction, openDatabase } from './open-database';
import { PackedFile } from './packed-document';

/** The data of a transaction, stored atomically. */
type CommitRecord = {
  readonly dataset: string;
  readonly transactionId: string;
  readonly timestamp: string;
  readonly author: string;
  /** The mutations, by document id. */
  readonly mutations: readonly unknown[];
  readonly changes: readonly DocumentChange[];
};

/** The durable storage of documents and the transaction log, in one SQLite file. */
export class DocumentStore {
  readonly file: string;
  readonly history: ChangeHistory;
  readonly preferences: PreferenceStore;
  readonly #database: DatabaseSyncInstance;
  readonly #copies: string;
  /** The documents of the start, for the query threads. */
  readonly packed: PackedFile;

  /**
   * Opens `lake.db` in the folder.
   * @throws StoreError as `openDatabase` does.
   */
  constructor(folder: string) {
    this.file = path.join(folder, 'lake.db');
    this.#database = openDatabase(this.file);
    this.history = new ChangeHistory(this.#database);
    this.#copies = path.join(folder, 'copies');
    // Copies of a process that crashed.
    rmSync(this.#copies, { recursive: true, force: true });
    this.packed = new PackedFile(path.join(folder, 'packed'));
    this.preferences = new PreferenceStore(this.#database);
  }

  /** @returns undefined without such a document */
  readDocument(dataset: string, id: string): LakeDocument | undefined {
    const sql = 'SELECT json FROM documents WHERE dataset = ? AND id = ?';
    const row: unknown = this.#database.prepare(sql).get(dataset, id);
    return row === undefined ? undefined : this.#parse(row);
  }

  hasDocument(dataset: string, id: string): boolean {
    const sql = 'SELECT 1 FROM documents WHERE dataset = ? AND id = ?';
    return this.#database.prepare(sql).get(dataset, id) !== undefined;
  }

  /** The first documents after an id, in ascending order of id. */
  readDocuments(dataset: string, afterId: string, count: number): LakeDocument[] {
    const sql = 'SELECT json FROM documents WHERE dataset = ? AND id > ? ORDER BY id LIMIT ?';
    const rows: unknown[] = this.#database.prepare(sql).all(dataset, afterId, count);
    return rows.map((row) => this.#parse(row));
  }

  /** The ids that begin with a prefix. */
  idsWith(dataset: string, prefix: string): string[] {
    const sql = 'SELECT id FROM documents WHERE dataset = ? AND id >= ? AND id < ? || char(0x10FFFF)';
    const rows: unknown[] = this.#database.prepare(sql).all(dataset, prefix, prefix);
    return rows.filter(isRecord).map(({ id }) => String(id));
  }

  /** The dataset's last transaction; sequence 0 and an empty id when there is none. */
  lastTransaction(dataset: string): { sequence: number; transactionId: string } {
    const sql = 'SELECT sequence, id FROM transactions WHERE dataset = ? ORDER BY sequence DESC LIMIT 1';
    const row: unknown = this.#database.prepare(sql).get(dataset);
    if (!isRecord(row)) return { sequence: 0, transactionId: '' };
    return { sequence: Number(row.sequence), transactionId: String(row.id) };
  }

  /**
   * Stores a transaction; on return it survives a crash of the process and of the machine.
   * @returns its sequence number.
   */
  commit(record: CommitRecord): number {
    return inTransaction(this.#database, () => this.#write(record));
  }

  /**
   * Writes a compact copy of the database as of now.
   * @returns its path; the caller deletes the file.
   */
  copy(): string {
    mkdirSync(this.#copies, { recursive: true, mode: 0o700 });
    const file = path.join(this.#copies, `${randomUUID()}.db`);
    this.#database.prepare('VACUUM INTO ?').run(file);
    return file;
  }

  close(): void {
    this.packed.close();
    closeDatabase(this.#database);
  }

  #write(record: CommitRecord): number {
    const { dataset, transactionId, timestamp, author, mutations } = record;
    const put = this.#database.prepare(
      'INSERT OR REPLACE INTO documents (dataset, id, rev, updated, json) VALUES (?, ?, ?, ?, ?)',
    );
    const remove = this.#database.prepare('DELETE FROM documents WHERE dataset = ? AND id = ?');
    const { lastInsertRowid } = this.#database
      .prepare('INSERT INTO transactions (dataset, id, timestamp, author, mutations) VALUES (?, ?, ?, ?, ?)')
      .run(dataset, transactionId, timestamp, author, JSON.stringify(mutations));
    const log = this.#database.prepare('INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?, ?)');
    for (const { id, before, after, effects } of record.changes) {
      if (after) put.run(dataset, id, after._rev, after._updatedAt, JSON.stringify(after));
      else remove.run(dataset, id);
      const [apply, revert] = [JSON.stringify(effects.apply), JSON.stringify(effects.revert)];
      log.run(dataset, id, lastInsertRowid, before?._rev ?? null, after ? 0 : 1, apply, revert);
    }
    return Number(lastInsertRowid);
  }

  #parse(row: unknown): LakeDocument {
    const document: unknown = isRecord(row) ? JSON.parse(String(row.json)) : undefined;
    if (!isLakeDocument(document)) throw new StoreError(`${this.file} contains an invalid document`);
    return document;
  }
}

/** The Studio's preferences of its users, such as the sort order of lists. */
class PreferenceStore {
  readonly #database: DatabaseSyncInstance;

  constructor(database: DatabaseSyncInstance) {
    this.#database = database;
  }

  /** A user's preferences, by key. */
  all(owner: string): Map<string, unknown> {
    const rows: unknown[] = this.#database
      .prepare('SELECT key, json FROM preferences WHERE owner = ? ORDER BY key')
      .all(owner);
    return new Map(rows.filter(isRecord).map(({ key, json }) => [String(key), JSON.parse(String(json))]));
  }

  /** Stores preferences of a user atomically. */
  set(owner: string, pairs: Iterable<readonly [key: string, value: unknown]>): void {
    inTransaction(this.#database, () => {
      const put = this.#database.prepare('INSERT OR REPLACE INTO preferences VALUES (?, ?, ?)');
      for (const [key, value] of pairs) put.run(owner, key, JSON.stringify(value));
    });
  }
}
