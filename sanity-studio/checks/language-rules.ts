import { getPublishedId } from '@sanity/client/csm';
import type { AddressBook } from '../addresses/address-book';
import type { CheckedDocument } from './check-document';
import type { Finding } from './flaw';
import { LINK_FIELDS } from './link-rules';
import { isPageType } from './path-rules';
import type { SiteIndex } from './site-index';
import { fieldPath } from './walk-content';

const NO_LANGUAGE =
  'This page has no language, or one that the site does not have, so no list shows it. An operator can set it.';
const OLD =
  'The original was published later. Look this through and publish it, or say under Translations that it is still right.';

/** Where the site has several languages: that of the page, its original, and links into another. */
export function* checkLanguage({ document, parts }: CheckedDocument, index: SiteIndex): Generator<Finding> {
  const { addresses, translations } = index;
  const { languages } = translations;
  if (languages.length < 2 || document._type === 'redirect') return;
  const own = languages.find(({ tag }) => tag === translations.languageOf(document));
  if (!own) {
    if (isPageType(document._type)) yield { kind: 'no-language', path: '', message: NO_LANGUAGE };
    return;
  }
  const translation = translations.inLanguage(getPublishedId(document._id), own.tag);
  if (translation && translations.stateOf(translation) === 'Older than the original')
    yield { kind: 'old-translation', path: '', message: OLD };
  const kind = document._type === 'navigation' ? 'untranslated-entry' : 'foreign-link';
  for (const { id, path } of targetsOf({ document, parts }, addresses)) {
    const language = translations.languageById(id);
    if (!language || language === own.tag) continue;
    const better = translations.inLanguage(id, own.tag)?.path;
    const advice = better ? `In ${own.name} it is at ${better}.` : `It has no page in ${own.name} yet.`;
    yield { kind, path, message: `Leads into another language. ${advice}` };
  }
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
