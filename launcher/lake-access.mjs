import { join } from 'node:path';
import { LaunchFailure } from './launch-failure.mjs';
import { readToken } from './read-token.mjs';

const ANSWER_TIMEOUT_MS = 10_000;
const COUNT_CONTENT = 'count(*[!(_id in path("_.**"))])';

/**
 * @param {{ apiHost: string, dataset: string, dataDir: string }} lake a local lake that is running, and its folder
 * @returns {Promise<{ token: string, documentCount: number }>} what opens it for writing, and how much it holds (drafts and assets too)
 * @throws {LaunchFailure} when what answers there is not the lake of this folder
 */
export async function lakeAccess({ apiHost, dataset, dataDir }) {
  const token = readToken(dataDir);
  if (token === undefined)
    throw new LaunchFailure(
      `${join(dataDir, 'content-lake', 'token')} is missing: the lake at ${apiHost} keeps its content in another folder; see DATA_DIR.`,
    );
  const url = new URL(`/v2025-02-19/data/query/${dataset}`, apiHost);
  url.searchParams.set('query', COUNT_CONTENT);
  url.searchParams.set('perspective', 'raw');
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).catch((error) => {
    throw new LaunchFailure(`The lake at ${apiHost} does not answer: ${error.message}`);
  });
  if (!response.ok) {
    throw new LaunchFailure(
      `The lake at ${apiHost} answers ${response.status}; is it another folder's? See DATA_DIR, LAKE_PORT and SANITY_DATASET.`,
    );
  }
  const { result } = await response.json();
  return { token, documentCount: Number(result) };
}
