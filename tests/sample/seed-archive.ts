import { type Company, isComplete } from '../../protocol/sample-company/company';
import { readArchive, recordsIn, SAMPLE } from '../support/archive';

/** The committed archive of the sample site. */
const archive = readArchive(SAMPLE);
export const seedArchive = {
  ...archive,
  records: recordsIn,
  blocksOf: (id: string) => recordsIn(archive.byId(id).blocks),
};

/** Values of the placeholders in the sample site. */
export const seedBrand = seedArchive.brand;

/** A sample company. @throws if it lacks something */
export function sampleCompany(id: string): Company {
  const document = archive.byId(id);
  if (!isComplete(document)) throw new Error(`${id} is not complete`);
  return document;
}
