import { checkDates } from './date-rules';
import { type ContentDocument, type Finding, type Flaw, flawKinds } from './flaw';
import { checkLanguage } from './language-rules';
import { checkLinks } from './link-rules';
import { checkBlocks, checkHeadings, checkMailAnswer } from './page-rules';
import { checkPath } from './path-rules';
import { checkPictures } from './picture-rules';
import type { SiteIndex } from './site-index';
import { checkPlaceholders, checkSearchTexts } from './text-rules';
import { checkViews } from './view-rules';
import { type Content, readContent } from './walk-content';
import { checkWriting } from './writing-rules';

/** A document, and every part and text of it that the site can show. */
export type CheckedDocument = { document: ContentDocument } & Readonly<Content>;

/** Finds all that is wrong with a document. @param content of it, where it is read already */
export type FindFlaws = (document: ContentDocument, index: SiteIndex, content?: Content) => Promise<Flaw[]>;

type Rule = (checked: CheckedDocument, index: SiteIndex) => Iterable<Finding>;

const rules: readonly Rule[] = [
  checkPath,
  checkLinks,
  checkLanguage,
  checkPictures,
  checkBlocks,
  checkMailAnswer,
  checkHeadings,
  checkSearchTexts,
  checkPlaceholders,
  checkDates,
  checkViews,
  checkWriting,
];

/**
 * Everything that is wrong with the content of a document: the form, the publish action, the list for the whole site and
 * the tests of the archives all ask this.
 * @param document with or without unpublished changes
 * @param index of the site that it belongs to
 * @param content of the document, where it is read already
 * @returns flaws in the order of the rules; those of single fields, such as required ones, are added by `findFlaws`
 */
export function checkDocument(
  document: ContentDocument,
  index: SiteIndex,
  content = readContent(document),
): Flaw[] {
  const checked = { document, ...content };
  const flaws: Flaw[] = [];
  for (const rule of rules)
    for (const finding of rule(checked, index))
      flaws.push({ ...finding, level: flawKinds[finding.kind].level, document });
  return flaws;
}
