import { readArchive, recordsIn, SAMPLE } from '../support/archive';

/** The committed archive of the sample site. */
export const seedArchive = { ...readArchive(SAMPLE), records: recordsIn };

/** Values of the placeholders in the sample site. */
export const seedBrand = seedArchive.brand;
