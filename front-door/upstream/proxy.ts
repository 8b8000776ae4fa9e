import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { READINESS_PATH } from '../../protocol/endpoints';
import type { Https } from '../../protocol/security-headers';
import { type Refusal, refusals } from '../answer/refusals';
import type { FrontDoorLimits } from '../limits';
import { requestHeaders, responseHeaders } from './headers';
import {
  ConcurrencyLimit,
  type Connection,
  requestUpstream,
  type UpstreamCall,
  type UpstreamFailure,
  type UpstreamResult,
} from './request-upstream';

/** Implemented by the supervisor and by tests. */
export type Upstream = {
  /** Resolves with the renderer's loopback port, or with null after `timeoutMs` or when the signal aborts. */
  whenReady(timeoutMs: number, signal: AbortSignal): Promise<number | null>;
  /** The renderer has answered a request: it is alive, however busy. */
  answered(): void;
  /** Whether its notices of changed content reach us: it has answered in the last second, and not after a silence. */
  isResponsive(): boolean;
};

type ProxyOptions = {
  upstream: Upstream;
  limits: FrontDoorLimits;
  site: URL;
  https: Https;
  /** Called with ms since the request was sent. */
  onAnswer?: ((ms: number) => void) | undefined;
};

type ProxiedRequest = {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path and query. */
  target: string;
  clientAddress: string;
  requestId: string;
  /** The whole body; forwarded with POST alone. */
  body: Buffer;
};

const FIRST_ERROR_STATUS = 400;

/**
 * While the renderer is unavailable a request waits briefly for it; a GET or HEAD whose connection is lost is retried
 * once.
 */
export class UpstreamProxy {
  readonly #options: ProxyOptions;
  readonly #agent = new Agent({ keepAlive: true, scheduling: 'lifo', maxFreeSockets: 64 });
  readonly #concurrency: ConcurrencyLimit;

  constructor(options: ProxyOptions) {
    this.#options = options;
    this.#concurrency = new ConcurrencyLimit(options.limits);
  }

  /** @returns null if the answer has begun or the client has gone, else the refusal */
  async relay({ request, response, target, body, clientAddress, requestId }: ProxiedRequest) {
    const { site, limits, https } = this.#options;
    const clientGone = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) clientGone.abort();
    });
    const method = request.method ?? 'GET';
    const forwarded = method === 'POST' ? body : null;
    const own = { siteHost: site.host, clientAddress, requestId, body: forwarded };
    const call = {
      method,
      target,
      headers: requestHeaders({ headers: request.headers, ...own }),
      body: forwarded,
      waitMs: limits.upstreamWaitMs,
      headersTimeoutMs: limits.upstreamHeadersTimeoutMs,
    };
    const result = await this.request(call, clientGone.signal);
    if (clientGone.signal.aborted) return null;
    if (!result.ok) return upstreamRefusal(result.failure);
    const isError = (result.answer.statusCode ?? 0) >= FIRST_ERROR_STATUS;
    if (isError) response.setHeader('X-Request-Id', requestId);
    return pass(result.answer, response, https);
  }

  /** @returns the answer with its body unread, or why there is none */
  async request(call: UpstreamCall, signal: AbortSignal): Promise<UpstreamResult> {
    const { upstream, limits } = this.#options;
    const repeatable = call.method === 'GET' || call.method === 'HEAD';
    let waitUntilMs = performance.now() + call.waitMs;
    for (let lost = 0; ; ) {
      const port = await upstream.whenReady(Math.max(0, waitUntilMs - performance.now()), signal);
      if (port === null) return { ok: false, failure: signal.aborted ? 'aborted' : 'refused' };
      // A POST, and a retry, use a new connection: the renderer may be closing an idle one.
      const agent = repeatable && lost === 0 && this.#agent;
      const result = await this.#sendInTurn(call, { port, agent, signal });
      if (result.ok || !repeatable) return result;
      if (result.failure === 'lost') {
        lost += 1;
        // A renderer that hung is restarted only after a while, which must not leave its clients without another try.
        waitUntilMs = performance.now() + call.waitMs;
      }
      const isStarting = result.failure === 'refused' && performance.now() < waitUntilMs;
      if (!isStarting && !(result.failure === 'lost' && lost === 1)) return result;
      await sleep(limits.upstreamRetryDelayMs);
    }
  }

  /**
   * A request's place is free again once the answer begins: a page is rendered by then, and an event stream never
   * ends. Whether the site is ready is asked without a place: a busy instance is ready.
   */
  async #sendInTurn(call: UpstreamCall, connection: Connection): Promise<UpstreamResult> {
    const { limits, upstream, onAnswer } = this.#options;
    const { signal } = connection;
    const isInTurn = call.target !== READINESS_PATH;
    if (isInTurn && !(await this.#concurrency.take(signal)))
      return { ok: false, failure: signal.aborted ? 'aborted' : 'busy' };
    const startedAtMs = performance.now();
    const sent = requestUpstream(call, connection, limits);
    const result = await sent.finally(() => isInTurn && this.#concurrency.leave());
    if (result.ok) {
      upstream.answered();
      onAnswer?.(performance.now() - startedAtMs);
    }
    return result;
  }

  /** Closes idle connections to the renderer, so that it can stop. */
  close(): void {
    this.#agent.destroy();
  }
}

function pass(answer: IncomingMessage, response: ServerResponse, https: Https): Refusal | null {
  try {
    response.writeHead(answer.statusCode ?? 502, responseHeaders(answer.headers, https));
  } catch {
    answer.destroy();
    return refusals.rendererBroken;
  }
  // A failure of either side ends both: a disconnect stops the renderer; no client takes a truncated answer as whole.
  pipeline(answer, response, () => {});
  return null;
}

/** @returns null where the client has disconnected */
export function upstreamRefusal(failure: UpstreamFailure): Refusal | null {
  if (failure === 'aborted') return null;
  if (failure === 'busy') return refusals.rendererBusy;
  if (failure === 'slow') return refusals.rendererSlow;
  return failure === 'malformed' ? refusals.rendererBroken : refusals.rendererUnavailable;
}
