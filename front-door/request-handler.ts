import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress } from './client-address';
import type { FrontDoorLimits } from './limits';
import type { OwnAnswerInput } from './own-answer';
import type { UpstreamProxy } from './proxy';
import { readBody } from './read-body';
import { type Refusal, refusals } from './refusals';
import { refuse } from './refuse';
import { checkRequest } from './request-guard';
import type { RequestLog } from './request-log';
import { parseRequestTarget } from './request-target';
import type { StaticFiles } from './static-files';

export interface RequestHandlerOptions {
  site: URL;
  trustProxyHops: number;
  limits: FrontDoorLimits;
  /** Called with each answer as it begins. */
  begin(request: IncomingMessage, response: ServerResponse): void;
  isDraining(): boolean;
  logRequest: RequestLog;
  staticFiles: StaticFiles;
  proxy: UpstreamProxy;
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** What the front door itself has to say; null when there is nothing (left) to say. */
type Verdict = { refusal: Refusal; form?: OwnAnswerInput['form'] } | null;

const BODY_REFUSALS = { 'too-large': refusals.bodyTooLarge, 'too-slow': refusals.tooSlow };

/**
 * What happens to a request, in this order: logged, checked, answered from a static file, its body read, and at last
 * relayed to the renderer. A page cache belongs between the static files and the body.
 */
export function createRequestHandler(options: RequestHandlerOptions): RequestHandler {
  const { site, limits } = options;
  const https = site.protocol === 'https:';
  return (request, response) => {
    answer(request, response, options)
      .then((verdict) => {
        if (verdict !== null)
          refuse(request, response, verdict.refusal, { https, limits, form: verdict.form });
      })
      .catch(() => response.destroy());
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: RequestHandlerOptions,
): Promise<Verdict> {
  options.begin(request, response);
  const address = addressOf(request, options.trustProxyHops);
  const requestId = options.logRequest(request, response, address);

  const checked = check(request, options);
  if (!checked.ok) return checked.verdict;
  const { path, target } = checked;
  request.url = target;
  const file = options.staticFiles(request, response, path);
  if (file === 'served') return null;
  if (file === 'missing') return { refusal: refusals.assetMissing, form: 'text' };

  const body = await receiveBody(request, response, options.limits);
  if (!Buffer.isBuffer(body)) return body;
  const failed = await options.proxy.relay({
    request,
    response,
    target,
    clientAddress: address,
    requestId,
    body,
  });
  return failed && { refusal: failed };
}

type Checked = { ok: true; path: string; target: string } | { ok: false; verdict: Verdict };

function check(request: IncomingMessage, { site, limits, isDraining }: RequestHandlerOptions): Checked {
  const verdict = (refusal: Refusal, form?: OwnAnswerInput['form']): Checked => ({
    ok: false,
    verdict: { refusal, form },
  });
  const refusal = checkRequest(request, site.origin);
  if (refusal !== null) return verdict(refusal);
  if (request.url === '*' && request.method === 'OPTIONS') return verdict(refusals.serverOptions, 'text');
  const parsed = parseRequestTarget(request.url ?? '', limits.urlMaxBytes);
  if (!parsed.ok) return verdict(parsed.refusal);
  if (parsed.path === '/readyz' && isDraining()) return verdict(refusals.draining, 'json');
  return parsed;
}

async function receiveBody(
  request: IncomingMessage,
  response: ServerResponse,
  { bodyMaxBytes, bodyTimeoutMs }: FrontDoorLimits,
): Promise<Buffer | Verdict> {
  // "100 Continue" only now: a client that waits for it never sends a body that is refused for other reasons.
  const tooLarge = Number(request.headers['content-length'] ?? 0) > bodyMaxBytes;
  if (request.headers.expect !== undefined && !tooLarge) response.writeContinue();
  const result = await readBody(request, bodyMaxBytes, bodyTimeoutMs);
  if (result.ok) return result.body;
  if (result.reason !== 'aborted') return { refusal: BODY_REFUSALS[result.reason] };
  response.destroy();
  return null;
}

function addressOf({ socket, headers }: IncomingMessage, trustProxyHops: number): string {
  const header = headers['x-forwarded-for'];
  const forwardedFor = typeof header === 'string' ? header : undefined;
  return clientAddress({ socketAddress: socket.remoteAddress, forwardedFor, trustProxyHops });
}
