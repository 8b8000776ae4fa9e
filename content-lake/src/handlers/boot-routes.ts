import { httpError } from '../errors';
import { type Lake, localUser } from '../lake';
import { corsHeaders, requireToken } from '../server/access';
import { jsonResponse, type LakeRequest, type LakeResponse } from '../server/lake-http';
import { type Route, versioned } from '../server/route';

/** The endpoints that the Studio requests when it starts and for the menus of its navigation bar, with minimal responses. */
export const bootRoutes: readonly Route[] = [
  versioned(['GET'], 'projects/:project', handleProject),
  versioned(['GET'], 'projects/:project/datasets', handleDatasets),
  versioned(['GET'], 'projects/:project/grants', handleProjectGrants),
  versioned(['GET'], 'projects/:project/user-applications', handleEmptyList),
  versioned(['GET'], 'features', handleEmptyList),
  versioned(['GET'], 'journey/announcements', handleEmptyList),
  versioned(['GET'], 'journey/:feature', handleJourney),
  versioned(['GET'], 'help', handleHelp),
  versioned(['GET'], 'schedules/:project/:dataset', handleSchedules),
  versioned(['GET'], 'intake/telemetry-status', handleTelemetryStatus),
  versioned(['POST'], 'intake/batch', handleTelemetry),
  versioned(['POST'], 'descriptors/claim', handleDescriptorClaim),
  versioned(['GET'], 'check/cors', handleCorsCheck),
  versioned(['GET'], 'auth/providers', handleAuthProviders),
  versioned(['GET'], 'auth/id', handleAuthId),
  versioned(['GET'], 'data/ping/:dataset', handlePing),
];

/** `GET projects/:project`: the only project. */
function handleProject(request: LakeRequest, lake: Lake): LakeResponse {
  requireProject(request, lake);
  const members = [
    { id: localUser.account.id, isCurrentUser: true, isRobot: false, role: localUser.account.role },
  ];
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

/** `GET projects/:project/datasets`: the datasets. There are none for add-ons such as comments. */
function handleDatasets(request: LakeRequest, lake: Lake): LakeResponse {
  requireProject(request, lake);
  const isForAddOn = request.search.has('datasetProfile') || request.search.has('addonFor');
  const names = isForAddOn ? [] : [...lake.datasets.keys()];
  return jsonResponse(names.map((name) => ({ name, aclMode: 'public', tags: [] })));
}

/**
 * `GET projects/:project/grants`: the user's permissions on the project, each with the roles that grant it. The shape is
 * the Studio's `ProjectGrants`. Only reading is granted: members cannot be invited and Studios cannot be deployed here.
 */
function handleProjectGrants(request: LakeRequest, lake: Lake): LakeResponse {
  requireProject(request, lake);
  const { name, title, description } = localUser.account.roles[0];
  const grants = [{ name: 'read', params: {} }];
  const roles = [{ id: name, name, title, description, isCustom: false, config: {}, grants }];
  return jsonResponse({
    'sanity.project': roles,
    'sanity.project.datasets': roles,
    'sanity.project.members': roles,
  });
}

/** Lists that are always empty: features, announcements, applications. */
function handleEmptyList(request: LakeRequest): LakeResponse {
  requireToken(request);
  return jsonResponse([]);
}

/** `GET journey/:feature`: no offers of paid features. */
function handleJourney(request: LakeRequest): LakeResponse {
  requireToken(request);
  return jsonResponse(null);
}

/** `GET help`: no further links for the help menu. */
function handleHelp(): LakeResponse {
  return jsonResponse({ resources: { sectionArray: [] } });
}

/** `GET schedules/:project/:dataset`: no schedules. */
function handleSchedules(request: LakeRequest): LakeResponse {
  requireToken(request);
  return jsonResponse({ schedules: [], totalCount: 0 });
}

/** `GET intake/telemetry-status`: telemetry is denied. */
function handleTelemetryStatus(): LakeResponse {
  return jsonResponse({ status: 'denied' });
}

/** `POST intake/batch`: discards telemetry. */
function handleTelemetry(): LakeResponse {
  return jsonResponse({});
}

/** `POST descriptors/claim`: the Studio offers its schema; the lake needs none and reports the upload as complete. */
function handleDescriptorClaim(request: LakeRequest): LakeResponse {
  requireToken(request);
  return jsonResponse({ synchronization: { type: 'complete' } });
}

/** `GET check/cors`: whether the requesting page may use the lake, and whether with its cookie. */
function handleCorsCheck(request: LakeRequest, lake: Lake): LakeResponse {
  const origin = request.incoming.headers.origin ?? '';
  const headers = corsHeaders(origin, lake.studioOrigin);
  const withCredentials = headers?.['access-control-allow-credentials'] === 'true';
  return jsonResponse({ result: { allowed: headers !== undefined, withCredentials } });
}

/** `GET auth/providers`: there is no login. */
function handleAuthProviders(): LakeResponse {
  return jsonResponse({ providers: [], thirdPartyLogin: false });
}

/** `GET auth/id`: the user of the token. */
function handleAuthId(request: LakeRequest): LakeResponse {
  requireToken(request);
  return jsonResponse({ id: localUser.account.id });
}

function requireProject(request: LakeRequest, lake: Lake): void {
  requireToken(request);
  if (request.parts.project !== lake.projectId) throw httpError(404, 'Project not found');
}

/** `GET ping`: the lake is running. */
export function handlePing(): LakeResponse {
  return jsonResponse({ status: 'ok' });
}
