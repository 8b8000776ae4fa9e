import type { RunningSite } from './start-site';

const API_VERSION = 'v2025-02-19';
const DATASET = 'production';

/**
 * Sends mutations to the lake.
 * @throws with the lake's answer if it refuses
 */
export async function writeToLake(
  { lakeUrl, lakeToken }: Pick<RunningSite, 'lakeUrl' | 'lakeToken'>,
  mutations: readonly Record<string, unknown>[],
): Promise<void> {
  const response = await fetch(`${lakeUrl}/${API_VERSION}/data/mutate/${DATASET}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${lakeToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ mutations }),
  });
  if (!response.ok) throw new Error(await response.text());
}
