import { isRecord } from '../../protocol/is-record';
import type { RunningSite } from './start-site';

export type StoredDocument = Record<string, unknown> & { _id: string; _type: string };

/** All published documents of the lake as stored, without Sanity's own. */
export async function publishedDocuments({ lakeUrl, lakeToken }: RunningSite): Promise<StoredDocument[]> {
  const url = new URL('/v2025-02-19/data/query/production', lakeUrl);
  url.searchParams.set('query', '*[!(_type match "sanity.*") && !(_type match "system.*")]');
  url.searchParams.set('perspective', 'published');
  const answer: unknown = await (
    await fetch(url, { headers: { Authorization: `Bearer ${lakeToken}` } })
  ).json();
  const result: unknown = isRecord(answer) ? answer.result : [];
  return Array.isArray(result) ? result.filter(isDocument) : [];
}

function isDocument(value: unknown): value is StoredDocument {
  return isRecord(value) && typeof value._id === 'string' && typeof value._type === 'string';
}
