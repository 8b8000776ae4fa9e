import { completeDocument } from './complete-document.mjs';
import { dictionaryOf } from './dictionary.mjs';
import { mailTo } from './mail-to.mjs';
import { inline, written } from './rich-text.mjs';

/** Fields whose strings are no texts, by name or by the type that holds them. */
const NOT_TEXTS = new Set(
  `_id _key _type _ref _sanityAsset path icon color bed look layout source illustration id language network channel
   tone kind width of by mark style listItem email telephone applicationHost productName productSlug publishedAt
   updatedOn received visibleFrom visibleUntil charge namedFact.name quoteRole.modules viewSpans.unit`.split(
    /\s+/,
  ),
);
/** Records that are the same in every language. */
const SHARED = new Set(['customerLogo']);
/** Of which nothing is left without an address. */
const LINKS = new Set(['link', 'menuLink']);
/** Leads to something that has no language: another site, the application, a telephone. */
const OUTSIDE = /^(?:[a-z]+:|\{(?:host|booking)\})/;
const INSIDE = /^(?<path>[^?#]*)(?<search>\?[^#]*)?(?:#(?<anchor>.*))?$/;
const LETTER = /^mailto:(?<address>[^?]+)\?(?<message>.+)$/;
const LABEL = /\[.+?\]/g;

/**
 * The documents of another language: those of the first one with their texts replaced, so that structure, pictures and
 * keys are written once. What they refer to is translated with them. A link to a page without a translation is left out.
 *
 * @param {object[]} originals all documents of the first language
 * @param {object} translation
 * @param {string} translation.language BCP 47
 * @param {string[]} translation.frame ids of documents to which no page refers: settings, menu, openings
 * @param {Record<string, string>} translation.paths of the pages, by ids of their originals
 * @param {Record<string, string>} translation.anchors by those of the originals, with those of headings to which links lead
 * @param {Record<string, string | null>[]} translation.texts see `dictionaryOf`
 * @param {Record<string, Record<string, string>>} [translation.instead] by the types that need an address: addresses, by
 *   those of pages without a translation
 * @param {Record<string, string[]>} [translation.askedAs] by ids of the originals, whose own are not translated
 * @throws Error naming what has no translation, and every entry without use
 */
export function translate(originals, translation) {
  const { language, frame, paths, anchors, texts, instead = {}, askedAs = {} } = translation;
  const byId = new Map(originals.map((document) => [document._id, document]));
  const idByPath = new Map(originals.flatMap(({ _id, path }) => (path ? [[path, _id]] : [])));
  const dictionary = dictionaryOf({ anchors, texts });
  const wanted = new Set([...frame, ...Object.keys(paths)]);
  /** What a document must know of the language, and of other documents. */
  const contextOf = (id) => ({
    textOf: (text) => dictionary.text(text, id),
    leavesOut: (text) => dictionary.leavesOut(text, id),
    anchorOf: dictionary.anchor,
    insteadOf: (type, href) => instead[type]?.[href],
    /** @param {string} path editors may leave out the first slash */
    pathOf: (path) => paths[idByPath.get(`/${path.replace(/^\//, '')}`)],
    /** @returns {string | undefined} the id of its translation, if it has one */
    idOf(ref) {
      const target = byId.get(ref);
      if (SHARED.has(target._type)) return ref;
      if ((target.path && !paths[ref]) || isLeftOut(target, contextOf(ref))) return undefined;
      wanted.add(ref);
      return `${ref}-${language}`;
    },
  });

  // A set is walked to its end, with what is added on the way.
  const documents = [];
  for (const id of wanted) {
    const { askedAs: _, ...original } = byId.get(id);
    documents.push({
      ...objectOf(completeDocument(original), contextOf(id)),
      _id: `${id}-${language}`,
      ...(original.path && { path: paths[id] }),
      ...(original.language && { language }),
      ...(id in askedAs && { askedAs: askedAs[id] }),
    });
  }
  dictionary.check(
    language,
    Object.keys(askedAs).filter((id) => !wanted.has(id)),
  );
  return documents;
}

/** @returns {object | undefined} undefined if it is left out */
function objectOf(object, context) {
  if (isLeftOut(object, context)) return undefined;
  if (object._type === 'block') return paragraphOf(object, context);
  if (object._type === 'reference') {
    const _ref = context.idOf(object._ref);
    return _ref && { ...object, _ref };
  }
  const fields = Object.entries(object).map(([field, value]) => [
    field,
    valueIn(object, field, value, context),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function valueIn(object, field, value, context) {
  if (Array.isArray(value))
    return value
      .map((member) => valueIn(object, field, member, context))
      .filter((member) => member !== undefined);
  if (typeof value === 'object') return objectOf(value, context);
  if (field === 'href' || field === 'footerHref')
    return hrefOf(value, context) ?? context.insteadOf(object._type, value);
  if (field === 'anchor') return context.anchorOf(value);
  return isText(object, field, value) ? context.textOf(value) : value;
}

const isText = (object, field, value) =>
  typeof value === 'string' && !NOT_TEXTS.has(field) && !NOT_TEXTS.has(`${object._type}.${field}`);

const isLeftOut = (object, context) =>
  (LINKS.has(object._type) && !hrefOf(object.href, context)) ||
  Object.entries(object).some(([field, value]) => isText(object, field, value) && context.leavesOut(value));

function paragraphOf(block, context) {
  const text = context.textOf(written(block));
  const hrefs = block.markDefs.map(({ href }) => hrefOf(href, context)).filter(Boolean);
  const labels = text.match(LABEL) ?? [];
  if (labels.length !== hrefs.length) throw new Error(`${hrefs.length} links need as many labels: ${text}`);
  return { ...block, ...inline(text.replaceAll(LABEL, (label) => `${label}(${hrefs.shift()})`)) };
}

/** @returns {string | undefined} undefined if it leads to a page without a translation */
function hrefOf(href, context) {
  const letter = href.match(LETTER)?.groups;
  if (letter) return letterOf(letter, context);
  if (OUTSIDE.test(href)) return href;
  const { path, search = '', anchor } = href.match(INSIDE).groups;
  const page = context.pathOf(path);
  return page && `${page}${search}${anchor ? `#${context.anchorOf(anchor)}` : ''}`;
}

function letterOf({ address, message }, { textOf }) {
  const fields = new URLSearchParams(message);
  const lines = fields.get('body')?.split('\r\n\r\n').filter(Boolean) ?? [];
  return mailTo(address, textOf(fields.get('subject')), lines.map(textOf));
}
