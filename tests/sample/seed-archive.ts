import { isRecord } from '../../protocol/is-record';
import { type ArchiveDocument, readArchive, recordsIn, SAMPLE } from '../support/archive';
import { eachValue } from '../support/each-value';

/** The committed archive of the sample site, of which only the English documents are read. */
const archive = readArchive(SAMPLE);
export const seedArchive = {
  ...archive,
  documents: archive.originals,
  records: recordsIn,
  blocksOf: (id: string) => recordsIn(archive.byId(id).blocks),
};

/** Values of the placeholders in the sample site. */
export const seedBrand = seedArchive.brand;

export const seedLanguage = String(archive.byId('siteSettings').language);

/** The product views that a document shows, in its order, each with the picture or step that shows it. */
export const viewsIn = (document: ArchiveDocument) =>
  [...eachValue(document, document._id)].flatMap(({ value }) => {
    if (!isRecord(value) || !isRecord(value.view)) return [];
    return [{ holder: value, view: archive.byId(String(value.view._ref)) }];
  });
