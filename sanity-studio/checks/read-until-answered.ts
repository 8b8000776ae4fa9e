import { isRecord } from '../../protocol/is-record';

const RETRY_AFTER_MS = 2_000;

/**
 * Reads from the lake, again while it cannot be reached: Studio keeps what a rule has thrown until the next edit, so an
 * editor who was offline could not publish.
 * @throws whatever else `read` throws
 */
export async function readUntilAnswered<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  }
}

/** As the client marks a request without an answer, and what its deadline throws. */
function isUnreachable(error: unknown): boolean {
  return isRecord(error) && (error.isNetworkError === true || error.name === 'TimeoutError');
}
