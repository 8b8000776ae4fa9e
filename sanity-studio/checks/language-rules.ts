import { getPublishedId } from '@sanity/client/csm';
import { recordsIn } from '../../protocol/is-record';
import { canonicalLanguage, DEFAULT_LANGUAGE } from '../../protocol/language';
import type { AddressBook } from '../addresses/address-book';
import type { SiteLanguage } from '../languages/site-languages';
import type { CheckedDocument } from './check-document';
import type { ContentDocument, Finding } from './flaw';
import { LINK_FIELDS } from './link-rules';
import { isPageType } from './path-rules';
import type { SiteIndex } from './site-index';
import type { Translation, Translations } from './translations';
import { fieldPath } from './walk-content';

const NO_LANGUAGE = 'This page has no language, so visitors do not find it. An operator can set it.';
const ALONE =
  'The other languages would keep the former one. “Rename product…”, in the menu beside Publish, changes it in all of them.';
const OLD =
  'The original was published later. Look this through and publish it, or say under Translations that it is still right.';

/**
 * Where pages have a language: that of the page, its original and its translations, and links into another. Site
 * settings must not leave pages without theirs.
 */
export function* checkLanguage({ document, parts }: CheckedDocument, index: SiteIndex): Generator<Finding> {
  const { addresses, translations } = index;
  const { languages } = translations;
  if (document._type === 'redirect') return;
  const left = leftBy(document, translations);
  if (left) yield { kind: 'pages-outside', path: 'language', message: left };
  const tag = translations.languageOf(document);
  if (document._type === 'siteSettings' && languages.length > 1) yield* checkSettings(document, addresses);
  const own = languages.find((language) => language.tag === tag);
  if (!own && isPageType(document._type) && (tag || languages.length > 1))
    yield { kind: 'no-language', path: '', message: tag ? unknown(tag) : NO_LANGUAGE };
  if (!own || languages.length < 2) return;
  const id = getPublishedId(document._id);
  const translation = translations.inLanguage(id, own.tag);
  if (translation && translation.id !== id)
    yield { kind: 'second-translation', path: '', message: second(own.name, translation.path) };
  else if (translation && translations.stateOf(translation) === 'Older than the original')
    yield { kind: 'old-translation', path: '', message: OLD };
  const kind = document._type === 'navigation' ? 'untranslated-entry' : 'foreign-link';
  for (const { id, path } of targetsOf({ document, parts }, addresses)) {
    const language = translations.languageById(id);
    if (!language || language === own.tag) continue;
    yield {
      kind,
      path,
      message: `Leads into another language. ${advice(own, translations.inLanguage(id, own.tag))}`,
    };
  }
}

const unknown = (tag: string) =>
  `The site has no language “${tag}”, so visitors do not find this page. Its language needs Site settings of its own; an operator can add them.`;
const second = (name: string, path = 'another address') =>
  `The original has another ${name} page at ${path}, to which visitors are led. Unpublish or delete one of the two.`;

/** The product has one name in all languages, and facts have the same names: what is in no language shows them too. */
function* checkSettings(
  { _id, facts, ...names }: ContentDocument,
  { productName, brand, facts: ofMain }: AddressBook,
): Generator<Finding> {
  if (getPublishedId(_id) === 'siteSettings') {
    const published = { productName, applicationHost: brand.applicationHost };
    for (const [path, value] of Object.entries(published))
      if (value && names[path] !== value) yield { kind: 'name-alone', path, message: ALONE };
    return;
  }
  const own = new Set(recordsIn(facts).map(({ name }) => name));
  const missing = (ofMain ?? []).flatMap(({ name }) => (own.has(name) ? [] : (name ?? [])));
  if (missing.length === 0) return;
  const message = `The facts of the default language have ${missing.join(', ')} too. Add what is missing, with its value in this language: without it visitors read “…” there.`;
  yield { kind: 'unknown-placeholder', path: 'facts', message };
}

/** What a change of the default language would do to its pages. */
function leftBy({ _id, language }: ContentDocument, translations: Translations): string | undefined {
  const [published] = translations.languages;
  if (getPublishedId(_id) !== 'siteSettings' || !published) return undefined;
  const count = translations.countIn(published.tag);
  const given = canonicalLanguage(String(language ?? '')) ?? DEFAULT_LANGUAGE;
  if (given === published.tag || count === 0) return undefined;
  return `Visitors would no longer find the pages in ${published.name} (${count}). Keep “${published.tag}”, or ask an operator to give the pages the new language too.`;
}

function advice({ name }: SiteLanguage, better: Translation | undefined): string {
  if (!better) return `It has no page in ${name} yet.`;
  return better.path ? `In ${name} it is at ${better.path}.` : `Choose what says the same in ${name}.`;
}

/** The ids that a document links and refers to, with the path of each field. */
function targetsOf({ document, parts }: Pick<CheckedDocument, 'document' | 'parts'>, addresses: AddressBook) {
  const ownPath = typeof document.path === 'string' ? document.path : undefined;
  return parts.flatMap(({ value, path }) => [
    ...(typeof value._ref === 'string' ? [{ id: value._ref, path }] : []),
    ...LINK_FIELDS.flatMap((field) => {
      const href = value[field];
      const page = typeof href === 'string' ? addresses.destinationOf(href, ownPath)?.page : undefined;
      return page ? [{ id: page.id, path: fieldPath(path, field) }] : [];
    }),
  ]);
}
