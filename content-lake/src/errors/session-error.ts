import { LakeError } from './lake-error';

/** What the hosted API answers to a token that it does not know. */
export function sessionError(message = 'Session not found'): LakeError {
  return new LakeError(401, { statusCode: 401, error: 'Unauthorized', errorCode: 'SIO-401-ANF', message });
}
