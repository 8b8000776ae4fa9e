import {
  type Agent,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { errorCode } from '../../protocol/error-code';
import type { FrontDoorLimits } from '../limits';

export type UpstreamCall = {
  method: string;
  /** Path and query. */
  target: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | null;
  /** How long to wait for an unavailable renderer, and then for its response headers. */
  waitMs: number;
  headersTimeoutMs: number;
};

export type Connection = {
  port: number;
  /** `false`: a new connection, which the renderer cannot have closed while it was idle. */
  agent: Agent | false;
  signal: AbortSignal;
};

/**
 * Why there is no answer. `busy`, `refused`: nothing was sent; `slow`: the deadline passed; `lost`: any other
 * connection error.
 */
export type UpstreamFailure = 'busy' | 'refused' | 'lost' | 'slow' | 'malformed' | 'aborted';

export type UpstreamResult = { ok: true; answer: IncomingMessage } | { ok: false; failure: UpstreamFailure };

/** Resolves when the response headers have arrived. Never rejects. */
export function requestUpstream(
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

/**
 * Others wait in order of arrival, up to a number. (Queues from npm cannot drop a waiting request whose client has
 * gone.)
 */
export class ConcurrencyLimit {
  readonly #waiting = new Set<() => void>();
  readonly #limits: FrontDoorLimits;
  #free: number;

  constructor(limits: FrontDoorLimits) {
    this.#limits = limits;
    this.#free = limits.upstreamRequests;
  }

  /** @returns whether a place was taken; false at once if too many wait */
  take(signal: AbortSignal): Promise<boolean> {
    const { upstreamQueue, upstreamQueueMs } = this.#limits;
    if (signal.aborted || this.#waiting.size >= upstreamQueue) return Promise.resolve(false);
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const settle = (isTaken: boolean) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        this.#waiting.delete(proceed);
        resolve(isTaken);
      };
      const proceed = () => settle(true);
      const giveUp = () => settle(false);
      const timer = setTimeout(giveUp, upstreamQueueMs);
      signal.addEventListener('abort', giveUp);
      this.#waiting.add(proceed);
    });
  }

  leave(): void {
    const [next] = this.#waiting;
    if (next) next();
    else this.#free += 1;
  }
}
