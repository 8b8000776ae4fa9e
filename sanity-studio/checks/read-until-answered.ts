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

/** Whether the lake gave no answer, or could not. At a deadline the client throws its own `AbortError`. */
function isUnreachable(error: unknown): boolean {
  if (!isRecord(error)) return false;
  const { isNetworkError, name, statusCode } = error;
  return (
    isNetworkError === true || name === 'AbortError' || (typeof statusCode === 'number' && statusCode >= 500)
  );
}
