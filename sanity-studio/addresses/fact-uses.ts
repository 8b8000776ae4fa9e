import type { SanityClient } from '@sanity/client';
import { getPublishedId } from '@sanity/client/csm';
import { recordsIn } from '../../protocol/is-record';
import { DEFAULT_LANGUAGE, languageOfFrame } from '../../protocol/language';
import { IS_SITE_DOCUMENT } from '../../protocol/site-documents';
import type { ContentDocument } from '../checks/flaw';
import { readContent } from '../checks/walk-content';
import { readInBatches } from '../lake/read-in-batches';
import { singleSettings } from '../structure/single-documents';
import type { BrokenUse } from './change-impact';
import { linksOf, type Stored } from './linked-content';

/**
 * The names that facts lose by a publish of Site settings, each with what says the same in a text: the fact's new name
 * in braces, or the last value of one that was removed.
 */
export function changedFacts(before: unknown, after: unknown): Map<string, string> {
  const [old, now] = [factsOf(before), factsOf(after)];
  const names = new Set(now.map(({ name }) => name));
  return new Map(
    old.flatMap(({ _key, name, value }) => {
      if (names.has(name)) return [];
      const renamed = now.find((fact) => fact._key === _key)?.name;
      return [[name, renamed === undefined ? value : `{${renamed}}`] as const];
    }),
  );
}

type Fact = { _key: unknown; name: string; value: string };

function factsOf(list: unknown): Fact[] {
  return recordsIn(list).flatMap(({ _key, name, value }) =>
    typeof name === 'string' && name !== ''
      ? [{ _key, name, value: typeof value === 'string' ? value : '' }]
      : [],
  );
}

/**
 * The texts that show these facts.
 * @param changed see `changedFacts`
 */
function usesOfFacts(stored: Stored, changed: ReadonlyMap<string, string>): BrokenUse[] {
  const { document } = linksOf(stored);
  return readContent(stored).texts.flatMap(({ text, path }) => {
    const newText = text.replace(/\{([a-z0-9-]+)\}/g, (braced, name: string) => changed.get(name) ?? braced);
    return newText === text ? [] : [{ document, field: path, text, newText, fallback: undefined }];
  });
}

/** That of settings, menu, chat and consent; undefined for the default one. */
const languageIn = ({ _id, _type }: ContentDocument) => languageOfFrame(_type, getPublishedId(_id));

const BATCH = 250;

/**
 * All texts that show these facts, in drafts too; those of Site settings are looked at in its form.
 * @param settings that have the facts: what is in another language shows others. What is in none is looked at for the
 *   default language, as the names of facts are the same in each
 * @throws what the client throws
 */
export async function readFactUses(
  client: SanityClient,
  changed: ReadonlyMap<string, string>,
  settings: ContentDocument,
): Promise<BrokenUse[]> {
  if (changed.size === 0) return [];
  const { language = DEFAULT_LANGUAGE } = settings;
  const own = languageIn(settings);
  const isShown = (stored: Stored) =>
    singleSettings.has(stored._type)
      ? languageIn(stored) === own
      : stored.language === language || (stored.language === undefined && own === undefined);
  const filter = `${IS_SITE_DOCUMENT} && _type != "siteSettings"`;
  const options = { filter, perspective: 'raw', tag: 'facts', size: BATCH } as const;
  const uses: BrokenUse[] = [];
  for await (const batch of readInBatches<Stored>(client, options))
    for (const stored of batch) if (isShown(stored)) uses.push(...usesOfFacts(stored, changed));
  return uses;
}
