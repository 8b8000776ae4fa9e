import { ClientError, ServerError } from '@sanity/client';

/**
 * Waits for a call that has to fail, and returns how `@sanity/client` tells it.
 *
 * @throws when it succeeds, or fails otherwise than by an answer of the lake.
 */
export async function caught(call: Promise<unknown>): Promise<ClientError | ServerError> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof ClientError || outcome instanceof ServerError) return outcome;
  throw outcome instanceof Error ? outcome : new Error('expected the call to be refused');
}
