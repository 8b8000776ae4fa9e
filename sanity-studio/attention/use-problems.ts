import { useCallback } from 'react';
import { type SanityClient, useSource } from 'sanity';
import { findFlawsWith } from '../checks/find-flaws';
import { useReading } from '../ui/use-reading';
import { findProblems } from './find-problems';

/** What needs an editor's attention, by the rules of the site and of the form. */
export function useProblems() {
  const form = useSource();
  return useReading(useCallback((client: SanityClient) => findProblems(client, findFlawsWith(form)), [form]));
}
