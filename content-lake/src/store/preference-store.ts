import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { isRecord } from '../json';
import { inTransaction } from './in-transaction';

/** What the Studio remembers for its editors, such as how a list is sorted. */
export class PreferenceStore {
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
