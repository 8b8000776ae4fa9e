import { jsonResponse } from '../server/json-response';
import type { LakeRequest, LakeResponse } from '../server/lake-http';
import { requireToken } from '../server/require-token';
import { localUser } from '../users/local-user';

/** `GET users/me`: whoever holds the token. */
export function handleCurrentUser(request: LakeRequest): LakeResponse {
  requireToken(request);
  return jsonResponse(localUser.account);
}
