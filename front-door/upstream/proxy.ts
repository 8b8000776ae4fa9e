import {
  Agent,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { READINESS_PATH } from '../../protocol/endpoints';
import { errorCode } from '../../protocol/error-code';
import type { Https } from '../../protocol/security-headers';
import type { FrontDoorLimits } from '../limits';
import { type Refusal, refusals } from '../refusals';
import { requestHeaders, responseHeaders } from './headers';

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

type UpstreamCall = {
  method: string;
  /** Path and query. */
  target: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | null;
  /** How long to wait for an unavailable renderer, and then for its response headers. */
  waitMs: number;
  headersTimeoutMs: number;
};

type Connection = {
  port: number;
  /** `false`: a new connection, which the renderer cannot have closed while it was idle. */
  agent: Agent | false;
  signal: AbortSignal;
};

/**
 * Why there is no answer. `busy`, `refused`: nothing was sent; `slow`: the deadline passed; `lost`: any other
 * connection error.
 */
type UpstreamFailure = 'busy' | 'refused' | 'lost' | 'slow' | 'malformed' | 'aborted';

type UpstreamResult = { ok: true; answer: IncomingMessage } | { ok: false; failure: UpstreamFailure };

const FIRST_ERROR_STATUS = 400;
const BUSY: UpstreamResult = { ok: false, failure: 'busy' };

/**
 * While the renderer is unavailable a request waits briefly for it; a GET or HEAD whose connection is lost is retried
 * once.
 */
export class UpstreamProxy {
  readonly #options: ProxyOptions;
  readonly #agent = new Agent({ keepAlive: true, scheduling: 'lifo', maxFreeSockets: 64 });
  readonly #inTurn: ReturnType<typeof pLimit>;

  constructor(options: ProxyOptions) {
    this.#options = options;
    this.#inTurn = pLimit(options.limits.upstreamRequests);
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
   * A request's turn ends when the answer begins: a page is rendered by then, and an event stream never ends. Whether
   * the site is ready is asked at once: a busy instance is ready.
   */
  async #sendInTurn(call: UpstreamCall, connection: Connection): Promise<UpstreamResult> {
    const { upstreamRequests, upstreamQueue, upstreamQueueMs } = this.#options.limits;
    const { activeCount, pendingCount } = this.#inTurn;
    if (call.target === READINESS_PATH) return this.#send(call, connection);
    if (activeCount + pendingCount >= upstreamRequests + upstreamQueue) return BUSY;
    let isLate = false;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        isLate = true;
        resolve(BUSY);
      }, upstreamQueueMs);
      void this.#inTurn(async () => {
        clearTimeout(timer);
        if (!isLate) resolve(await this.#send(call, connection));
      });
    });
  }

  async #send(call: UpstreamCall, connection: Connection): Promise<UpstreamResult> {
    const { limits, upstream, onAnswer } = this.#options;
    const startedAtMs = performance.now();
    const result = await requestUpstream(call, connection, limits);
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

/** Resolves when the response headers have arrived. Never rejects. */
function requestUpstream(
  { method, target, headers, body, headersTimeoutMs }: UpstreamCall,
  { port, agent, signal }: Connection,
  limits: FrontDoorLimits,
): Promise<UpstreamResult> {
  return new Promise((resolve) => {
    let late: UpstreamFailure | null = null;
    const request = httpRequest({ host: '127.0.0.1', port, method, path: target, headers, agent, signal });
    const giveUp = (failure: UpstreamFailure) => {
      late = failure;
      request.destroy(new Error(failure));
    };
    const headersTimer = setTimeout(() => giveUp('slow'), headersTimeoutMs);
    const settle = (result: UpstreamResult) => {
      clearTimeout(headersTimer);
      resolve(result);
    };
    request.on('response', (answer) => {
      settle({ ok: true, answer });
    });
    // Also after the headers: a body that stops half-way must not hold both connections open.
    request.setTimeout(limits.upstreamIdleTimeoutMs, () => giveUp('slow'));
    request.on('error', (error) => settle({ ok: false, failure: late ?? classify(error, signal) }));
    request.end(body ?? undefined);
  });
}

function classify(error: Error, signal: AbortSignal): UpstreamFailure {
  if (signal.aborted) return 'aborted';
  const code = errorCode(error);
  if (code === 'ECONNREFUSED') return 'refused';
  return code.startsWith('HPE_') ? 'malformed' : 'lost';
}
