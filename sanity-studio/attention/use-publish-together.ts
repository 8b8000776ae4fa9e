import { useToast } from '@sanity/ui';
import { useState } from 'react';
import { useClient, useWorkspace, validateDocument } from 'sanity';
import { isRecord } from '../../protocol/is-record';
import { API_VERSION } from '../../protocol/lake-api';
import { messageOf } from '../ui/problem';
import { publishTogether, type Refusal } from './publish-together';

/** Why nothing was published. */
export type PublishingFailure = { refusals: readonly Refusal[] } | { problem: string };

/** Publishes drafts together, and says how that went. @param onPublished called when all are published */
export function usePublishTogether(onPublished: () => void) {
  const client = useClient({ apiVersion: API_VERSION });
  const workspace = useWorkspace();
  const toast = useToast();
  const [isPublishing, setIsPublishing] = useState(false);
  const [failure, setFailure] = useState<PublishingFailure>();
  const validate: Parameters<typeof publishTogether>[2] = (document, exists) =>
    validateDocument({
      document,
      workspace,
      environment: 'studio',
      getDocumentExists: ({ id }) => exists(id),
    });
  /** @param seen see `publishTogether` */
  const publish = async (ids: readonly string[], seen?: ReadonlyMap<string, string>) => {
    setIsPublishing(true);
    setFailure(undefined);
    try {
      const refusals = await publishTogether(client, ids, validate, seen);
      if (refusals.length > 0) {
        setFailure({ refusals });
      } else {
        toast.push({ status: 'success', title: published(ids.length), closable: true });
        onPublished();
      }
    } catch (error) {
      setFailure({ problem: problemOf(error) });
    } finally {
      setIsPublishing(false);
    }
  };
  return { publish, isPublishing, failure, forget: () => setFailure(undefined) };
}

const CONFLICT = 409;

function problemOf(error: unknown): string {
  if (isRecord(error) && error.statusCode === CONFLICT)
    return 'somebody has changed or published one of them at the same moment. Look again.';
  return messageOf(error);
}

function published(count: number): string {
  return count === 1 ? 'One document was published' : `${count} documents were published together`;
}
