import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { evaluate, parse } from 'groq-js';
import { defer } from 'rxjs';

/**
 * A client whose queries are answered from documents, all of them in every perspective.
 * @param answers takes the length of each answer, in characters
 */
export function lakeWith(dataset: readonly object[], answers: number[] = []): SanityClient {
  const answer: NonNullable<ClientConfig['_requestHandler']> = ({ url }) =>
    defer(async () => {
      const search = new URL(url).searchParams;
      const params: Record<string, unknown> = {};
      for (const [name, json] of search) if (name.startsWith('$')) params[name.slice(1)] = JSON.parse(json);
      const query = parse(search.get('query') ?? 'null', { params });
      const result: unknown = await (await evaluate(query, { dataset, params })).get();
      answers.push(JSON.stringify(result).length);
      const body = { result };
      return { type: 'response' as const, body, url, method: 'GET', statusCode: 200, headers: {} };
    });
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    _requestHandler: answer,
  });
}
