import { randomBytes } from 'node:crypto';
import { httpError } from '../errors';
import { findDataset, type Lake, localUser } from '../lake';
import { readQueryParams } from '../query/query-request';
import type { EventFeed, FeedRequest } from '../server/route';
import { baseDocumentId } from '../store/lake-document';
import { Listener, readListenOptions } from './listener';

const LISTENER_NAME_BYTES = 8;

/**
 * `GET data/listen/:dataset`: an event for every change of the documents that a query selects.
 *
 * Without a token only published documents are sent, whatever is requested.
 *
 * @throws LakeError 404 for an unknown dataset, 400 for a query that cannot be read.
 */
export async function openListenFeed(request: FeedRequest, lake: Lake): Promise<EventFeed> {
  const dataset = findDataset(lake, request.parts.dataset);
  const query = request.search.get('query');
  if (query === null) throw httpError(400, 'Missing required parameter "query"');
  const params = readQueryParams(request.search);
  const options = readListenOptions(request.search, request.apiVersion);
  await lake.queries.run({ kind: 'parse', query, params }, request.signal);
  const call = {
    query,
    params,
    identity: request.isTrusted ? localUser.id : '<anonymous>',
    projectId: lake.projectId,
    dataset: dataset.name,
  };
  const listener = new Listener(
    dataset.changes,
    (states, signal) => lake.queries.run({ kind: 'filter', ...call, states, timestamp: lake.now() }, signal),
    options,
    (id) => {
      if (!request.isTrusted) return !id.includes('.');
      return options.includeAllVersions || baseDocumentId(id) === id;
    },
  );
  const name = randomBytes(LISTENER_NAME_BYTES).toString('hex');
  return (send) => listener.start(send, name, request.lastEventId);
}
