import { checkDocument } from './check-document';
import { checkFields, type Form } from './field-rules';
import { type ContentDocument, type Flaw, flawKinds } from './flaw';
import { isTelling, placeOf } from './place-of';
import type { SiteIndex } from './site-index';
import { readContent } from './walk-content';

/**
 * Everything that is wrong with a document, as its form and Publish say it: by the rules for content, then by those of
 * its fields, each with its place in the form.
 * @param content of the document, where it is read already
 */
export async function findFlaws(
  document: ContentDocument,
  index: SiteIndex,
  form: Form,
  content = readContent(document),
): Promise<Flaw[]> {
  const ofFields = (await checkFields(document, form, index)).map((finding) => ({
    ...finding,
    level: flawKinds[finding.kind].level,
    document,
  }));
  const type = form.schema.get(document._type);
  return [...checkDocument(document, index, content), ...ofFields]
    .filter(isTelling)
    .map((flaw) => ({ ...flaw, place: placeOf(type, document, flaw.path) }));
}
