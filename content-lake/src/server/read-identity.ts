import type { IncomingMessage } from 'node:http';
import { sessionError } from '../errors/session-error';
import type { AccessToken } from '../store/access-token';

/**
 * Whether a request carries the lake's token.
 *
 * @throws LakeError 401 when it carries another one, as the hosted API answers a token it does not know.
 */
export function readIdentity(incoming: IncomingMessage, token: AccessToken): boolean {
  const header = incoming.headers.authorization;
  if (header === undefined) return false;
  const value = /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (value === undefined || !token.matches(value)) throw sessionError();
  return true;
}
