import type { IncomingMessage } from 'node:http';
import { httpError } from '../errors';
import { isRecord, parseJson } from '../json';
import { readBody } from './read-body';

/**
 * Reads a body that has to be a JSON object.
 *
 * @throws LakeError 400 when it is not, 413 when it is too large.
 */
export async function readJsonBody(
  incoming: IncomingMessage,
  limitBytes: number,
): Promise<Record<string, unknown>> {
  const body = parse((await readBody(incoming, limitBytes)).toString('utf8'));
  if (!isRecord(body)) throw httpError(400, 'Request body must be a JSON object');
  return body;
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw httpError(400, `Request body is not valid JSON: ${error instanceof Error ? error.message : ''}`);
  }
}
