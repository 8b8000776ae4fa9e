import { httpError } from '../errors';
import { type Lake, localUser } from '../lake';
import { corsHeaders, requireToken } from '../server/access';
import { jsonResponse, type LakeRequest, type LakeResponse } from '../server/lake-http';
import { type Handler, type Route, versioned } from '../server/route';

/** The endpoints that the Studio requests when it starts and for the menus of its navigation bar, with minimal responses. */
export const bootRoutes: readonly Route[] = [
  versioned(['GET'], 'projects/:project', handleProject),
  versioned(['GET'], 'projects/:project/datasets', handleDatasets),
  versioned(['GET'], 'projects/:project/grants', handleProjectGrants),
  ...['projects/:project/user-applications', 'features', 'journey/announcements'].map((empty) =>
    versioned(['GET'], empty, always([])),
  ),
  // No offers of paid features, no links for the help menu, no schedules, no telemetry.
  versioned(['GET'], 'journey/:feature', always(null)),
  versioned(['GET'], 'help', toEverybody({ resources: { sectionArray: [] } })),
  versioned(['GET'], 'schedules/:project/:dataset', always({ schedules: [], totalCount: 0 })),
  versioned(['GET'], 'intake/telemetry-status', toEverybody({ status: 'denied' })),
  versioned(['POST'], 'intake/batch', toEverybody({})),
  // The Studio offers its schema; the lake needs none and reports the upload as complete.
  versioned(['POST'], 'descriptors/claim', always({ synchronization: { type: 'complete' } })),
  versioned(['GET'], 'check/cors', handleCorsCheck),
  versioned(['GET'], 'auth/providers', toEverybody({ providers: [], thirdPartyLogin: false })),
  versioned(['GET'], 'auth/id', always({ id: localUser.account.id })),
  versioned(['GET'], 'data/ping/:dataset', handlePing),
];

/** Answers every request with the same, also without the token. */
function toEverybody(body: unknown): Handler {
  return () => jsonResponse(body);
}

/** Answers every request that carries the token with the same. */
function always(body: unknown): Handler {
  return (request) => {
    requireToken(request);
    return jsonResponse(body);
  };
}

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

/** `GET check/cors`: whether the requesting page may use the lake, and whether with its cookie. */
function handleCorsCheck(request: LakeRequest, lake: Lake): LakeResponse {
  const origin = request.incoming.headers.origin ?? '';
  const headers = corsHeaders(origin, lake.studioOrigin);
  const withCredentials = headers?.['access-control-allow-credentials'] === 'true';
  return jsonResponse({ result: { allowed: headers !== undefined, withCredentials } });
}

function requireProject(request: LakeRequest, lake: Lake): void {
  requireToken(request);
  if (request.parts.project !== lake.projectId) throw httpError(404, 'Project not found');
}

/** `GET ping`: the lake is running. */
export function handlePing(): LakeResponse {
  return jsonResponse({ status: 'ok' });
}
