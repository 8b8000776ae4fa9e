import { getPublishedId } from '@sanity/client/csm';
import { languageOfFrame } from '../../protocol/language';
import { TRANSLATIONS } from '../../protocol/site-documents';
import type { Addresses } from '../addresses/address-book';
import {
  type LanguageSettings,
  languagesOf,
  languagesQuery,
  type SiteLanguage,
} from '../languages/site-languages';
import { singleSettings } from '../structure/single-documents';
import type { ContentDocument } from './flaw';

/** As a tie names it. */
type Member = {
  _key: string;
  id: string | null;
  language: string | null;
  /** Of what is published: the last time, and whether it was changed since an import has brought it. */
  publishedAt: string | null;
  isChanged: boolean | null;
  /** When an editor has found it still right. */
  checkedAt: string | null;
};

/** What says which languages there are, and which pages say the same. */
export type TiedContent = {
  languages: LanguageSettings;
  ties: { _id: string; members: Member[] | null }[];
  /** Ids. */
  drafts: string[];
};

export const tiesQuery = `"languages": ${languagesQuery},
  "ties": *[_type == "${TRANSLATIONS}"]{
    _id,
    "members": translations[]{
      _key,
      "id": value._ref,
      "language": coalesce(value->language, language),
      "publishedAt": value->_updatedAt,
      "isChanged": value->_updatedAt > value->_createdAt,
      checkedAt
    }
  },
  "drafts": *[_id in path("drafts.**") && defined(language)]._id`;

/** `path`: as editors see it; a topic may have none. */
export type Translation = Member & { id: string; path: string | undefined };
type Tie = { _id: string; members: Translation[] };

/** The languages of the site, and the pages that are translations of each other. */
export class Translations {
  readonly languages: readonly SiteLanguage[];
  readonly #pages: ReadonlyMap<string, Addresses['pages'][number]>;
  readonly #ties = new Map<string, Tie>();

  constructor({ languages, ties, drafts }: TiedContent, pages: Addresses['pages']) {
    this.languages = languagesOf(languages);
    this.#pages = new Map(pages.map((page) => [getPublishedId(page._id), page]));
    const known = new Set(drafts);
    for (const { _id, members } of ties) {
      // A page that was deleted stays tied, and is there again when it is restored.
      const there = (members ?? []).flatMap(({ id, ...member }): Translation[] =>
        id && (member.publishedAt || known.has(`drafts.${id}`))
          ? [{ ...member, id, path: this.#pages.get(id)?.path }]
          : [],
      );
      for (const { id } of there) this.#ties.set(id, { _id, members: there });
    }
  }

  tieOf(id: string): Tie | undefined {
    return this.#ties.get(id);
  }

  /** A page among its translations. */
  memberOf(id: string): Translation | undefined {
    return this.tieOf(id)?.members.find((member) => member.id === id);
  }

  /** The language of a page, or of what every page shows; undefined for all that has none. */
  languageOf({ _id, _type, language }: ContentDocument): string | undefined {
    if (singleSettings.has(_type))
      return languageOfFrame(_type, getPublishedId(_id)) ?? this.languages[0]?.tag;
    return typeof language === 'string' ? language : undefined;
  }

  /** The language of the page with an id, where it has one. */
  languageById(id: string): string | undefined {
    return this.#pages.get(id)?.language ?? this.memberOf(id)?.language ?? undefined;
  }

  /** How many pages are in a language. */
  countIn(tag: string): number {
    return [...this.#pages.values()].filter(({ language }) => language === tag).length;
  }

  /** What says the same in a language. */
  inLanguage(id: string, tag: string): Translation | undefined {
    return this.tieOf(id)?.members.find(({ language }) => language === tag);
  }

  stateOf({ id, publishedAt, checkedAt }: Translation): TranslationState {
    if (!publishedAt) return 'Draft';
    const original = this.inLanguage(id, this.languages[0]?.tag ?? '');
    const seenAt = [publishedAt, checkedAt ?? ''].sort().at(-1) ?? '';
    const isBehind = original?.isChanged && original.id !== id && (original.publishedAt ?? '') > seenAt;
    return isBehind ? 'Older than the original' : 'Published';
  }
}

type TranslationState = 'Draft' | 'Published' | 'Older than the original';
