import { isRecord } from '../../protocol/is-record';
import type { FlawKind } from '../../sanity-studio/checks/flaw';
import { type ContentPart, readContent } from '../../sanity-studio/checks/walk-content';
import type { ArchiveDocument } from './archive';

export type Fields = Record<string, unknown>;
export type Condition = (value: Fields, path: string) => unknown;
type Place = ContentPart & { document: ArchiveDocument };

/** Plants a defect, and returns the document in which it must be named. */
export type Plant = (site: PlantedSite) => ArchiveDocument;
/** `kind`: by which it must be named. */
export type Defect = [kind: FlawKind, name: string, plant: Plant];

/** From one round to the next, other places are chosen. */
const STRIDE = 7;

/** A site in which a defect is planted: a copy of its documents. */
export class PlantedSite {
  readonly documents: ArchiveDocument[];
  readonly #round: number;

  constructor(documents: readonly ArchiveDocument[], round: number) {
    this.documents = structuredClone([...documents]);
    this.#round = round;
  }

  /**
   * One of the objects for which a condition holds.
   * @param types of the documents that it may be in
   * @throws if there is none
   */
  one(types: string, condition: Condition): Place {
    const places = this.documents
      .filter(({ _type }) => types.split(' ').includes(_type))
      .flatMap((document) => readContent(document).parts.map((part) => ({ ...part, document })))
      .filter(({ value, path }) => condition(value, path));
    const found = places[(this.#round * STRIDE) % Math.max(1, places.length)];
    if (!found) throw new Error(`There is no such place in ${types}.`);
    return found;
  }

  add(document: ArchiveDocument): ArchiveDocument {
    this.documents.push(document);
    return document;
  }
}

/** The document itself. */
export const ROOT: Condition = (_, path) => path === '';
export const ofType =
  (...types: string[]): Condition =>
  ({ _type }) =>
    types.includes(String(_type));
export const LINK: Condition = ({ href, label }) => typeof href === 'string' && href.startsWith('/') && label;
export const PICTURE: Condition = ({ _type, alt, decorative }) => _type === 'media' && alt && !decorative;
/** A page with blocks after its head, or a document with a text. */
export const LONG: Condition = ({ blocks, body }, path) =>
  path === '' && (listOf(blocks).length > 1 || listOf(body).length > 1);
export const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value : []);
export const seoOf = ({ seo }: Fields): Fields => (isRecord(seo) ? seo : {});

/** Plants fields in one of the places. */
export const setting =
  (types: string, condition: Condition, fields: Fields): Plant =>
  (site) => {
    const { value, document } = site.one(types, condition);
    Object.assign(value, fields);
    return document;
  };

/** Changes one of the documents. */
export const changing =
  (types: string, change: (document: ArchiveDocument) => void, condition: Condition = LONG): Plant =>
  (site) => {
    const { document } = site.one(types, condition);
    change(document);
    return document;
  };

export const paragraph = (text: string, style = 'normal') => ({
  ...{ _type: 'block', _key: `planted-${style}`, style, markDefs: [] },
  children: [{ _type: 'span', _key: 'planted', marks: [], text }],
});

/** A block with a text, and this link name. */
export const prose = (anchor: string, fields: Fields = {}) => ({
  ...{ _key: `planted-${anchor}`, _type: 'prose', anchor, body: [paragraph(`About ${anchor}.`)] },
  ...fields,
});

/** Adds a block after the head of a page. */
export const withBlock = (block: Fields): Plant =>
  changing('page', ({ blocks }) => void listOf(blocks).splice(1, 0, { _key: 'planted', ...block }));

/** Adds a paragraph to an article. */
export const saying = (words: string): Plant =>
  changing('article', ({ body }) => void listOf(body).splice(1, 0, paragraph(words)));
