import { useCallback } from 'react';
import { type SanityClient, useSource } from 'sanity';
import { findFlawsWith } from '../checks/find-flaws';
import { type Attention, findProblems } from './find-problems';

let last: { found: Promise<Attention>; atMs: number } | undefined;

/**
 * @returns finds what needs an editor's attention, by the rules of the site and of the form. All content is read for it:
 *   who takes what was found up to `mostAgeMs` ago does not search again.
 */
export function useFindProblems() {
  const form = useSource();
  return useCallback(
    (client: SanityClient, mostAgeMs = 0): Promise<Attention> => {
      if (last && Date.now() - last.atMs < mostAgeMs) return last.found;
      const search = { found: findProblems(client, findFlawsWith(form)), atMs: Date.now() };
      last = search;
      search.found.catch(() => {
        if (last === search) last = undefined;
      });
      return search.found;
    },
    [form],
  );
}
