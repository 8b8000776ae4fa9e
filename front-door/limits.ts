/** Times are milliseconds, sizes are bytes. Tests replace some. */
export const frontDoorLimits = {
  bodyMaxBytes: 64 * 1024,
  bodyTimeoutMs: 10_000,
  urlMaxBytes: 8 * 1024,
  headersMaxBytes: 16 * 1024,
  headersTimeoutMs: 15_000,
  /** Headers and body together. */
  requestTimeoutMs: 30_000,
  /** How often the two deadlines above are checked; Node's 30 s would double them. */
  deadlineCheckMs: 1_000,
  /** Of visitors' own connections: a page and its files, and the next press. */
  keepAliveTimeoutMs: 5_000,
  /** Longer than the idle timeout of the usual load balancers (60 s), so that they close first. */
  proxyKeepAliveTimeoutMs: 65_000,
  /** A client that reads nothing for this long counts as disconnected. Longer than the renderer may take to answer. */
  socketIdleTimeoutMs: 60_000,
  requestsPerSocket: 1_000,
  /** Over it, a new one closes the one that is idle longest; without an idle one only health checks are answered. */
  connections: 2_000,
  /** Share of all connections that one address (IPv6: one /48) may hold, unless a proxy is trusted. */
  connectionShare: 0.05,
  /** When draining, a connection that was opened more recently is about to send a request. */
  silentAfterMs: 1_000,
  /** Concurrent requests to the renderer; it renders one after the other. */
  upstreamRequests: 64,
  /** Requests that wait for that: what it renders in two seconds when it is busy. More are refused at once. */
  upstreamQueue: 256,
  upstreamQueueMs: 2_000,
  upstreamHeadersTimeoutMs: 30_000,
  upstreamIdleTimeoutMs: 30_000,
  /** How long a request waits for a renderer that is starting or restarting. */
  upstreamWaitMs: 5_000,
  upstreamRetryDelayMs: 100,
  /** How long a client waits for a revalidation while there is a stored page to fall back on. */
  revalidationTimeoutMs: 6_000,
  /** After refusing a body: how long and how much is read and dropped, so that the refusal arrives before a reset. */
  lingerMs: 1_000,
  lingerMaxBytes: 1024 * 1024,
  /** From the end of listening to the close of idle connections: time for requests already on the wire. */
  drainGraceMs: 250,
  /** Counted from the signal; then connections are cut. */
  drainDeadlineMs: 25_000,
} satisfies Record<string, number>;

export type FrontDoorLimits = Record<keyof typeof frontDoorLimits, number>;
