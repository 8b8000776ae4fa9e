import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { evaluate, parse } from 'groq-js';
import { defer } from 'rxjs';

type Handler = NonNullable<ClientConfig['_requestHandler']>;

/** Answers a client's requests with what a function makes of each. */
export const answerWith =
  (bodyFor: (request: Parameters<Handler>[0]) => unknown, statusCode = 200): Handler =>
  (request) =>
    defer(async () => {
      const answer = { url: request.url, method: 'GET', statusCode, headers: {} };
      return { type: 'response' as const, body: await bodyFor(request), ...answer };
    });

/**
 * Answers queries from documents, all of them in every perspective.
 * @param answers takes the length of each answer, in characters
 */
export const answerFrom = (dataset: readonly object[], answers: number[] = []): Handler =>
  answerWith(async ({ url }) => {
    const search = new URL(url).searchParams;
    const params: Record<string, unknown> = {};
    for (const [name, json] of search) if (name.startsWith('$')) params[name.slice(1)] = JSON.parse(json);
    const query = parse(search.get('query') ?? 'null', { params });
    const result: unknown = await (await evaluate(query, { dataset, params })).get();
    answers.push(JSON.stringify(result).length);
    return { result };
  });

export const clientOf = (_requestHandler: Handler): SanityClient =>
  createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    _requestHandler,
  });

/** A client whose queries are answered by `answerFrom`. */
export const lakeWith = (...asked: Parameters<typeof answerFrom>) => clientOf(answerFrom(...asked));
