import { jsonResponse } from '../server/json-response';
import type { LakeRequest, LakeResponse } from '../server/lake-http';
import { requireToken } from '../server/require-token';

/** `GET users/me`: whoever holds the token is the one local editor, an administrator. */
export function handleCurrentUser(request: LakeRequest): LakeResponse {
  requireToken(request);
  return jsonResponse({
    id: 'local',
    name: 'Local editor',
    email: 'editor@localhost',
    profileImage: null,
    provider: 'local',
    role: 'administrator',
    roles: [{ name: 'administrator', title: 'Administrator', description: 'Read and write access' }],
  });
}
