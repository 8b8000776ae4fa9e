import type { SanityClient } from '@sanity/client';
import { getPublishedId } from '@sanity/client/csm';
import { canonicalPath } from '../../protocol/canonical-path';
import { fillLink, fillText } from '../../protocol/placeholders';
import { AddressBook, type Addresses } from '../addresses/address-book';
import { addressesQuery } from '../addresses/read-addresses';
import { sharedContent } from '../structure/single-documents';
import type { ContentDocument } from './flaw';
import { type TiedContent, Translations, tiesQuery } from './translations';

/** Larger images are named to editors. */
const HEAVY_BYTES = 5_000_000;

/** What the rules know of the rest of the site: the answer to `siteIndexQuery`. */
export type SiteContent = {
  addresses: Addresses;
  /** `page`: id of the page that it leads to, if it leads to one by reference. */
  redirects: { _id: string; from: string | null; page?: string | null }[];
  /** Ids of shared content; strings alone, because there may be thousands. */
  shared: string[];
  channels: (string | null)[];
  questions: { _id: string; question: string | null }[];
  heavyImages: { _id: string; size: number }[];
  /** Whether Site settings say what a question shows that is answered by mail. */
  answersByMail: boolean;
} & TiedContent;

/** Texts that only one document should have. */
type SharedText = 'title' | 'description' | 'question';
type TextHolder = { _id: string; language?: unknown };

/** A page or redirect at a path. */
type Owner = { id: string; isRedirect: boolean; isPublished: boolean; name: string; leadsTo?: string };

/** The rest of the site, as a rule needs it for one document. */
export class SiteIndex {
  readonly addresses: AddressBook;
  readonly translations: Translations;
  readonly answersByMail: boolean;
  /** Time by which dates are judged, ms. */
  readonly now: number;
  readonly #owners = new Map<string, Owner[]>();
  /** Ids of what has a text, by the text. */
  readonly #texts: Record<SharedText, Map<string, Set<string>>> = {
    title: new Map(),
    description: new Map(),
    question: new Map(),
  };
  readonly #shared: Set<string>;
  readonly #channels: Set<unknown>;
  readonly #heavyImages: Map<string, number>;
  readonly #name: RegExp | undefined;

  constructor(content: SiteContent, now: number) {
    this.addresses = new AddressBook(content.addresses, now);
    this.translations = new Translations(content, content.addresses.pages);
    this.now = now;
    this.answersByMail = content.answersByMail;
    this.#shared = new Set(content.shared);
    this.#channels = new Set(content.channels);
    this.#heavyImages = new Map(content.heavyImages.map(({ _id, size }) => [_id, size]));
    this.#name = spellingsOf(this.addresses.productName);
    const { pages } = content.addresses;
    for (const { _id, path, title } of pages) this.#addOwner(_id, path, title ?? path, false);
    for (const { _id, from, page } of content.redirects)
      if (from) this.#addOwner(_id, from, from, true, page ?? '');
    for (const page of newest(pages)) {
      this.#addText('title', page.searchTitle || page.title, page);
      this.#addText('description', page.description, page);
    }
    for (const each of newest(content.questions)) this.#addText('question', each.question, each);
  }

  /** The placeholders of texts. */
  get placeholders(): string[] {
    return ['product', ...(this.addresses.facts ?? []).map(({ name }) => name)].map((name) => `{${name}}`);
  }

  /** Fills the placeholders of a text, as the site does. */
  fillText(text: string): string {
    return fillText(text, this.addresses);
  }

  /**
   * Other pages and redirects at a path. A redirect to the document itself goes when that is published there.
   * @param path as stored, with its placeholders
   * @param document that has the path itself
   */
  othersAt(path: string, document: ContentDocument): Owner[] {
    const own = getPublishedId(document._id);
    return (this.#owners.get(this.#pathKey(path)) ?? []).filter(
      ({ id, leadsTo }) => id !== own && leadsTo !== own,
    );
  }

  /**
   * Whether another page of the same language has the same title or description in search results, or whether another
   * question is the same.
   */
  shares(kind: SharedText, text: string, document: ContentDocument): boolean {
    return hasOther(this.#texts[kind].get(this.#textKey(text, document)), document);
  }

  /** The product's name in a text, where it is written in another way than in Site settings. */
  otherName(text: string): string | undefined {
    const { productName } = this.addresses;
    if (!this.#name) return undefined;
    return text.match(this.#name)?.find((found) => found !== productName);
  }

  /** Whether a published article appears in the channel. */
  hasArticles(channel: unknown): boolean {
    return this.#channels.has(channel);
  }

  /** Whether a document that others may refer to is published. */
  isPublished(id: string): boolean {
    return this.#shared.has(id);
  }

  /** @returns the size of an image in bytes if it is above `HEAVY_BYTES` */
  heavyImage(id: string): number | undefined {
    return this.#heavyImages.get(id);
  }

  #pathKey(path: string): string {
    return canonicalPath(fillLink(path, this.addresses.brand));
  }

  #addOwner(_id: string, path: string, name: string, isRedirect: boolean, leadsTo = ''): void {
    const key = this.#pathKey(path);
    const owner = { id: getPublishedId(_id), isRedirect, isPublished: !_id.includes('.'), name, leadsTo };
    const known = this.#owners.get(key);
    if (known) known.push(owner);
    else this.#owners.set(key, [owner]);
  }

  #textKey(text: string, { language }: TextHolder): string {
    return `${language ?? ''} ${this.fillText(text).trim().toLowerCase()}`;
  }

  #addText(kind: SharedText, text: string | null | undefined, holder: TextHolder): void {
    if (!text?.trim()) return;
    const key = this.#textKey(text, holder);
    const ids = this.#texts[kind].get(key) ?? new Set<string>();
    this.#texts[kind].set(key, ids.add(getPublishedId(holder._id)));
  }
}

/** Each document as editors see it: its draft, if it has one. */
function newest<Version extends { _id: string }>(pages: readonly Version[]): Iterable<Version> {
  const byId = new Map<string, Version>();
  for (const page of pages)
    if (page._id.startsWith('drafts.') || !byId.has(getPublishedId(page._id)))
      byId.set(getPublishedId(page._id), page);
  return byId.values();
}

const SHORTEST_NAME = 4;

/** A name in any case, as one word or several; not in an address. Shorter names are too often other words. */
function spellingsOf(name: string): RegExp | undefined {
  const letters = name.match(/[\p{L}\d]/gu) ?? [];
  if (letters.length < SHORTEST_NAME) return undefined;
  return new RegExp(`(?<![\\p{L}\\d@./_-])${letters.join('[\\s-]?')}(?![\\p{L}\\d@_/-]|\\.\\p{L})`, 'giu');
}

function hasOther(ids: Set<string> | undefined, { _id }: ContentDocument): boolean {
  return ids !== undefined && (ids.size > 1 || !ids.has(getPublishedId(_id)));
}

const READING_TIMEOUT_MS = 10_000;

let cached: { index: Promise<SiteIndex>; until: number } | undefined;
/** For errors and for warnings Studio validates separately, at once. */
const CACHE_MS = 1_000;
/** On a large site reading takes longer, and is repeated less often while an editor types. */
const CACHED_PER_READING = 8;

/**
 * The index of the site, drafts included.
 * @param client of the lake, signed in
 * @param clock current time, ms
 * @throws what the client throws
 */
export function readSiteIndex(client: SanityClient, clock = Date.now): Promise<SiteIndex> {
  const start = clock();
  if (cached && start < cached.until) return cached.index;
  const index = client
    .fetch<SiteContent>(
      siteIndexQuery,
      {},
      { perspective: 'raw', tag: 'site-index', signal: AbortSignal.timeout(READING_TIMEOUT_MS) },
    )
    .then((content) => new SiteIndex(content, start));
  const reading = { index, until: Number.POSITIVE_INFINITY };
  cached = reading;
  index.then(
    () => {
      const end = clock();
      reading.until = end + Math.max(CACHE_MS, CACHED_PER_READING * (end - start));
    },
    () => {
      if (cached === reading) cached = undefined;
    },
  );
  return index;
}

/** Discards the cached index, so that the next reading is of now. */
export function discardSiteIndex(): void {
  cached = undefined;
}

/** Types to which content refers strongly. */
const SHARED_TYPES = JSON.stringify([...sharedContent.map(([type]) => type), 'topic']);

/** Input of `SiteIndex`. It includes drafts: the perspective must be `raw`. */
export const siteIndexQuery = `{
  "addresses": ${addressesQuery},
  "redirects": *[_type == "redirect"]{ _id, from, "page": page._ref },
  "shared": *[_type in ${SHARED_TYPES}]._id,
  "channels": array::unique(*[_type == "article" && !(_id in path("drafts.**"))].channel),
  "answersByMail": count(*[_type == "siteSettings" && defined(mailAnswer)]) > 0,
  "questions": *[_type == "faqItem"]{ _id, question },
  "heavyImages": *[_type == "sanity.imageAsset" && size > ${HEAVY_BYTES}]{ _id, size },
  ${tiesQuery}
}`;
