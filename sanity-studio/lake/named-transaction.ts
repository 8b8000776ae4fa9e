const WRITING = /\/data\/(?:actions|mutate)\//;

/** What is read of a request of the client. */
type SentRequest = { url?: string; uri?: string; body?: unknown };

/**
 * Gives a transaction an id where its sender has not: Studio does so for edits, not for publishing and the like. By the
 * id the lake knows a transaction that it is sent a second time.
 * @param request of the client; those that write nothing stay as they are
 * @param makeId a seam for tests
 */
export function namedTransaction<R extends SentRequest>(request: R, makeId = () => crypto.randomUUID()): R {
  const { url = '', uri = '', body } = request;
  if (!WRITING.test(url || uri) || typeof body !== 'object' || body === null) return request;
  if (!('actions' in body || 'mutations' in body) || Reflect.get(body, 'transactionId')) return request;
  return { ...request, body: { ...body, transactionId: makeId() } };
}
