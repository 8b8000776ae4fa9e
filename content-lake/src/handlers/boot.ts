import { httpError } from '../errors/http-error';
import type { Lake } from '../lake';
import { corsHeaders } from '../server/cors-headers';
import { jsonResponse } from '../server/json-response';
import type { LakeRequest, LakeResponse } from '../server/lake-http';
import { requireToken } from '../server/require-token';
import { currentUser } from '../users/local-user';

/** `GET projects/:project`: the one project that there is. */
export function handleProject(request: LakeRequest, lake: Lake): LakeResponse {
  requireProject(request, lake);
  const members = [{ id: currentUser.id, isCurrentUser: true, isRobot: false, role: currentUser.role }];
  return jsonResponse({
    id: lake.projectId,
    displayName: 'Local Content Lake',
    organizationId: null,
    studioHost: null,
    isBlocked: false,
    isDisabled: false,
    metadata: {},
    features: [],
    members,
  });
}

/** `GET projects/:project/datasets`: the datasets. None is made for add-ons such as comments. */
export function handleDatasets(request: LakeRequest, lake: Lake): LakeResponse {
  requireProject(request, lake);
  const isOfAddOn = request.search.has('datasetProfile') || request.search.has('addonFor');
  const names = isOfAddOn ? [] : [...lake.datasets.keys()];
  return jsonResponse(names.map((name) => ({ name, aclMode: 'public', tags: [] })));
}

/** What a project here never has any of: features, announcements, applications. */
export function handleNone(request: LakeRequest): LakeResponse {
  requireToken(request);
  return jsonResponse([]);
}

/** `GET journey/:feature`: nothing is for sale. */
export function handleNoOffer(request: LakeRequest): LakeResponse {
  requireToken(request);
  return jsonResponse(null);
}

/** `GET help`: no further links for the help menu. */
export function handleHelp(): LakeResponse {
  return jsonResponse({ resources: { sectionArray: [] } });
}

/** `GET schedules/:project/:dataset`: nothing is ever scheduled. */
export function handleSchedules(request: LakeRequest): LakeResponse {
  requireToken(request);
  return jsonResponse({ schedules: [], totalCount: 0 });
}

/** `GET intake/telemetry-status`: no telemetry. */
export function handleTelemetryStatus(): LakeResponse {
  return jsonResponse({ status: 'denied' });
}

/** `POST intake/batch`: telemetry that is sent nevertheless is thrown away. */
export function handleTelemetry(): LakeResponse {
  return jsonResponse({});
}

/** `POST descriptors/claim`: the Studio offers its schema; the lake needs none, and asks for nothing more. */
export function handleDescriptorClaim(request: LakeRequest): LakeResponse {
  requireToken(request);
  return jsonResponse({ synchronization: { type: 'complete' } });
}

/** `GET check/cors`: whether the page that asks may talk to the lake, and with its cookie. */
export function handleCorsCheck(request: LakeRequest, lake: Lake): LakeResponse {
  const origin = request.incoming.headers.origin ?? '';
  const headers = corsHeaders(origin, lake.studioOrigin);
  const withCredentials = headers?.['access-control-allow-credentials'] === 'true';
  return jsonResponse({ result: { allowed: headers !== undefined, withCredentials } });
}

/** `GET auth/providers`: nobody logs in here. */
export function handleAuthProviders(): LakeResponse {
  return jsonResponse({ providers: [], thirdPartyLogin: false });
}

/** `GET auth/id`: who the token is. */
export function handleAuthId(request: LakeRequest): LakeResponse {
  requireToken(request);
  return jsonResponse({ id: currentUser.id });
}

function requireProject(request: LakeRequest, lake: Lake): void {
  requireToken(request);
  if (request.parts.project !== lake.projectId) throw httpError(404, 'Project not found');
}
