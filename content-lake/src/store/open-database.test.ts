import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it } from 'vitest';
import { testFolder } from '../../../tests/support/test-folder';
import { DocumentStore } from './document-store';

const folder = testFolder();

/** The tables of the lake's first version. */
const FIRST_SCHEMA = `
  CREATE TABLE documents (
    dataset TEXT NOT NULL, id TEXT NOT NULL, rev TEXT NOT NULL, updated TEXT NOT NULL, json TEXT NOT NULL,
    PRIMARY KEY (dataset, id)
  ) WITHOUT ROWID;
  CREATE TABLE transactions (
    sequence INTEGER PRIMARY KEY, dataset TEXT NOT NULL, id TEXT NOT NULL, timestamp TEXT NOT NULL,
    author TEXT NOT NULL, mutations TEXT NOT NULL, UNIQUE (dataset, id)
  );
  PRAGMA user_version = 1
`;

it('migrating a database of the first version preserves its documents and starts their history', () => {
  const time = '2026-01-01T00:00:00.000Z';
  const before = { _id: 'a', _type: 't', _rev: 't1', _createdAt: time, _updatedAt: time };
  const old = new DatabaseSync(path.join(folder, 'lake.db'));
  old.exec(FIRST_SCHEMA);
  old
    .prepare('INSERT INTO documents VALUES (?, ?, ?, ?, ?)')
    .run('d', 'a', 't1', time, JSON.stringify(before));
  old.prepare('INSERT INTO transactions VALUES (1, ?, ?, ?, ?, ?)').run('d', 't1', time, 'local', '[]');
  old.close();

  const store = new DocumentStore(folder);
  expect(store.readDocuments('d', '', 10)).toEqual([before]);
  expect(store.lastTransaction('d')).toEqual({ sequence: 1, transactionId: 't1' });
  const after = { ...before, _rev: 't2', title: 'T' };
  const effects = { apply: [17, 'T', 'title'], revert: [19, 4] };
  store.commit({
    dataset: 'd',
    transactionId: 't2',
    timestamp: time,
    author: 'local',
    mutations: [],
    changes: [{ id: 'a', before, after, mutations: [], effects }],
  });
  expect(store.history.changes('d', ['a'], {})).toMatchObject([
    { sequence: 2, transactionId: 't2', previousRev: 't1', isDeleted: false, effects },
  ]);
  store.close();
});
