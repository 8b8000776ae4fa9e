import path from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { StoreError } from '../errors';
import { isRecord } from '../json';
import { ChangeHistory } from './change-history';
import type { DocumentChange } from './change-log';
import { isLakeDocument, type LakeDocument } from './lake-document';
import { closeDatabase, inTransaction, openDatabase } from './open-database';

/** What one transaction leaves behind: written as a whole or not at all. */
type CommitRecord = {
  readonly dataset: string;
  readonly transactionId: string;
  readonly timestamp: string;
  readonly author: string;
  /** What was done, each mutation naming its document by id. */
  readonly mutations: readonly unknown[];
  readonly changes: readonly DocumentChange[];
};

/** The durable side of the lake: documents and the transaction log in one SQLite file. */
export class DocumentStore {
  readonly file: string;
  readonly history: ChangeHistory;
  readonly preferences: PreferenceStore;
  readonly #database: DatabaseSyncInstance;

  /** Opens `lake.db` in the folder. Throws `StoreError` as `openDatabase` does. */
  constructor(folder: string) {
    this.file = path.join(folder, 'lake.db');
    this.#database = openDatabase(this.file);
    this.history = new ChangeHistory(this.#database);
    this.preferences = new PreferenceStore(this.#database);
  }

  /** Every document of a dataset, in no particular order. */
  readDocuments(dataset: string): LakeDocument[] {
    const rows: unknown[] = this.#database
      .prepare('SELECT json FROM documents WHERE dataset = ?')
      .all(dataset);
    return rows.map((row) => this.#parse(row));
  }

  /** True when the dataset's log already holds this transaction. */
  hasTransaction(dataset: string, transactionId: string): boolean {
    const sql = 'SELECT 1 FROM transactions WHERE dataset = ? AND id = ?';
    return this.#database.prepare(sql).get(dataset, transactionId) !== undefined;
  }

  /** The dataset's last transaction; sequence 0 and an empty id when there is none. */
  lastTransaction(dataset: string): { sequence: number; transactionId: string } {
    const sql = 'SELECT sequence, id FROM transactions WHERE dataset = ? ORDER BY sequence DESC LIMIT 1';
    const row: unknown = this.#database.prepare(sql).get(dataset);
    if (!isRecord(row)) return { sequence: 0, transactionId: '' };
    return { sequence: Number(row.sequence), transactionId: String(row.id) };
  }

  /**
   * Writes one transaction; on return it survives a crash of the process and of the machine.
   *
   * @returns its place in the order of all transactions.
   */
  commit(record: CommitRecord): number {
    return inTransaction(this.#database, () => this.#write(record));
  }

  close(): void {
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
    const json = typeof row === 'object' && row !== null && 'json' in row ? row.json : undefined;
    const document: unknown = typeof json === 'string' ? JSON.parse(json) : undefined;
    if (!isLakeDocument(document))
      throw new StoreError(`${this.file} holds something that is not a document`);
    return document;
  }
}

/** What the Studio remembers for its editors, such as how a list is sorted. */
class PreferenceStore {
  readonly #database: DatabaseSyncInstance;

  constructor(database: DatabaseSyncInstance) {
    this.#database = database;
  }

  /** What is remembered for a user, by key. */
  all(owner: string): Map<string, unknown> {
    const rows: unknown[] = this.#database
      .prepare('SELECT key, json FROM preferences WHERE owner = ? ORDER BY key')
      .all(owner);
    return new Map(rows.filter(isRecord).map(({ key, json }) => [String(key), JSON.parse(String(json))]));
  }

  /** Remembers values for a user, all of them or none. */
  set(owner: string, pairs: Iterable<readonly [key: string, value: unknown]>): void {
    inTransaction(this.#database, () => {
      const put = this.#database.prepare('INSERT OR REPLACE INTO preferences VALUES (?, ?, ?)');
      for (const [key, value] of pairs) put.run(owner, key, JSON.stringify(value));
    });
  }
}
