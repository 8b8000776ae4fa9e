/**
 * Every limit of the front door in one place; `createFrontDoor` takes overrides, so that a test needn't wait 30 s.
 * Times are milliseconds, sizes are bytes.
 */
export const frontDoorLimits = {
  bodyMaxBytes: 64 * 1024,
  bodyTimeoutMs: 10_000,
  urlMaxBytes: 8 * 1024,
  headersMaxBytes: 16 * 1024,
  headersTimeoutMs: 15_000,
  /** Headers and body together. */
  requestTimeoutMs: 30_000,
  /** How often is looked for connections past the two deadlines above, and for slow answers; Node's 30 s would double them. */
  deadlineCheckMs: 1_000,
  /** Longer than the idle timeout of the usual load balancers (60 s), so that they close first. */
  keepAliveTimeoutMs: 65_000,
  /** A client that reads nothing of its answer for this long counts as disconnected. Longer than any answer of the renderer may take. */
  socketIdleTimeoutMs: 60_000,
  requestsPerSocket: 1_000,
  connections: 2_000,
  /** Of all connections from one address (IPv6: one /64), where no proxy is trusted. */
  connectionShare: 0.5,
  /** From this share of the connections on, each new one closes the one that is idle longest. */
  crowdedShare: 0.8,
  /** Connections over the limit on which health is still answered. */
  connectionsForHealth: 50,
  /** Requests that the renderer works on at once; it renders one after the other. */
  upstreamRequests: 64,
  /** How long a request waits for its turn. */
  upstreamQueueMs: 2_000,
  upstreamConnectTimeoutMs: 2_000,
  upstreamHeadersTimeoutMs: 30_000,
  upstreamIdleTimeoutMs: 30_000,
  /** How long a request waits for a renderer that is starting or restarting. */
  upstreamWaitMs: 5_000,
  upstreamRetryPauseMs: 100,
  /** How long a client waits for a revalidation while there is a stored page to fall back on. */
  revalidationTimeoutMs: 6_000,
  /** After refusing a body: how long and how much is still read and dropped, so that the refusal arrives before a reset. */
  lingerMs: 1_000,
  lingerMaxBytes: 1024 * 1024,
  /** Between the stop of listening and the close of idle connections: requests already on the wire arrive in it. */
  drainGraceMs: 250,
  /** Counted from the signal; then connections are cut. */
  drainDeadlineMs: 25_000,
} satisfies Record<string, number>;

export type FrontDoorLimits = Record<keyof typeof frontDoorLimits, number>;
