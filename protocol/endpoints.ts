import { SHARED_LINK_PATH } from './preview';

/** For load balancers: whether an instance can serve. */
export const READINESS_PATH = '/readyz';

/**
 * Paths whose answers depend on more than the address, and which may take other methods than GET. Every other path is
 * that of a page or a file for all visitors: caches may store it, and it can only be read.
 */
export const endpointPaths: ReadonlySet<string> = new Set([
  '/healthz',
  READINESS_PATH,
  '/api/chat',
  '/api/metrics',
  '/api/revalidate',
  '/preview/enable',
  '/preview/disable',
  '/preview/changes',
  SHARED_LINK_PATH,
]);
