import { fillLink, fillText } from '../../protocol/placeholders';
import type { AddressBook } from '../addresses/address-book';
import type { KnownPage } from '../addresses/known-page';
import { languageOfSingle } from '../structure/single-documents';
import { type OutsideAddress, outsideAddress, outsideWords } from './outside-address';

/** What a link field offers. */
export type LinkChoice = {
  kind: 'page' | 'article' | 'topic' | 'part' | 'redirect' | OutsideAddress['kind'];
  /** The link as it is stored. */
  value: string;
  title: string;
  detail: string;
  /** False: visitors cannot see its page yet. */
  isPublished: boolean;
};

type Asked = {
  /**
   * Id of the page that holds the link, without `drafts.`; its parts are offered without its path, and pages in its
   * language before others.
   */
  ownId?: string | undefined;
  /** The stored link: its page and the parts of that are offered first. */
  current?: string | undefined;
  /** Whether only pages that visitors see are offered, and not the own one. */
  isPagesOnly?: boolean | undefined;
};

type Part = { anchor: string; words: string; key: string };
type Page = { page: KnownPage; title: string; path: string; key: string; parts: Part[]; partKeys: string };
type Redirect = { from: string; path: string; key: string };
type Add = (rank: number | undefined, make: () => LinkChoice) => void;
type Query = { whole: string; words: string[]; anchor: string[] | undefined };

const GONE = 410;
/** More are counted, not listed. */
export const MOST_LISTED = 50;
/** How well a choice matches: wholly, at its start, at the start of its words, anywhere. */
const RANKS = 4;
const ANYWHERE = RANKS - 1;

/** What links can lead to, to be searched at every key. */
export class LinkChoices {
  readonly #book: AddressBook;
  readonly #siteOrigin: string;
  readonly #pages: Page[];
  readonly #redirects: Redirect[];

  /** @param siteOrigin of the site; an address of it means its page */
  constructor(book: AddressBook, siteOrigin: string) {
    this.#book = book;
    this.#siteOrigin = siteOrigin;
    this.#pages = book.pages
      .map((page) => this.#readPage(page))
      .sort((one, other) => kindOf(one) - kindOf(other) || order(one.path, other.path));
    this.#redirects = book.redirects.flatMap(({ from, status }) =>
      from && status !== GONE && !from.endsWith('*') ? [this.#readRedirect(from)] : [],
    );
  }

  /**
   * What an editor may mean by a text.
   * @param text words of a title or heading, a path, an anchor after `#`, or an address; empty: every page
   * @returns the best first, at most `MOST_LISTED`; `total` counts all
   */
  find(text: string, asked: Asked = {}): { choices: LinkChoice[]; total: number } {
    const ranks: (() => LinkChoice)[][] = Array.from({ length: RANKS }, () => []);
    let total = 0;
    const add: Add = (rank, make) => {
      if (rank === undefined) return;
      total += 1;
      const found = ranks[rank];
      if (found && found.length < MOST_LISTED) found.push(make);
    };
    const typed = text.trim();
    const isOwn = typed.startsWith(this.#siteOrigin);
    const isInside = isOwn || asked.isPagesOnly;
    const outside = isInside ? undefined : outsideAddress(typed, this.#book.brand);
    if (outside) add(0, () => this.#outsideChoice(outside));
    if (typed === '') this.#addAll(asked, add);
    else this.#search(this.#read(isOwn ? typed.slice(this.#siteOrigin.length) || '/' : typed), asked, add);
    const listed = ranks.flat().slice(0, MOST_LISTED);
    return { choices: listed.map((make) => make()), total };
  }

  #search(query: Query, asked: Asked, add: Add): void {
    const pages = this.#pagesOf(asked);
    if (!query.anchor)
      for (const page of pages)
        if (isOffered(page, asked)) add(rankOf(page, query), () => this.#pageChoice(page));
    if (asked.isPagesOnly) return;
    for (const page of pages) {
      if (!mayHavePart(page, query)) continue;
      for (const part of page.parts)
        add(rankOfPart(part, page, query, asked), () => this.#partChoice(part, page, asked));
    }
    if (query.anchor) return;
    for (const redirect of this.#redirects)
      add(rankOf(redirect, query), () => this.#redirectChoice(redirect));
  }

  #pagesOf({ ownId = '' }: Asked): Page[] {
    const own = this.#pages.find(({ page }) => page.id === ownId)?.page.language ?? languageOfSingle(ownId);
    const isForeign = ({ page }: Page) => Number(page.language !== own);
    return own ? this.#pages.toSorted((one, other) => isForeign(one) - isForeign(other)) : this.#pages;
  }

  #addAll(asked: Asked, add: Add): void {
    const current = asked.current === undefined ? undefined : this.#book.destinationOf(asked.current)?.page;
    for (const page of this.#pagesOf(asked)) {
      if (!isOffered(page, asked)) continue;
      const isCurrent = page.page.id === current?.id;
      add(isCurrent ? 0 : ANYWHERE, () => this.#pageChoice(page));
      for (const part of isCurrent && !asked.isPagesOnly ? page.parts : [])
        add(0, () => this.#partChoice(part, page, asked));
    }
  }

  #read(text: string): Query {
    const [before = '', after] = fold(fillLink(text, this.#book.brand)).trim().split(/#(.*)/s);
    return {
      whole: before,
      words: wordsOf(before),
      anchor: after === undefined ? undefined : wordsOf(after),
    };
  }

  #readPage(page: KnownPage): Page {
    const title = fillText(page.name, this.#book);
    const path = fillLink(page.path, this.#book.brand);
    const parts: Part[] = [];
    for (const [anchor, words] of page.anchors)
      if (words !== undefined)
        parts.push({
          anchor,
          words: words || anchor,
          key: fold(words === '' ? anchor : `${words}\n${anchor}`),
        });
    const partKeys = parts.map(({ key }) => key).join('\n');
    return { page, title, path, key: fold(`${title}\n${path}`), parts, partKeys };
  }

  #readRedirect(from: string): Redirect {
    const path = fillLink(from, this.#book.brand);
    return { from, path, key: fold(path) };
  }

  #pageChoice({ page, title, path }: Page): LinkChoice {
    const kind = page.type === 'article' || page.type === 'topic' ? page.type : 'page';
    return { kind, value: page.path, title, detail: path, isPublished: page.isPublished };
  }

  #partChoice({ anchor, words }: Part, { page, title, path }: Page, { ownId }: Asked): LinkChoice {
    const isOwn = page.id === ownId;
    return {
      kind: 'part',
      value: isOwn ? `#${anchor}` : `${page.path}#${anchor}`,
      title: words,
      detail: isOwn ? `This page, #${anchor}` : `${title}, ${path}#${anchor}`,
      isPublished: isOwn || page.isPublished,
    };
  }

  #redirectChoice({ from, path }: Redirect): LinkChoice {
    const { page, flaw, redirect } = this.#book.destinationOf(from) ?? {};
    const target = page ? `“${fillText(page.name, this.#book)}”` : (redirect?.target.href ?? 'nowhere');
    return {
      kind: 'redirect',
      value: from,
      title: path,
      detail: flaw?.kind === 'dead' ? flaw.message : `To ${target}`,
      isPublished: flaw === undefined,
    };
  }

  #outsideChoice(outside: OutsideAddress): LinkChoice {
    const { value, kind } = outside;
    return { kind, value, title: outsideWords(outside, this.#book.brand), detail: value, isPublished: true };
  }
}

const isOffered = ({ page }: Page, { isPagesOnly, ownId }: Asked) =>
  !isPagesOnly || (page.isPublished && page.id !== ownId);

function rankOf({ key, path }: { key: string; path: string }, { whole, words }: Query): number | undefined {
  const rank = rankOfWords(key, words);
  if (rank === undefined) return undefined;
  const at = path.toLowerCase();
  if (at === whole || at === `/${whole}` || key.startsWith(`${whole}\n`)) return 0;
  return key.startsWith(whole) || at.startsWith(whole) || at.startsWith(`/${whole}`) ? 1 : rank;
}

/** Of a part at least one word must be its own: else a page would bring all its parts along. */
function rankOfPart(part: Part, page: Page, query: Query, { ownId }: Asked): number | undefined {
  const { whole, words, anchor } = query;
  if (!anchor) {
    const isElsewhere = (word: string) => !part.key.includes(word);
    const elsewhere = words.filter(isElsewhere);
    if (elsewhere.length === words.length || !elsewhere.every((word) => page.key.includes(word)))
      return undefined;
    return rankOfWords(part.key, elsewhere.length === 0 ? words : words.filter((word) => !isElsewhere(word)));
  }
  const onPage = whole === '' ? 0 : rankOf(page, query);
  const ofPart = rankOfWords(part.key, anchor);
  if (onPage === undefined || ofPart === undefined) return undefined;
  if (whole === '') return page.page.id === ownId ? 1 : ofPart;
  return onPage;
}

/** Whether any part of the page can match: a quick check, so that most pages' parts are not compared one by one. */
function mayHavePart({ key, partKeys }: Page, { words, anchor }: Query): boolean {
  if (anchor) return anchor.every((word) => partKeys.includes(word));
  let isOwn = false;
  for (const word of words) {
    const isOfPart = partKeys.includes(word);
    if (!isOfPart && !key.includes(word)) return false;
    isOwn ||= isOfPart;
  }
  return isOwn;
}

const BETWEEN_WORDS = ' \n/-#.(“‘&+';

/** @returns 2 if each word begins a word, 3 if each is anywhere, undefined if one is missing */
function rankOfWords(key: string, words: readonly string[]): number | undefined {
  let rank = ANYWHERE - 1;
  for (const word of words) {
    const at = key.indexOf(word);
    if (at < 0) return undefined;
    if (at > 0 && !BETWEEN_WORDS.includes(key.charAt(at - 1))) rank = ANYWHERE;
  }
  return rank;
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** Among equal matches a page is meant more often than a topic that has its name. */
const KINDS: readonly unknown[] = ['page', 'article', 'topic'];

/** The place of a page's kind; unnamed kinds come last. */
const kindOf = ({ page }: Page) => (KINDS.includes(page.type) ? KINDS.indexOf(page.type) : KINDS.length);

const order = (one: string, other: string) => (one < other ? -1 : Number(one > other));
