import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Brand } from '../../app/content/placeholders';
import { isRecord } from '../../protocol/is-record';

/** A document of the sample site, as in the archive. */
export type SeedDocument = { _id: string; _type: string } & Record<string, unknown>;

const FOLDER = new URL('../../sanity-studio/seed/', import.meta.url);
const documentSchema = z.looseObject({ _id: z.string(), _type: z.string() });

function readDocuments(): SeedDocument[] {
  const lines = readFileSync(new URL('data.ndjson', FOLDER), 'utf8').trimEnd().split('\n');
  return lines.map((line) => documentSchema.parse(JSON.parse(line)));
}

const documents = readDocuments();

/** The committed archive of the sample site: its folder, its documents, and how to pick from them. */
export const seedArchive = {
  folder: FOLDER,
  documents,
  /** @throws if the archive has no such document */
  byId(id: string): SeedDocument {
    const found = documents.find((document) => document._id === id);
    if (!found) throw new Error(`the seed has no document ${id}`);
    return found;
  },
  ofType: (type: string): SeedDocument[] => documents.filter((document) => document._type === type),
  /** The records in a list field; members that are no objects are left out. */
  records: (value: unknown): Record<string, unknown>[] =>
    Array.isArray(value) ? value.filter(isRecord) : [],
};

const articlesSchema = z.array(z.object({ path: z.string() }));

/** Paths of the sample site's articles. */
export const seedArticles: readonly string[] = articlesSchema
  .parse(seedArchive.ofType('article'))
  .map(({ path }) => path);

const brandSchema = z.object({
  productName: z.string(),
  productSlug: z.string(),
  applicationHost: z.string(),
});

/** Values of the placeholders in the sample site. */
export const seedBrand: Brand = brandSchema.parse(seedArchive.byId('siteSettings'));
