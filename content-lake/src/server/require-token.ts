import { httpError } from '../errors/http-error';
import type { LakeRequest } from './lake-http';

/** Throws LakeError 401 unless the request carries the lake's token. */
export function requireToken(request: LakeRequest): void {
  if (!request.isTrusted) throw httpError(401, 'You must be logged in to use this endpoint: send the token of the Content Lake');
}
