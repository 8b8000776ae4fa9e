import type { SanityClient } from '@sanity/client';
import { recordsIn } from '../../protocol/is-record';
import { DEFAULT_LANGUAGE } from '../../protocol/language';
import { IS_SITE_DOCUMENT } from '../../protocol/site-documents';
import { readContent } from '../checks/walk-content';
import { readInBatches } from '../lake/read-in-batches';
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

const BATCH = 250;

/**
 * All texts that show these facts, in drafts too; those of Site settings are looked at in its form.
 * @param language that the facts are in: pages in another show others
 * @throws what the client throws
 */
export async function readFactUses(
  client: SanityClient,
  changed: ReadonlyMap<string, string>,
  language: unknown = DEFAULT_LANGUAGE,
): Promise<BrokenUse[]> {
  if (changed.size === 0) return [];
  const shown = `(!defined(language) || language == ${JSON.stringify(language)})`;
  const filter = `${IS_SITE_DOCUMENT} && _type != "siteSettings" && ${shown}`;
  const options = { filter, perspective: 'raw', tag: 'facts', size: BATCH } as const;
  const uses: BrokenUse[] = [];
  for await (const batch of readInBatches<Stored>(client, options))
    for (const stored of batch) uses.push(...usesOfFacts(stored, changed));
  return uses;
}
