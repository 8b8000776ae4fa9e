import { jsonResponse } from '../server/json-response';
import type { LakeRequest, LakeResponse } from '../server/lake-http';
import { requireToken } from '../server/require-token';

/** `GET projects/:project/datasets/:dataset/acl`: whoever holds the token may do everything. */
export function handleAccessControl(request: LakeRequest): LakeResponse {
  requireToken(request);
  const permissions = ['read', 'update', 'create', 'history', 'delete', 'manage', 'editHistory'];
  return jsonResponse([{ filter: '_id in path("**")', permissions }]);
}
