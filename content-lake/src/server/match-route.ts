import { match } from 'path-to-regexp';
import { httpError } from '../errors';
import type { Route } from './route';
import { routes } from './routes';

const endpoints = routes.map((route) => ({
  route,
  read: match<Record<string, string>>(`/${route.pattern}`, { sensitive: true }),
}));

/** An endpoint found for a request. */
type RouteMatch = {
  readonly route: Route;
  readonly apiVersion: string;
  readonly parts: Readonly<Record<string, string>>;
};

/**
 * Finds the endpoint for a path.
 *
 * @param method GET or POST; HEAD counts as GET.
 * @param pathname still percent-encoded.
 * @param now only API versions up to today exist.
 * @throws LakeError 400 for an API version that does not exist, 501 naming an endpoint that this lake
 *   does not have, 405 for one that it has by another method.
 */
export function matchRoute(method: string, pathname: string, now: Date): RouteMatch {
  const [, first = ''] = pathname.split('/');
  const isVersioned = /^v(\d|X$)/.test(first);
  const apiVersion = isVersioned ? readApiVersion(first, now) : '';
  const path = isVersioned ? pathname.slice(first.length + 1) : pathname;
  const found = isDecodable(path) ? endpoints.filter(({ route }) => route.isVersioned === isVersioned) : [];
  const allowed: string[] = [];
  for (const { route, read } of found) {
    const matched = read(path);
    if (!matched) continue;
    if (route.methods.includes(method)) return { route, apiVersion, parts: matched.params };
    allowed.push(...route.methods);
  }
  // What looks like an asset and is none; the hosted CDN answers so whatever the path.
  if (!isVersioned && (first === 'images' || first === 'files')) throw httpError(404, 'Not found');
  if (allowed.length > 0) throw httpError(405, `${method} is not allowed here, only ${allowed.join(', ')}`);
  throw httpError(
    501,
    `This Content Lake does not implement ${method} ${(path || '/').slice(0, MAX_ECHOED_PATH)}`,
  );
}

function readApiVersion(segment: string, now: Date): string {
  const version = segment.slice(1);
  if (version === '1' || version === 'X') return version;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(version) ? Date.parse(`${version}T00:00:00Z`) : Number.NaN;
  const isDate = !Number.isNaN(time) && new Date(time).toISOString().startsWith(version);
  if (!isDate)
    throw httpError(400, `Invalid API version "${segment}": use v1, vX or a date such as v2025-02-19`);
  if (time > now.getTime() + DAY_MS)
    throw httpError(400, `Invalid API version "${segment}": it lies in the future`);
  return version;
}

const MAX_ECHOED_PATH = 200;

/** Clocks and time zones differ; the hosted API takes today's date from anywhere. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** The router itself throws where a part is not valid percent-encoding. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== undefined;
  } catch {
    return false;
  }
}
