import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { isRecord } from '../../../protocol/is-record';
import { StoreError } from '../errors';
import type { DocumentEffects } from './change-log';

/** A transaction in the log. */
export type LoggedTransaction = {
  readonly sequence: number;
  readonly transactionId: string;
  readonly timestamp: string;
  readonly author: string;
};

/** An entry of the log: a transaction changed a document. */
export type LoggedTouch = LoggedTransaction & {
  readonly documentId: string;
  /** The revision before; undefined when the document did not exist. */
  readonly previousRev: string | undefined;
  /** True when the transaction deleted the document. */
  readonly isDeleted: boolean;
};

/** A transaction's change of one document. */
export type LoggedChange = LoggedTouch & {
  readonly effects: DocumentEffects;
};

/** A range of the log. Sequence numbers are inclusive. */
export type LogRange = {
  readonly from?: number;
  readonly to?: number;
  readonly limit?: number;
  readonly isNewestFirst?: boolean;
};

const TOUCH = 't.sequence, t.id, t.timestamp, t.author, c.document, c.previous_rev, c.is_deleted';
const LOG = 'FROM changes c JOIN transactions t ON t.sequence = c.sequence';

/** The log of all transactions on disk. */
export class ChangeHistory {
  readonly #database: DatabaseSyncInstance;

  constructor(database: DatabaseSyncInstance) {
    this.#database = database;
  }

  /** The sequence number of a transaction; undefined when it does not exist. */
  sequenceOf(dataset: string, transactionId: string): number | undefined {
    const sql = 'SELECT sequence FROM transactions WHERE dataset = ? AND id = ?';
    const row: unknown = this.#database.prepare(sql).get(dataset, transactionId);
    return isRecord(row) ? Number(row.sequence) : undefined;
  }

  /** The sequence number of the last transaction up to a time (ISO 8601 in UTC); 0 when there is none. */
  sequenceAt(dataset: string, time: string): number {
    const sql = 'SELECT MAX(sequence) AS sequence FROM transactions WHERE dataset = ? AND timestamp <= ?';
    const row: unknown = this.#database.prepare(sql).get(dataset, time);
    return isRecord(row) ? Number(row.sequence ?? 0) : 0;
  }

  /** The transactions that changed any of the documents. */
  transactions(dataset: string, documentIds: readonly string[], range: LogRange): LoggedTransaction[] {
    const sql = `SELECT sequence, id, timestamp, author FROM transactions WHERE sequence IN (
      SELECT sequence FROM changes
      WHERE dataset = ? AND document IN (${marks(documentIds)}) AND sequence BETWEEN ? AND ?
    ) ORDER BY sequence ${direction(range)} LIMIT ?`;
    const rows: unknown[] = this.#database.prepare(sql).all(dataset, ...documentIds, ...bounds(range));
    return rows.map(readTransaction);
  }

  /** The mutations of a transaction, by document id. */
  mutations(sequence: number): unknown[] {
    const sql = 'SELECT mutations FROM transactions WHERE sequence = ?';
    const row: unknown = this.#database.prepare(sql).get(sequence);
    const list: unknown = isRecord(row) ? JSON.parse(String(row.mutations)) : [];
    return Array.isArray(list) ? list : [];
  }

  /** The changes of the documents, one entry for each document and transaction. */
  changes(dataset: string, documentIds: readonly string[], range: LogRange): LoggedChange[] {
    return this.#select(`${TOUCH}, c.apply, c.revert`, dataset, documentIds, range).map(readChange);
  }

  /** Like `changes`, without the differences, which is quicker for documents with a long history. */
  touches(dataset: string, documentIds: readonly string[], range: LogRange): LoggedTouch[] {
    return this.#select(TOUCH, dataset, documentIds, range).map(readTouch);
  }

  /** All changes of one transaction. */
  changesIn(sequence: number): LoggedChange[] {
    const sql = `SELECT ${TOUCH}, c.apply, c.revert ${LOG} WHERE c.sequence = ?`;
    const rows: unknown[] = this.#database.prepare(sql).all(sequence);
    return rows.map(readChange);
  }

  #select(columns: string, dataset: string, documentIds: readonly string[], range: LogRange): unknown[] {
    const sql = `SELECT ${columns} ${LOG} WHERE c.dataset = ? AND c.document IN (${marks(documentIds)})
      AND c.sequence BETWEEN ? AND ? ORDER BY c.sequence ${direction(range)} LIMIT ?`;
    return this.#database.prepare(sql).all(dataset, ...documentIds, ...bounds(range));
  }
}

function marks(ids: readonly string[]): string {
  return ids.map(() => '?').join(', ');
}

function direction({ isNewestFirst = false }: LogRange): string {
  return isNewestFirst ? 'DESC' : 'ASC';
}

function bounds({ from = 0, to = Number.MAX_SAFE_INTEGER, limit = -1 }: LogRange): number[] {
  return [from, to, limit];
}

function readTransaction(row: unknown): LoggedTransaction {
  if (!isRecord(row)) throw new StoreError('the log contains an invalid transaction');
  const { sequence, id, timestamp, author } = row;
  return {
    sequence: Number(sequence),
    transactionId: String(id),
    timestamp: String(timestamp),
    author: String(author),
  };
}

function readTouch(row: unknown): LoggedTouch {
  if (!isRecord(row)) throw new StoreError('the log contains an invalid change');
  const { document, previous_rev: previousRev, is_deleted: isDeleted } = row;
  return {
    ...readTransaction(row),
    documentId: String(document),
    previousRev: typeof previousRev === 'string' ? previousRev : undefined,
    isDeleted: isDeleted === 1,
  };
}

function readChange(row: unknown): LoggedChange {
  const { apply, revert } = isRecord(row) ? row : {};
  return { ...readTouch(row), effects: { apply: readPatch(apply), revert: readPatch(revert) } };
}

function readPatch(json: unknown): unknown[] {
  const patch: unknown = JSON.parse(String(json));
  return Array.isArray(patch) ? patch : [];
}
