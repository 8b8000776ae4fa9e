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
