import { sessionError } from '../errors';
import type { LakeRequest } from './lake-http';

/** Throws LakeError 401 unless the request carries the lake's token. */
export function requireToken(request: LakeRequest): void {
  if (!request.isTrusted) throw sessionError('This endpoint needs the token of the Content Lake');
}
