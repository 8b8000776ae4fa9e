import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { PageText, Section } from '../page-text/page-text';
import { type MarkedRow, type MarkedSection, markedColumns, markedSection } from './marked-text';
import { COLUMNS, createTables, INDEXED, UNINDEXED } from './section-schema';

/** A section's number is that of its page times this, and its place. */
const MOST_SECTIONS = 1_000;
/** Of 4 KB: some four milliseconds. */
const MERGED_PAGES = 64;
/** Some 15 ms. */
const MOST_COMPACTED_BYTES = 4 * 1024 * 1024;
const LINK = /\[([^\]]*)\]\([^)\s]*\)/g;

/** The page of a section, without its text. */
export type PageOf = Omit<PageText, 'sections'>;
/** What a section is ranked by; heading and question are empty where it has none. */
export type About = { page: PageOf; heading: string; question: string; asked: string[] };
/** What a page was made from, and when that changes by itself. */
export type Made = { from: string; changesAtMs: number };

type SectionRow = Record<
  'heading' | 'parts' | 'asked' | 'lead' | 'body' | 'rows' | 'anchor' | 'question' | 'lines',
  string
>;
type AboutRow = Record<'heading' | 'question' | 'asked' | 'id' | 'path' | 'title', string> & {
  kind: PageText['kind'];
  hasAll: number;
};

/** The sections of pages in SQLite, in a table for full-text search. */
export class SectionTable {
  readonly #database: DatabaseSyncInstance;
  readonly #statements = new Map<string, StatementSyncInstance>();
  #isInTransaction = false;

  /** @throws Error for the file of another version, or of something else */
  constructor(database: DatabaseSyncInstance) {
    this.#database = database;
    this.transaction(() => createTables(database));
  }

  /** Does work in one transaction; in that of its caller, if there is one. */
  transaction(work: () => void): void {
    // Node.js 22 says only since 22.16 whether a transaction is open.
    if (this.#isInTransaction) {
      work();
      return;
    }
    this.#database.exec('BEGIN IMMEDIATE');
    this.#isInTransaction = true;
    try {
      work();
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#rollBack();
      throw error;
    } finally {
      this.#isInTransaction = false;
    }
  }

  /** Adds a page, or replaces the one of its id. */
  set({ sections, ...page }: PageText, { from, changesAtMs }: Made): void {
    const { id, path, title, kind, hasAllQuestions } = page;
    this.remove(id);
    const { number }: { number: number } = this.#one(
      `INSERT INTO pages (id, made_from, changes_at, path, title, kind, has_all_questions)
       VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING number`,
      ...[id, from, changesAtMs, path, title, kind, Number(hasAllQuestions)],
    );
    for (const [at, section] of sections.slice(0, MOST_SECTIONS).entries())
      this.#insert(number * MOST_SECTIONS + at, section, title);
  }

  #insert(number: number, section: Section, title: string): void {
    const { heading = '', anchor = '', question = '', parts, asked, lead, rows } = section;
    const lines = joined(section.lines);
    const body = lines.replace(LINK, '$1');
    const [ownTitle, pageTitle] = heading ? ['', title] : [title, ''];
    this.#sql(`INSERT INTO sections (rowid, ${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`).run(
      ...[
        number,
        ownTitle,
        heading,
        joined(parts),
        joined(asked),
        joined(lead),
        body,
        joined(rows),
        pageTitle,
      ],
      ...[anchor, question, lines === body ? '' : lines],
    );
  }

  remove(id: string): void {
    const row: { number: number } | undefined = this.#one(
      'DELETE FROM pages WHERE id = ? RETURNING number',
      id,
    );
    if (!row) return;
    const first = row.number * MOST_SECTIONS;
    this.#sql('DELETE FROM sections WHERE rowid BETWEEN ? AND ?').run(first, first + MOST_SECTIONS - 1);
  }

  /**
   * Merges a few of the parts in which the index was written: each of them makes searches and changes slower.
   * @returns whether there may be more to merge
   */
  merge(): boolean {
    const changes = (): { count: number } => this.#one('SELECT total_changes() AS count');
    const before = changes();
    this.#sql(`INSERT INTO sections (sections, rank) VALUES ('merge', ${MERGED_PAGES})`).run();
    // The statement itself is one change.
    return changes().count - before.count > 1;
  }

  /**
   * Rewrites a small file. SQLite overwrites what is deleted, but not every copy that it leaves in the unused part of a
   * page when it moves something: of a large file, a word may stay there until the part is used again.
   */
  compact(): void {
    const { bytes }: { bytes: number } = this.#one(
      'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size',
    );
    if (bytes <= MOST_COMPACTED_BYTES) this.#database.exec('VACUUM');
  }

  /** What each page was made from, by its id. */
  made(): Map<string, Made> {
    const rows: { id: string; from: string; changesAtMs: number }[] = this.#sql(
      'SELECT id, made_from AS "from", changes_at AS changesAtMs FROM pages',
    ).all();
    return new Map(rows.map(({ id, ...made }) => [id, made]));
  }

  counts(): { pages: number; sections: number } {
    return this.#one(
      'SELECT count(*) AS pages, (SELECT count(*) FROM sections_docsize) AS sections FROM pages',
    );
  }

  /** When the first page changes by itself, in ms since 1970. Each search asks: sections are not counted for it. */
  changesAtMs(): number {
    const { first }: { first: number | null } = this.#one('SELECT min(changes_at) AS first FROM pages');
    return first ?? Number.POSITIVE_INFINITY;
  }

  /** The words after one, in order, and how many sections have each. */
  words(after: string): Iterable<{ term: string; doc: number }> {
    return this.#database.prepare('SELECT term, doc FROM words WHERE term > ?').iterate(after);
  }

  /** All sections that match, with their rank by BM25: the lower, the better. */
  ranks(match: string): { rowid: number; rank: number }[] {
    return this.#sql('SELECT rowid, rank FROM sections WHERE sections MATCH ?').all(match);
  }

  /** Sections that match, by number. */
  some(match: string, most = -1): number[] {
    const rows: { rowid: number }[] = this.#sql(
      'SELECT rowid FROM sections WHERE sections MATCH ? LIMIT ?',
    ).all(match, most);
    return rows.map(({ rowid }) => rowid);
  }

  pageNumber(section: number): number {
    return Math.floor(section / MOST_SECTIONS);
  }

  about(section: number): About {
    // From FTS5’s own table of contents, which takes a fifth of the time.
    const row: AboutRow = this.#one(
      `SELECT c${INDEXED.indexOf('heading')} AS heading, c${INDEXED.indexOf('asked')} AS asked,
       c${INDEXED.length + UNINDEXED.indexOf('question')} AS question,
       pages.id, path, title, kind, has_all_questions AS hasAll
       FROM sections_content AS content JOIN pages ON number = ? WHERE content.id = ?`,
      ...[this.pageNumber(section), section],
    );
    const { heading, question, asked, hasAll, ...page } = row;
    return { page: { ...page, hasAllQuestions: hasAll === 1 }, heading, question, asked: split(asked) };
  }

  section(number: number): Section {
    const row: SectionRow = this.#one('SELECT * FROM sections WHERE rowid = ?', number);
    const { heading, anchor, question, parts, asked, lead, body, rows, lines } = row;
    return {
      ...(heading ? { heading } : {}),
      ...(anchor ? { anchor } : {}),
      parts: split(parts),
      lead: split(lead),
      lines: split(lines || body),
      rows: split(rows),
      asked: split(asked),
      ...(question ? { question } : {}),
    };
  }

  marked(number: number, match: string): MarkedSection {
    const columns = markedColumns(INDEXED);
    const row: MarkedRow = this.#one(
      `SELECT ${columns} FROM sections WHERE sections MATCH ? AND rowid = ?`,
      ...[match, number],
    );
    return markedSection(row);
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  /** SQLite has done it already after some errors, such as a full disk, and then refuses. */
  #rollBack(): void {
    try {
      this.#database.exec('ROLLBACK');
    } catch {}
  }

  #one(sql: string, ...values: (string | number)[]) {
    return this.#sql(sql).get(...values);
  }

  #sql(sql: string): StatementSyncInstance {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

const joined = (lines: readonly string[]) =>
  lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
const split = (text: string) => (text === '' ? [] : text.split('\n'));
