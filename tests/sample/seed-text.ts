import { isRecord } from '../../protocol/is-record';
import { fillText } from '../../protocol/placeholders';
import { type ArchiveDocument, recordsIn } from '../support/archive';
import { eachValue } from '../support/each-value';
import { seedArchive, seedBrand } from './seed-archive';

/** Fields with names, addresses and switches rather than text. */
const NOT_READ = new Set([
  ...'_id _key _ref _sanityAsset _type anchor applicationHost bed channel color email footerHref'.split(' '),
  ...'from href icon id illustration layout listItem marks network path productSlug publishedAt'.split(' '),
  ...'source style to tone updatedOn'.split(' '),
]);

/** A document and those that it references: their texts belong to the page that shows them, except those of drawings. */
function shown(document: ArchiveDocument): ArchiveDocument[] {
  const references = [...eachValue(document, document._id)].flatMap(({ value }) =>
    isRecord(value) && value._type === 'reference' && typeof value._ref === 'string' ? [value._ref] : [],
  );
  const others = references.map((id) => seedArchive.byId(id));
  return [document, ...others.filter(({ _type }) => _type !== 'productView')];
}

/** The texts of a document as visitors read them, placeholders filled, one per line; rich text by paragraph. */
export function seedText(document: ArchiveDocument): string {
  const pieces = shown(document).flatMap((part) =>
    [...eachValue(part, part._id)].flatMap(({ value, field, holder }) => {
      if (isRecord(value) && value._type === 'block')
        return [recordsIn(value.children).reduce((text, span) => `${text}${span.text}`, '')];
      const isSpan = holder._type === 'span';
      return typeof value === 'string' && !isSpan && !NOT_READ.has(field) ? [value] : [];
    }),
  );
  return fillText(pieces.join('\n'), seedBrand);
}

const texts = seedArchive.documents
  .filter(({ _type }) => _type !== 'productView')
  .map((document) => ({ id: document._id, text: seedText(document) }));

/** Matches in every document's text, except in product views, whose figures are labelled as samples; each with the id. */
export const foundInSeed = (pattern: RegExp) =>
  texts.flatMap(({ id, text }) => [...text.matchAll(pattern)].map(([match]) => `${id}: ${match}`));

/** A figure as accountants write it: thousands separated by commas, a negative one in brackets. */
export const amount = (text: string) => Number(text.replace(/^\((.+)\)$/, '-$1').replaceAll(',', ''));
