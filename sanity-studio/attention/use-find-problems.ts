import { useCallback } from 'react';
import { type SanityClient, useSource } from 'sanity';
import { findFlawsWith } from '../checks/find-flaws';
import { type Attention, findProblems } from './find-problems';

/** All content is read for it, and content changes slowly. */
const MOST_AGE_MS = 300_000;

let last: { found: Promise<Attention>; atMs: number } | undefined;

/** @returns finds what needs an editor's attention, by the rules of the site and of the form: one search for all places */
export function useFindProblems() {
  const form = useSource();
  return useCallback(
    (client: SanityClient, mostAgeMs = MOST_AGE_MS): Promise<Attention> => {
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
