import path from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { closeDatabase } from './close-database';
import { isLakeDocument, type LakeDocument } from './lake-document';
import { openDatabase } from './open-database';
import { StoreError } from './store-error';

/** What one transaction leaves behind: written as a whole or not at all. */
export interface CommitRecord {
  readonly dataset: string;
  readonly transactionId: string;
  readonly timestamp: string;
  readonly author: string;
  /** The mutations as received, kept for history. */
  readonly mutations: readonly unknown[];
  readonly written: readonly LakeDocument[];
  readonly deletedIds: readonly string[];
}

/** The durable side of the lake: documents and the transaction log in one SQLite file. */
export class DocumentStore {
  readonly file: string;
  readonly #database: DatabaseSyncInstance;

  /** Opens `lake.db` in the folder. Throws `StoreError` as `openDatabase` does. */
  constructor(folder: string) {
    this.file = path.join(folder, 'lake.db');
    this.#database = openDatabase(this.file);
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

  /** Writes one transaction; on return it survives a crash of the process and of the machine. */
  commit(record: CommitRecord): void {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      this.#write(record);
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    closeDatabase(this.#database);
  }

  #write(record: CommitRecord): void {
    const { dataset } = record;
    const put = this.#database.prepare(
      'INSERT OR REPLACE INTO documents (dataset, id, rev, updated, json) VALUES (?, ?, ?, ?, ?)',
    );
    const remove = this.#database.prepare('DELETE FROM documents WHERE dataset = ? AND id = ?');
    for (const id of record.deletedIds) remove.run(dataset, id);
    for (const document of record.written) {
      put.run(dataset, document._id, document._rev, document._updatedAt, JSON.stringify(document));
    }
    this.#database
      .prepare('INSERT INTO transactions (dataset, id, timestamp, author, mutations) VALUES (?, ?, ?, ?, ?)')
      .run(dataset, record.transactionId, record.timestamp, record.author, JSON.stringify(record.mutations));
  }

  #parse(row: unknown): LakeDocument {
    const json = typeof row === 'object' && row !== null && 'json' in row ? row.json : undefined;
    const document: unknown = typeof json === 'string' ? JSON.parse(json) : undefined;
    if (!isLakeDocument(document))
      throw new StoreError(`${this.file} holds something that is not a document`);
    return document;
  }
}
