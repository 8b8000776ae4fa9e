import { httpError } from '../errors';
import { jsonResponse } from '../server/json-response';
import type { LakeRequest, LakeResponse } from '../server/lake-http';
import { requireToken } from '../server/require-token';
import { localUser } from '../users/local-user';

/**
 * `GET users/:ids`: the names of users, as a list where several ids were asked for. Ids that are unknown are
 * left out; one that is asked for alone is a 404.
 */
export function handleUsers(request: LakeRequest): LakeResponse {
  requireToken(request);
  const ids = (request.parts.ids ?? '').split(',').filter((id) => id !== '');
  if (ids.length > 1) return jsonResponse(ids.includes(localUser.id) ? [localUser.profile] : []);
  if (ids[0] === localUser.id) return jsonResponse(localUser.profile);
  if (ids[0] === 'me') return jsonResponse(localUser.account);
  throw httpError(404, 'User not found');
}
