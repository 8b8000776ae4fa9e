import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** Raised whenever the tables change, or what is written to them. */
const SCHEMA_VERSION = 1;
/** BM25 counts what is above 1.2 little more than that. */
const WEIGHTS = {
  title: 3,
  heading: 2.5,
  parts: 0.6,
  asked: 0.15,
  lead: 0.15,
  body: 0.15,
  rows: 0.15,
  page: 0.4,
};
export const INDEXED = Object.keys(WEIGHTS);
export const UNINDEXED = ['anchor', 'question', 'lines'];
export const COLUMNS = [...INDEXED, ...UNINDEXED];
/**
 * `automerge` and `crisismerge` leave merging to `merge`, in turns of its own. With `secure-delete` no word of what was
 * removed stays in the file.
 */
const SCHEMA = `
  CREATE TABLE pages (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    made_from TEXT NOT NULL,
    changes_at REAL NOT NULL,
    path TEXT NOT NULL,
    title TEXT NOT NULL,
    kind TEXT NOT NULL,
    has_all_questions INTEGER NOT NULL
  );
  CREATE VIRTUAL TABLE sections USING fts5(
    ${INDEXED}, ${UNINDEXED.map((name) => `${name} UNINDEXED`)}, tokenize = 'unicode61 remove_diacritics 2'
  );
  CREATE VIRTUAL TABLE words USING fts5vocab(sections, row);
  INSERT INTO sections (sections, rank) VALUES ('secure-delete', 1), ('automerge', 0), ('crisismerge', 1999);
  INSERT INTO sections (sections, rank) VALUES ('rank', 'bm25(${Object.values(WEIGHTS)})');
  PRAGMA user_version = ${SCHEMA_VERSION}`;

/**
 * Creates the tables in an empty database.
 * @throws Error for the file of another version, or of something else
 */
export function createTables(database: DatabaseSyncInstance): void {
  const { version, tables }: { version: number; tables: number } = database
    .prepare(
      'SELECT user_version AS version, (SELECT count(*) FROM sqlite_schema) AS tables FROM pragma_user_version',
    )
    .get();
  if (version === SCHEMA_VERSION) return;
  if (version !== 0 || tables > 0) throw new Error(`A file of version ${version}`);
  database.exec(SCHEMA);
}
