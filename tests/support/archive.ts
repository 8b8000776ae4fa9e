import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { isRecord } from '../../protocol/is-record';
import type { Brand } from '../../protocol/placeholders';
import { TRANSLATIONS } from '../../protocol/site-documents';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';

/** A document of an archive, as in its file. */
export type ArchiveDocument = { _id: string; _type: string } & Record<string, unknown>;

/** Folders of the archives in this repository, relative to its root. */
export const SAMPLE = 'sanity-studio/seed';
export const SECOND_BRAND = 'tests/fixtures/second-brand';

const documentSchema = z.looseObject({ _id: z.string(), _type: z.string() });
const brandSchema = z.object({
  productName: z.string(),
  productSlug: z.string(),
  applicationHost: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
});

/** Members of a list field that are objects. */
export const recordsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

export type Archive = {
  /** Absolute, with a slash at the end. */
  folder: URL;
  documents: ArchiveDocument[];
  /** Those of the default language, and those without one. */
  originals: ArchiveDocument[];
  /** Values of its placeholders. */
  brand: Brand;
  /** @throws if it has no such document */
  byId(id: string): ArchiveDocument;
  /** Of the originals. */
  ofType(type: string): ArchiveDocument[];
};

/**
 * An unpacked archive: `data.ndjson`, and the pictures in `images/`.
 * @param path of its folder, absolute or relative to the root of the repository
 * @throws if it has no site settings, or none that are complete
 */
export function readArchive(path: string): Archive {
  const folder = pathToFileURL(`${resolve(PROJECT_ROOT, path)}/`);
  const lines = readFileSync(new URL('data.ndjson', folder), 'utf8').trimEnd().split('\n');
  const documents = lines.map((line) => documentSchema.parse(JSON.parse(line)));
  const originals = documents.filter(isOriginalIn(documents));
  const byId = (id: string) => {
    const found = documents.find((document) => document._id === id);
    if (!found) throw new Error(`${path} has no document ${id}`);
    return found;
  };
  return {
    folder,
    documents,
    originals,
    brand: brandSchema.parse(byId('siteSettings')),
    byId,
    ofType: (type) => originals.filter((document) => document._type === type),
  };
}

/** The id of a translation ends with its language. */
function isOriginalIn(documents: readonly ArchiveDocument[]) {
  const ends = documents.flatMap(({ _id, _type }) =>
    _type === 'siteSettings' && _id !== _type ? [_id.slice(_type.length)] : [],
  );
  return ({ _id, _type }: ArchiveDocument) =>
    _type !== TRANSLATIONS && !ends.some((end) => _id.endsWith(end));
}

/** Folder of the archive that the tests of the machine run on: the only place where it is chosen. */
export const chosenFolder = relative(
  PROJECT_ROOT,
  resolve(PROJECT_ROOT, process.env.TEST_ARCHIVE || SECOND_BRAND),
);

/** Folders of all archives: what every archive must be is tested of each. */
export const archiveFolders: readonly string[] = [...new Set([SAMPLE, SECOND_BRAND, chosenFolder])];
