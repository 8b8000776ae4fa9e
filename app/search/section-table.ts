import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { PageText, Section } from '../page-text/page-text';

/** Raised whenever the tables change, or what is written to them. */
const SCHEMA_VERSION = 1;
/** A section's number is that of its page times this, and its place. */
const MOST_SECTIONS = 1_000;
/** BM25 counts what is above 1.2 little more than that. */
const WEIGHTS = {
  title: 4,
  heading: 2.5,
  parts: 0.6,
  asked: 0.3,
  lead: 0.3,
  body: 0.25,
  rows: 0.25,
  page: 0.4,
};
const COLUMNS = Object.keys(WEIGHTS).join(', ');
const SCHEMA = `
  CREATE TABLE pages (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    made_from TEXT NOT NULL,
    changes_at REAL,
    path TEXT NOT NULL,
    title TEXT NOT NULL,
    kind TEXT NOT NULL,
    has_all_questions INTEGER NOT NULL
  );
  CREATE VIRTUAL TABLE sections USING fts5(
    ${COLUMNS}, anchor UNINDEXED, question UNINDEXED, lines UNINDEXED, tokenize = 'unicode61 remove_diacritics 2'
  );
  CREATE VIRTUAL TABLE words USING fts5vocab(sections, row);
  INSERT INTO sections (sections, rank) VALUES ('secure-delete', 1);
  INSERT INTO sections (sections, rank) VALUES ('rank', 'bm25(${Object.values(WEIGHTS).join(', ')})');
  PRAGMA user_version = ${SCHEMA_VERSION}`;
/** Marks the beginning and the end of what was found. */
const [START, END] = ['\u0001', '\u0002'];
const PASSAGE_WORDS = 36;

/** The page of a section, without its text. */
export type PageOf = Omit<PageText, 'sections'>;
/** A piece of a text as it is shown. */
export type MarkedText = { text: string; isMatch: boolean };
/** What a section is ranked by; empty where it has none. */
export type About = { page: PageOf; heading: string; question: string; asked: string[] };
/** What a page was made from, and when that changes by itself. */
export type Made = { from: string; changesAtMs: number };

type StoredRow = Record<
  'heading' | 'parts' | 'asked' | 'lead' | 'body' | 'rows' | 'anchor' | 'question' | 'lines',
  string
>;
type AboutRow = Record<'heading' | 'question' | 'id' | 'path' | 'title' | 'asked', string> & {
  kind: PageText['kind'];
  has_all_questions: number;
};
type MarkedRow = Record<'title' | 'heading' | 'lead' | 'body' | 'rows' | 'page', string>;

/** The sections of pages in SQLite, in a table for full-text search. */
export class SectionTable {
  readonly #database: DatabaseSyncInstance;
  readonly #statements = new Map<string, StatementSyncInstance>();

  /** @throws Error for the file of another version, or of something else */
  constructor(database: DatabaseSyncInstance) {
    this.#database = database;
    this.transaction(() => {
      const { user_version: version }: { user_version: number } = database
        .prepare('PRAGMA user_version')
        .get();
      if (version === SCHEMA_VERSION) return;
      const { tables }: { tables: number } = database
        .prepare('SELECT count(*) AS tables FROM sqlite_schema')
        .get();
      if (version !== 0 || tables > 0) throw new Error(`A file of version ${version}`);
      database.exec(SCHEMA);
    });
  }

  /** How many sections there are. */
  get size(): number {
    const row: { count: number } = this.#sql('SELECT count(*) AS count FROM sections_docsize').get();
    return row.count;
  }

  /** Does work in one transaction; in that of its caller, if there is one. */
  transaction(work: () => void): void {
    const isOutermost = !this.#database.isTransaction;
    if (isOutermost) this.#database.exec('BEGIN IMMEDIATE');
    try {
      work();
      if (isOutermost) this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Adds a page, or replaces the one of its id. */
  set(page: PageText, { from, changesAtMs }: Made): void {
    const { id, path, title, kind, hasAllQuestions, sections } = page;
    const changesAt = Number.isFinite(changesAtMs) ? changesAtMs : null;
    const row: { number: number } = this.#sql(
      `INSERT INTO pages (id, made_from, changes_at, path, title, kind, has_all_questions) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET made_from = excluded.made_from, changes_at = excluded.changes_at,
       path = excluded.path, title = excluded.title, kind = excluded.kind, has_all_questions = excluded.has_all_questions
       RETURNING number`,
    ).get(id, from, changesAt, path, title, kind, Number(hasAllQuestions));
    this.#removeSections(row.number);
    const insert = this.#sql(
      `INSERT INTO sections (rowid, ${COLUMNS}, anchor, question, lines) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    for (const [at, section] of sections.slice(0, MOST_SECTIONS).entries()) {
      const { heading = '', anchor = '', question = '', parts, asked, lead, lines, rows } = section;
      const written = joined(lines);
      const body = written.replace(LINK, '$1');
      insert.run(
        row.number * MOST_SECTIONS + at,
        ...[
          heading === '' ? title : '',
          heading,
          joined(parts),
          joined(asked),
          joined(lead),
          body,
          joined(rows),
        ],
        ...[heading === '' ? '' : title, anchor, question, written === body ? '' : written],
      );
    }
  }

  remove(id: string): void {
    const row: { number: number } | undefined = this.#sql('SELECT number FROM pages WHERE id = ?').get(id);
    if (!row) return;
    this.#removeSections(row.number);
    this.#sql('DELETE FROM pages WHERE number = ?').run(row.number);
  }

  #removeSections(page: number): void {
    const first = page * MOST_SECTIONS;
    this.#sql('DELETE FROM sections WHERE rowid BETWEEN ? AND ?').run(first, first + MOST_SECTIONS - 1);
  }

  /** How many pages there are, and when the first of them changes by itself. */
  get pages(): { count: number; changesAtMs: number } {
    const row: { count: number; soonest: number | null } = this.#sql(
      'SELECT count(*) AS count, min(changes_at) AS soonest FROM pages',
    ).get();
    return { count: row.count, changesAtMs: row.soonest ?? Number.POSITIVE_INFINITY };
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  /** What each page was made from, by its id. */
  made(): Map<string, Made> {
    const rows: { id: string; made_from: string; changes_at: number | null }[] = this.#sql(
      'SELECT id, made_from, changes_at FROM pages',
    ).all();
    return new Map(
      rows.map((row) => [
        row.id,
        { from: row.made_from, changesAtMs: row.changes_at ?? Number.POSITIVE_INFINITY },
      ]),
    );
  }

  /** The words of all sections after one, in order, and how many sections have each. */
  words(after: string): Iterable<{ term: string; doc: number }> {
    return this.#database.prepare('SELECT term, doc FROM words WHERE term > ?').iterate(after);
  }

  /** All sections that match, with their rank by BM25: the lower, the better. */
  ranks(match: string): { rowid: number; rank: number }[] {
    return this.#sql('SELECT rowid, rank FROM sections WHERE sections MATCH ?').all(match);
  }

  /** Some of the sections that match, in no order. */
  some(match: string, most: number): number[] {
    const rows: { rowid: number }[] = this.#sql(
      'SELECT rowid FROM sections WHERE sections MATCH ? LIMIT ?',
    ).all(match, most);
    return rows.map(({ rowid }) => rowid);
  }

  /** The number of a section's page. */
  pageNumber = (section: number): number => Math.floor(section / MOST_SECTIONS);

  /** What a section is ranked by. */
  about(number: number): About {
    const row: AboutRow = this.#sql(
      `SELECT heading, question, asked, id, path, pages.title, kind, has_all_questions FROM sections
       JOIN pages ON number = ? WHERE sections.rowid = ?`,
    ).get(this.pageNumber(number), number);
    const { heading, question, asked, has_all_questions: hasAll, ...page } = row;
    return { page: { ...page, hasAllQuestions: hasAll === 1 }, heading, question, asked: split(asked) };
  }

  section(number: number): Section {
    const row: StoredRow = this.#sql('SELECT * FROM sections WHERE rowid = ?').get(number);
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

  /** Texts of a section with what matches marked. */
  marked(number: number, match: string) {
    const row: MarkedRow = this.#sql(
      `SELECT ${MARKED} FROM sections WHERE sections MATCH ? AND rowid = ?`,
    ).get(match, number);
    const { title, heading, page, ...texts } = row;
    // From a table, or a tagline, only where nothing else has the words.
    const passage =
      [texts.body, texts.rows, texts.lead].find((text) => text.includes(START)) ?? (texts.body || texts.lead);
    return {
      title: markedText(title || page),
      section: heading === '' ? null : markedText(heading),
      passage: markedText(oneLine(passage)),
    };
  }

  #sql(sql: string): StatementSyncInstance {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

const LINK = /\[([^\]]*)\]\([^)\s]*\)/g;
/** Of a title or an item of a list: a sentence has its own sign. */
const LINE_END = /(?<=[^\s.!?:,;\u2026])[^\S\n]*\n\s*/g;

const columnNumber = (name: string) => Object.keys(WEIGHTS).indexOf(name);
const highlight = (name: string) =>
  `highlight(sections, ${columnNumber(name)}, '${START}', '${END}') AS ${name}`;
const snippet = (name: string) =>
  `snippet(sections, ${columnNumber(name)}, '${START}', '${END}', ' \u2026 ', ${PASSAGE_WORDS}) AS ${name}`;
const MARKED = [
  ...['title', 'heading', 'page'].map(highlight),
  ...['body', 'rows', 'lead'].map(snippet),
].join(', ');

const joined = (lines: readonly string[]) =>
  lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
const split = (text: string) => (text === '' ? [] : text.split('\n'));
const oneLine = (text: string) => text.trim().replace(LINE_END, ' \u00b7 ').replace(/\s+/g, ' ');

function markedText(text: string): MarkedText[] {
  return text
    .split(START)
    .flatMap((part, index) => {
      const [inside = '', after] = index === 0 ? ['', part] : part.split(END);
      return [
        { text: inside, isMatch: true },
        { text: after ?? '', isMatch: false },
      ];
    })
    .filter((part) => part.text !== '');
}
