import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it, vi } from 'vitest';
import { errorResponse } from './lake-http';

function sqliteFailure(): unknown {
  const database = new DatabaseSync(':memory:');
  try {
    return database.exec('PRAGMA max_page_count = 1; CREATE TABLE a (b)');
  } catch (error) {
    return error;
  } finally {
    database.close();
  }
}

it.each([
  ['SQLite', sqliteFailure()],
  ['the file system', new Error('ENOSPC: no space left on device, write')],
])('a full disk, as reported by %s, is a 507 with the reason, and one line in the log', (_, error) => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const { status, body } = errorResponse(error);
  expect([status, JSON.parse(String(body))]).toEqual([
    507,
    {
      statusCode: 507,
      error: 'Insufficient Storage',
      message: 'The disk of DATA_DIR is full: nothing was stored',
    },
  ]);
  expect(printed.mock.calls).toEqual([['content lake:', 'The disk of DATA_DIR is full: nothing was stored']]);
  printed.mockRestore();
});
