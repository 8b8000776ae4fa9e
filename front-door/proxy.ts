import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FrontDoorLimits } from './limits';
import { type Refusal, refusals } from './refusals';
import { requestHeaders } from './request-headers';
import { requestUpstream, type UpstreamFailure, type UpstreamResult } from './request-upstream';
import { responseHeaders } from './response-headers';
import type { Upstream } from './upstream';

export interface ProxyOptions {
  upstream: Upstream;
  limits: FrontDoorLimits;
  site: URL;
}

export interface ProxiedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path and query. */
  target: string;
  clientAddress: string;
  requestId: string;
  /** The whole body; forwarded with POST alone. */
  body: Buffer;
}

export interface UpstreamProxy {
  /** Relays one request. Out: null when the answer is on its way (or the client gone), else the refusal to send. Never rejects. */
  relay(proxied: ProxiedRequest): Promise<Refusal | null>;
  /** Lets go of idle connections to the renderer, so that it can stop. */
  close(): void;
}

/**
 * The way to the renderer: keep-alive, streaming, every step with a deadline. While the renderer is away a request
 * waits a little for its return; one that was lost on the way is sent once more if it is a GET or HEAD.
 */
export function createProxy(options: ProxyOptions): UpstreamProxy {
  const agent = new Agent({ keepAlive: true, scheduling: 'lifo', maxFreeSockets: 64 });
  return {
    async relay(proxied) {
      const { response } = proxied;
      const clientGone = new AbortController();
      response.once('close', () => {
        if (!response.writableFinished) clientGone.abort();
      });
      const result = await sendUntilAnswered(proxied, { ...options, agent, signal: clientGone.signal });
      if (clientGone.signal.aborted) return null;
      return result.ok ? pass(result.answer, response, options.site) : refusalFor(result.failure);
    },
    close: () => agent.destroy(),
  };
}

interface SendOptions extends ProxyOptions {
  agent: Agent;
  signal: AbortSignal;
}

async function sendUntilAnswered(proxied: ProxiedRequest, options: SendOptions): Promise<UpstreamResult> {
  const { upstream, limits, signal } = options;
  const repeatable = proxied.request.method === 'GET' || proxied.request.method === 'HEAD';
  const waitUntilMs = performance.now() + limits.upstreamWaitMs;
  for (let lost = 0; ; ) {
    const port = await upstream.whenReady(Math.max(0, waitUntilMs - performance.now()), signal);
    if (port === null) return { ok: false, failure: signal.aborted ? 'aborted' : 'refused' };
    // A POST, and a second try, must not meet a connection that the renderer is just closing.
    const result = await sendOnce(proxied, port, options, repeatable && lost === 0);
    if (result.ok || !repeatable) return result;
    if (result.failure === 'lost') lost += 1;
    const again = result.failure === 'refused' || (result.failure === 'lost' && lost === 1);
    if (!again || performance.now() >= waitUntilMs) return result;
    await sleep(limits.upstreamRetryPauseMs);
  }
}

function sendOnce(
  { request, target, body, clientAddress, requestId }: ProxiedRequest,
  port: number,
  { agent, limits, signal, site }: SendOptions,
  reuseConnection: boolean,
): Promise<UpstreamResult> {
  const method = request.method ?? 'GET';
  const forwarded = method === 'POST' ? body : null;
  const headers = requestHeaders({
    headers: request.headers,
    siteHost: site.host,
    clientAddress,
    requestId,
    body: forwarded,
  });
  return requestUpstream({
    port,
    method,
    target,
    headers,
    body: forwarded,
    agent: reuseConnection && agent,
    signal,
    limits,
  });
}

function pass(answer: IncomingMessage, response: ServerResponse, site: URL): Refusal | null {
  try {
    response.writeHead(answer.statusCode ?? 502, responseHeaders(answer.headers, site.protocol === 'https:'));
  } catch {
    answer.destroy();
    return refusals.rendererBroken;
  }
  // Either side's failure ends both: the renderer stops working for a client who left, a client never takes half for whole.
  pipeline(answer, response, () => {});
  return null;
}

function refusalFor(failure: UpstreamFailure): Refusal | null {
  if (failure === 'aborted') return null;
  if (failure === 'slow') return refusals.rendererSlow;
  return failure === 'malformed' ? refusals.rendererBroken : refusals.rendererAway;
}
