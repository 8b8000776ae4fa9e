import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { readAddressBook } from '../addresses/read-address-book';
import { API_VERSION } from '../schema/rules/api-version';
import { contentQuery, unpublishedQuery } from './attention-queries';
import { type ContentDocument, deadLinks, type Flaw, undescribedPictures } from './content-flaws';

/** A change that visitors do not see yet. */
export type Unpublished = {
  _id: string;
  _type: string;
  _updatedAt: string;
  title: string | null;
  path: string | null;
  isNew: boolean;
};

/** What needs attention; nothing while it is being looked for. */
export type Attention = { undescribed: Flaw[]; dead: Flaw[]; unpublished: Unpublished[] };

type State = { attention: Attention | undefined; problem: string | undefined; look: () => void };

/** Looks through all content for what needs attention: when first shown, and when asked to look again. */
export function useAttention(): State {
  const client = useClient({ apiVersion: API_VERSION });
  const [attention, setAttention] = useState<Attention>();
  const [problem, setProblem] = useState<string>();
  const look = useCallback(() => {
    setAttention(undefined);
    setProblem(undefined);
    const asDrafts = { perspective: 'drafts', tag: 'attention' } as const;
    const asStored = { perspective: 'raw', tag: 'attention' } as const;
    Promise.all([
      client.fetch<ContentDocument[]>(contentQuery, {}, asDrafts),
      client.fetch<Unpublished[]>(unpublishedQuery, {}, asStored),
      readAddressBook(client),
    ])
      .then(([documents, unpublished, addresses]) =>
        setAttention({
          undescribed: undescribedPictures(documents),
          dead: deadLinks(documents, addresses),
          unpublished,
        }),
      )
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  }, [client]);
  useEffect(look, [look]);
  return { attention, problem, look };
}
