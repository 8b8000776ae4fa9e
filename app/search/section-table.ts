import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { PageText, Section } from '../page-text/page-text';
import { type MarkedRow, type MarkedSection, markedColumns, markedSection } from './marked-text';
import { wordsOf } from './words';

/** A section's number is that of its page times this, and its place. */
const MOST_SECTIONS = 1_000;
/** To rank more takes longer than a turn may. */
export const MOST_RANKED = 1_000;
const MOST_COMPACTED_BYTES = 4 * 1024 * 1024;
const WEIGHTS = {
  title: 6,
  heading: 4,
  page: 0.4,
  parts: 0.6,
  asked: 0.3,
  lead: 0.3,
  body: 0.25,
  rows: 0.25,
};
const COLUMNS = Object.keys(WEIGHTS);
/** With `secure-delete` no word of what was removed stays in the file. Small pages and early merges make short turns of writing. */
const SCHEMA = `
  CREATE TABLE pages (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, made_from TEXT NOT NULL, changes_at REAL NOT NULL, page TEXT NOT NULL
  );
  CREATE INDEX pages_change ON pages (changes_at);
  CREATE VIRTUAL TABLE sections USING fts5(
    ${COLUMNS}, section UNINDEXED, tokenize = 'porter unicode61 remove_diacritics 2'
  );
  CREATE VIRTUAL TABLE stems USING fts5vocab(sections, row);
  CREATE VIRTUAL TABLE places USING fts5vocab(sections, instance);
  INSERT INTO sections (sections, rank) VALUES ('secure-delete', 1), ('pgsz', 1000), ('automerge', 3);
  INSERT INTO sections (sections, rank) VALUES ('rank', 'bm25(${Object.values(WEIGHTS)})')`;
const BEST = `
  SELECT found.number, pages.page, section FROM (
    SELECT number, rank FROM (
      SELECT rowid AS number, rank FROM sections WHERE sections MATCH ? LIMIT ${MOST_RANKED}
    ) ORDER BY rank LIMIT ?
  ) AS found
  JOIN pages ON pages.number = found.number / ${MOST_SECTIONS}
  JOIN sections ON sections.rowid = found.number
  ORDER BY found.rank`;
const LINK = /\[([^\]]*)\]\([^)\s]*\)/g;

export type PageOf = Omit<PageText, 'sections'>;
export type Match = { number: number; page: PageOf; section: Section };
type Made = { from: string; changesAtMs: number };

export class SectionTable {
  readonly #database: DatabaseSyncInstance;
  readonly #statements = new Map<string, StatementSyncInstance>();

  /**
   * @param version of the program, an integer of 32 bits
   * @throws Error for the file of another version, or of something else
   */
  constructor(database: DatabaseSyncInstance, version: number) {
    this.#database = database;
    this.change(() => {
      const [file]: { version: number; tables: number }[] = this.#rows(
        'SELECT user_version AS version, (SELECT count(*) FROM sqlite_schema) AS tables FROM pragma_user_version',
      );
      if (file?.tables === 0) database.exec(`${SCHEMA}; PRAGMA user_version = ${version}`);
      else if (file?.version !== version) throw new Error(`A file of version ${file?.version}`);
    });
  }

  change(work: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  /**
   * @param madeFrom the revision, and whatever else its text depends on
   * @param changesAtMs when it changes by itself
   */
  set({ sections, ...page }: PageText, madeFrom: string, changesAtMs = Number.POSITIVE_INFINITY): void {
    this.remove(page.id);
    const [added]: { number: number }[] = this.#rows(
      'INSERT INTO pages (id, made_from, changes_at, page) VALUES (?, ?, ?, ?) RETURNING number',
      ...[page.id, madeFrom, changesAtMs, JSON.stringify(page)],
    );
    const first = (added?.number ?? 0) * MOST_SECTIONS;
    for (const [at, section] of sections.slice(0, MOST_SECTIONS).entries()) {
      const { heading = '', parts, asked, lead, lines, rows } = section;
      const titles = heading === '' ? [page.title, '', ''] : ['', heading, page.title];
      const texts = [parts, asked, lead, lines, rows].map((some) => some.join('\n').replace(LINK, '$1'));
      this.#rows(
        `INSERT INTO sections (rowid, ${COLUMNS}, section) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[first + at, ...titles, ...texts, JSON.stringify(section)],
      );
    }
  }

  remove(id: string): void {
    const [removed]: { number: number }[] = this.#rows('DELETE FROM pages WHERE id = ? RETURNING number', id);
    if (!removed) return;
    const first = removed.number * MOST_SECTIONS;
    this.#rows('DELETE FROM sections WHERE rowid BETWEEN ? AND ?', first, first + MOST_SECTIONS - 1);
  }

  /**
   * Rewrites a small file. SQLite overwrites what is deleted, but not every copy that it leaves in the unused part of a
   * page when it moves something: of a large file, a word may stay there until the part is used again.
   */
  compact(): void {
    const [file]: { bytes: number }[] = this.#rows(
      'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size',
    );
    if (file && file.bytes <= MOST_COMPACTED_BYTES) this.#database.exec('VACUUM');
  }

  made(): Map<string, Made> {
    const rows: (Made & { id: string })[] = this.#rows(
      'SELECT id, made_from AS "from", changes_at AS changesAtMs FROM pages',
    );
    return new Map(rows.map(({ id, ...made }) => [id, made]));
  }

  /** When the first page changes by itself, in ms since 1970. */
  get changesAtMs(): number {
    const [first]: { atMs: number | null }[] = this.#rows('SELECT min(changes_at) AS atMs FROM pages');
    return first?.atMs ?? Number.POSITIVE_INFINITY;
  }

  /** The best matches by BM25. Of more than `MOST_RANKED`, only the first are ranked. */
  protected best(expression: string, most: number): Match[] {
    const rows: { number: number; page: string; section: string }[] = this.#rows(BEST, expression, most);
    return rows.map((row) => ({ ...row, page: JSON.parse(row.page), section: JSON.parse(row.section) }));
  }

  count(expression: string, most: number): number {
    return this.#rows('SELECT 1 FROM sections WHERE sections MATCH ? LIMIT ?', expression, most).length;
  }

  /** The stems that begin with a letter, and how many sections have each. */
  stems(first: string): { stem: string; sections: number }[] {
    const range = [first, `${first}\u{10ffff}`];
    return this.#rows(
      'SELECT term AS stem, doc AS sections FROM stems WHERE term >= ? AND term < ?',
      ...range,
    );
  }

  wordOf(stem: string): string {
    const [place]: { doc: number; col: string; offset: number }[] = this.#rows(
      'SELECT doc, col, offset FROM places WHERE term = ? LIMIT 1',
      stem,
    );
    if (!place) return stem;
    const [row]: { text: string }[] = this.#rows(
      `SELECT ${place.col} AS text FROM sections WHERE rowid = ?`,
      place.doc,
    );
    return wordsOf(row?.text ?? '')[place.offset]?.toLowerCase() ?? stem;
  }

  protected marked(numbers: readonly number[], expression: string): Map<number, MarkedSection> {
    if (numbers.length === 0) return new Map();
    const rows: (MarkedRow & { number: number })[] = this.#rows(
      `SELECT rowid AS number, ${markedColumns(COLUMNS)} FROM sections
       WHERE sections MATCH ? AND rowid IN (SELECT value FROM json_each(?))`,
      ...[expression, JSON.stringify(numbers)],
    );
    return new Map(rows.map((row) => [row.number, markedSection(row)]));
  }

  close(): void {
    // A statement that is not collected yet would keep the lock.
    this.#database.exec('PRAGMA locking_mode = NORMAL; SELECT 1 FROM pages LIMIT 1');
    this.#database.close();
  }

  /** SQLite has done it already after some errors, such as a full disk, and then refuses. */
  #rollBack(): void {
    try {
      this.#database.exec('ROLLBACK');
    } catch {}
  }

  #rows(sql: string, ...values: (string | number)[]) {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement.all(...values);
  }
}
