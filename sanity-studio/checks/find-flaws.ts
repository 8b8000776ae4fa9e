import { checkDocument, type FindFlaws } from './check-document';
import { checkFields, type Form } from './field-rules';
import { flawKinds } from './flaw';
import { isTelling, placeOf } from './place-of';
import { readContent } from './walk-content';

/**
 * Finds everything that is wrong with a document, as its form and Publish say it: by the rules for content, then by
 * those of its fields, each with its place in the form.
 */
export const findFlawsWith =
  (form: Form): FindFlaws =>
  async (document, index, content = readContent(document)) => {
    const ofFields = (await checkFields(document, form, index)).map((finding) => ({
      ...finding,
      level: flawKinds[finding.kind].level,
      document,
    }));
    const type = form.schema.get(document._type);
    return [...checkDocument(document, index, content), ...ofFields]
      .filter(isTelling)
      .map((flaw) => ({ ...flaw, place: placeOf(type, document, flaw.path) }));
  };
