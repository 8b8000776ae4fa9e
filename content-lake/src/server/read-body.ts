import type { IncomingMessage } from 'node:http';
import { isRecord } from '../../../protocol/is-record';
import { type BodyFailure, readBody as readLimitedBody } from '../../../protocol/read-body';
import { httpError, type LakeError } from '../errors';
import { parseJson } from '../json';

/**
 * Reads a body that must be a JSON object.
 * @throws LakeError 400 when it is not a JSON object; the errors of `readBody`.
 */
export async function readJsonBody(
  incoming: IncomingMessage,
  limitBytes: number,
): Promise<Record<string, unknown>> {
  const body = await readJson(incoming, limitBytes);
  if (!isRecord(body)) throw httpError(400, 'Request body must be a JSON object');
  return body;
}

/** @throws LakeError 400 when it is not JSON; the errors of `readBody`. */
export async function readJson(incoming: IncomingMessage, limitBytes: number): Promise<unknown> {
  const body = await readBody(incoming, limitBytes);
  try {
    return parseJson(body.toString('utf8'));
  } catch (error) {
    throw httpError(400, `Request body is not valid JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

const BODY_TIMEOUT_MS = 300_000;

/**
 * Reads a request's whole body. The stream stays usable, so that a response can still be sent.
 * @throws LakeError 413 above the limit, in the hosted API's words; 408 after five minutes; 400 when the client
 *   disconnects.
 */
async function readBody(incoming: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const result = await readLimitedBody(incoming, limitBytes, BODY_TIMEOUT_MS);
  if (result.ok) return result.body;
  throw bodyError(result.reason, limitBytes);
}

function bodyError(reason: BodyFailure, limitBytes: number): LakeError {
  switch (reason) {
    case 'too-large':
      return httpError(413, `Request body exceeds limit of ${limitBytes} bytes`);
    case 'too-slow':
      return httpError(408, 'The request body was not received in time');
    case 'aborted':
      return httpError(400, 'The request was cut short');
  }
}
