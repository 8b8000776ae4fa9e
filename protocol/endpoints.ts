import { SHARED_LINK_PATH } from './preview';

/** For load balancers: whether an instance can serve. */
export const READINESS_PATH = '/readyz';

/** Answered to a client whatever else it has requested: load balancers and crawlers may share an address with visitors. */
export const unaffectedPaths: ReadonlySet<string> = new Set([READINESS_PATH, '/robots.txt', '/sitemap.xml']);

/** The methods of a page, a file, and of most endpoints. */
export const READ_METHODS: readonly string[] = ['GET', 'HEAD'];

/** The methods of an endpoint, by its path. */
export type Endpoints = ReadonlyMap<string, readonly string[]>;

/**
 * Paths whose answers depend on more than the address. Every other path is that of a page or a file for all visitors:
 * caches may store it, and it can only be read.
 */
export const endpoints: Endpoints = new Map([
  ['/healthz', READ_METHODS],
  [READINESS_PATH, READ_METHODS],
  ['/api/chat', ['POST']],
  ['/api/events', ['POST']],
  ['/api/revalidate', ['POST']],
  ['/preview/enable', ['GET', 'HEAD', 'POST']],
  ['/preview/disable', ['GET', 'HEAD', 'POST']],
  ['/preview/changes', READ_METHODS],
  [SHARED_LINK_PATH, READ_METHODS],
]);
