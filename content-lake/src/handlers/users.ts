import * as z from 'zod';
import { httpError } from '../errors';
import { type Lake, localUser, profileOf } from '../lake';
import { requireToken } from '../server/access';
import { jsonResponse, type LakeRequest, type LakeResponse } from '../server/lake-http';
import { readJson } from '../server/read-body';

/**
 * `GET users/:ids`: the profiles of users, as a list for several ids. Unknown ids are omitted; a single unknown id is a
 * 404.
 */
export function handleUsers(request: LakeRequest): LakeResponse {
  requireToken(request);
  const ids = (request.parts.ids ?? '').split(',').filter((id) => id !== '');
  const profiles = ids.map(profileOf).filter((profile) => profile !== undefined);
  if (ids.length > 1) return jsonResponse(profiles);
  if (profiles[0]) return jsonResponse(profiles[0]);
  throw httpError(404, 'User not found');
}

/** `GET users/me`: the local editor, for a request with the token. */
export function handleCurrentUser(request: LakeRequest): LakeResponse {
  requireToken(request);
  return jsonResponse(localUser.account);
}

/** `GET projects/:project/datasets/:dataset/acl`: a request with the token has every permission. */
export function handleAccessControl(request: LakeRequest): LakeResponse {
  requireToken(request);
  const permissions = ['read', 'update', 'create', 'history', 'delete', 'manage', 'editHistory'];
  return jsonResponse([{ filter: '_id in path("**")', permissions }]);
}

const PREFERENCES_BODY_LIMIT_BYTES = 256 * 1024;
const MAX_KEYS = 100;
const pairs = z
  .array(z.object({ key: z.string().regex(/^[\w.:-]{1,256}$/), value: z.unknown().default(null) }))
  .min(1)
  .max(MAX_KEYS);

/**
 * `GET users/me/keyvalue/:keys`: the Studio's preferences of an editor, such as the sort order of lists.
 * `PUT users/me/keyvalue` stores pairs of key and value and returns them.
 */
export async function handlePreferences(request: LakeRequest, lake: Lake): Promise<LakeResponse> {
  requireToken(request);
  const { preferences } = lake.store;
  if (request.method === 'PUT') {
    const read = pairs.safeParse(await readJson(request.incoming, PREFERENCES_BODY_LIMIT_BYTES));
    if (!read.success) throw httpError(400, `Request body must be 1 to ${MAX_KEYS} keys with their values`);
    preferences.set(
      localUser.id,
      read.data.map(({ key, value }) => [key, value]),
    );
    return jsonResponse(read.data);
  }
  const keys = request.parts.keys?.split(',').slice(0, MAX_KEYS);
  const stored = [...preferences.all(localUser.id)].map(([key, value]) => ({ key, value }));
  return jsonResponse(stored.filter(({ key }) => keys?.includes(key) ?? true));
}
