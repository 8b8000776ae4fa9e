import { sessionError } from '../errors';
import { findDataset, type Lake } from '../lake';
import { shownInFeed } from '../query/perspective';
import { changeTags } from '../query/sync-tags';
import type { EventFeed, FeedEvent, FeedRequest } from '../server/route';
import type { DatasetChange } from '../store/change-log';
import type { Dataset } from '../store/dataset';
import { baseDocumentId } from '../store/lake-document';

/**
 * `GET data/live/events/:dataset`: sends the sync tags that each change invalidates. A reconnecting client gets the events
 * that it missed, or `restart` when they are no longer in memory.
 * @throws LakeError 401 for drafts without a token, 404 for an unknown dataset.
 */
export function openLiveFeed(request: FeedRequest, lake: Lake): EventFeed {
  const dataset = findDataset(lake, request.parts.dataset);
  const hasDrafts = request.search.get('includeDrafts') === 'true';
  if (hasDrafts && !request.isTrusted) throw sessionError('Drafts need the token of the Content Lake');
  const { lastEventId } = request;
  return (send) => {
    const { changes } = dataset;
    const missed =
      lastEventId === undefined ? [] : changes.since(({ sequence }) => eventId(sequence) === lastEventId);
    const id = eventId(changes.last.sequence);
    send({ event: 'welcome', id: missed && lastEventId !== undefined ? lastEventId : id, data: '{}' });
    if (!missed) send({ event: 'restart', id, data: '{}' });
    const maySee = shownInFeed(request.isTrusted, hasDrafts);
    const publish = (change: DatasetChange) => sendTags(dataset, change, maySee, hasDrafts, send);
    for (const change of missed ?? []) publish(change);
    return changes.subscribe(publish);
  };
}

function eventId(sequence: number): string {
  return sequence.toString(36);
}

function sendTags(
  dataset: Dataset,
  change: DatasetChange,
  maySee: (documentId: string) => boolean,
  hasDrafts: boolean,
  send: (event: FeedEvent) => void,
): void {
  const changed = change.documents.filter(({ id }) => maySee(id));
  if (changed.length === 0) return;
  const states = changed.flatMap(({ id, before, after }) => {
    const siblings = hasDrafts ? siblingsOf(dataset, id) : [];
    return [before, after, ...siblings].filter((state) => state !== undefined);
  });
  const data = JSON.stringify({ tags: changeTags(dataset.name, states) });
  send({ event: 'message', id: eventId(change.sequence), data });
}

function siblingsOf(dataset: Dataset, id: string) {
  const baseId = baseDocumentId(id);
  return [baseId, ...dataset.versionsOf(baseId)].map((sibling) => dataset.get(sibling));
}
