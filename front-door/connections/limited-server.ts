import { createServer, type Server } from 'node:http';
import type { FrontDoorLimits } from '../limits';

/** Makes a Node HTTP server that holds the limits Node itself can hold: header size, deadlines, connections. */
export function createLimitedServer(limits: FrontDoorLimits): Server {
  const server = createServer({
    maxHeaderSize: limits.headersMaxBytes,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: limits.deadlineCheckMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    // Checked by us, so that the answer looks like every other.
    requireHostHeader: false,
  });
  server.maxRequestsPerSocket = limits.requestsPerSocket;
  server.maxConnections = limits.connections + limits.connectionsForHealth;
  return server;
}
