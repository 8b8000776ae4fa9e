import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isRecord } from '../../protocol/is-record';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { eachValue } from '../support/each-value';
import type { StoredDocument } from '../support/lake-editor';
import { migrateHere } from '../support/migrate-here';
import { startSeededLake } from '../support/seeded-data-dir';

/** A page with its draft and an article of a version without documents for views, and the companies that they show. */
const earlier: StoredDocument[] = readFileSync(
  join(PROJECT_ROOT, 'tests/fixtures/earlier-views.ndjson'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const ids = earlier.filter(({ _type }) => _type !== 'sampleCompany').map(({ _id }) => _id);

let lake: Awaited<ReturnType<typeof startSeededLake>>;
/** Of the archive. */
let known: string[];
beforeAll(async () => {
  lake = await startSeededLake();
  known = await lake.client.fetch('*[_type == "productView"]._id');
  for (const document of earlier) await lake.client.createOrReplace(document);
});
afterAll(() => lake.stop());

const migrate = (...options: string[]) => migrateHere(lake, ['views-to-documents', ...options]);
const madeViews = () =>
  lake.client.fetch<StoredDocument[]>('*[_type == "productView" && !(_id in $known)]', { known });

/** Values of some fields anywhere in the documents, ordered by their ids; of a reference its id. */
async function valuesOf(...fields: string[]): Promise<unknown[]> {
  const found = await lake.client.fetch<StoredDocument[]>('*[_id in $ids] | order(_id asc)', { ids });
  return found
    .flatMap((document) => [...eachValue(document, document._id)])
    .filter(({ field }) => fields.includes(field))
    .map(({ value }) => (isRecord(value) ? value._ref : value));
}

const SHEETS = ['order', 'pick', 'shipment', 'invoice', 'ledger', 'forecast'];
const REFERENCES = [
  ...['view-stannard-trial-balance', 'view-marina-three-way-match'],
  'view-marina-stock-by-location',
  ...[
    'view-marina-general-ledger',
    'view-stannard-trial-balance',
    'view-quote-outline',
    'view-implementation',
  ],
  ...SHEETS.map((sheet) => `view-marina-story-${sheet}`),
];

it('makes each view once, with what it showed, and refers to it; what it leaves is named', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await migrate('--yes');
  const left = warned.mock.calls.map(([line]) => String(line).split(' stays as it is, ')[0]);
  warned.mockRestore();
  expect(left.sort()).toEqual([
    'drafts.page-earlier: blocks[_key=="not-known"].image',
    'page-earlier: blocks[_key=="lots"].image',
  ]);
  expect([...(await valuesOf('view'))].sort()).toEqual([...REFERENCES].sort());
  expect([...(await valuesOf('vignette', 'sheet', 'company'))].sort()).toEqual([
    'lots',
    'not-known',
    'sampleCompany-stannard',
  ]);
  const made = await madeViews();
  expect(made.map(({ _id }) => _id).sort()).toEqual([...new Set(REFERENCES)].sort());
  for (const text of ['Erlöse', 'Who uses it', '{small-start}']) expect(JSON.stringify(made)).toContain(text);
});

it('finds nothing a second time, and keeps what editors have made of a view', async () => {
  expect((await migrate()).join()).toContain('0 changes; nothing was written');
  await lake.client.patch('view-marina-general-ledger').set({ title: 'Own' }).commit();
  // As restored from its history.
  for (const document of earlier) await lake.client.createOrReplace(document);
  await migrate('--yes');
  expect(await valuesOf('view')).toHaveLength(REFERENCES.length);
  expect((await madeViews()).map(({ title }) => title)).toContain('Own');
});
