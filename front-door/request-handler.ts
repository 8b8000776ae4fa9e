import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Endpoints, READ_METHODS } from '../protocol/endpoints';
import { isFromOurPages } from '../protocol/own-request';
import { hasBody, readBody } from '../protocol/read-body';
import type { Https } from '../protocol/security-headers';
import type { RequestLog } from './access-log';
import type { FrontDoorLimits } from './limits';
import type { CacheAnswer, CachedRequest, PageCache } from './page-cache/page-cache';
import { methodNotAllowed, movedTo, type OwnAnswerInput, type Refusal, refusals, refuse } from './refusals';
import { clientAddress, hasValidHost, parseRequestTarget, type ReadTarget } from './request';
import type { StaticFiles } from './static-files';
import type { UpstreamProxy } from './upstream/proxy';

type RequestHandlerOptions = {
  site: URL;
  https: Https;
  trustProxyHops: number;
  onForwardedForUntrusted?: (() => void) | undefined;
  limits: FrontDoorLimits;
  endpoints: Endpoints;
  begin(request: IncomingMessage, response: ServerResponse): void;
  isDraining(): boolean;
  isOverloaded(request: IncomingMessage): boolean;
  logRequest: RequestLog;
  staticFiles: StaticFiles;
  /** Without it everything is relayed. */
  pageCache?: PageCache | undefined;
  proxy: UpstreamProxy;
};

/** The front door's own answer; null if none is needed. */
type Verdict = { refusal: Refusal; form?: OwnAnswerInput['form'] } | null;

const NO_BODY = Buffer.alloc(0);
const BODY_REFUSALS = { 'too-large': refusals.bodyTooLarge, 'too-slow': refusals.tooSlow };

/**
 * Answers from a file, the page cache or the renderer. What is in memory is sent in the same turn of the event loop.
 */
export function createRequestHandler(options: RequestHandlerOptions) {
  const { https, limits } = options;
  let isForwardingExpected = options.trustProxyHops > 0;
  return (request: IncomingMessage, response: ServerResponse): void => {
    options.begin(request, response);
    const address = clientAddress(request, options.trustProxyHops);
    const record = options.logRequest(request, response, address);
    if (!isForwardingExpected && request.headers['x-forwarded-for'] !== undefined) {
      isForwardingExpected = true;
      options.onForwardedForUntrusted?.();
    }
    const conclude = (verdict: Verdict) => {
      if (verdict === null) return;
      const { refusal, form } = verdict;
      record.ownAnswer = refusal.code;
      refuse(request, response, refusal, { https, limits, form, requestId: record.requestId });
    };
    const verdict = answer({ request, response, clientAddress: address, record }, options);
    if (!(verdict instanceof Promise)) conclude(verdict);
    else verdict.then(conclude).catch(() => response.destroy());
  };
}

function answer(
  { request, response, clientAddress, record }: Omit<CachedRequest, 'path' | 'target'>,
  options: RequestHandlerOptions,
): Verdict | Promise<Verdict> {
  const checked = check(request, options);
  if (!checked.ok) return checked;
  const { path, target, canonicalTarget } = checked;
  request.url = target;
  const file = options.staticFiles(request, response, path);
  if (file === 'served') return null;
  if (file === 'missing') return { refusal: refusals.assetMissing, form: 'text' };

  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && target !== canonicalTarget) return { refusal: movedTo(canonicalTarget) };
  const incoming = { request, response, path, target, clientAddress, record };
  return isRead && !hasBody(request) ? serve(incoming, NO_BODY, options) : receiveAndServe(incoming, options);
}

/** A GET's body is not used; it is read to enforce the limits, and so that the next request can follow. */
async function receiveAndServe(incoming: CachedRequest, options: RequestHandlerOptions): Promise<Verdict> {
  const body = await receiveBody(incoming.request, incoming.response, options.limits);
  return Buffer.isBuffer(body) ? serve(incoming, body, options) : body;
}

function serve(
  incoming: CachedRequest,
  body: Buffer,
  options: RequestHandlerOptions,
): Verdict | Promise<Verdict> {
  const settle = (answered: CacheAnswer): Verdict | Promise<Verdict> => {
    if (answered === 'answered') return null;
    if (answered !== 'pass') return { refusal: answered };
    const relayed = options.proxy.relay({ ...incoming, requestId: incoming.record.requestId, body });
    return relayed.then((failed) => failed && { refusal: failed });
  };
  const answered = options.pageCache?.answer(incoming) ?? 'pass';
  return answered instanceof Promise ? answered.then(settle) : settle(answered);
}

type Refused = { ok: false; refusal: Refusal; form?: OwnAnswerInput['form'] };

function check(request: IncomingMessage, options: RequestHandlerOptions): ReadTarget | Refused {
  const { site, limits, endpoints, isDraining, isOverloaded } = options;
  const refused = (refusal: Refusal, form?: OwnAnswerInput['form']): Refused => ({
    ok: false,
    refusal,
    form,
  });
  if (!hasValidHost(request.rawHeaders, request.httpVersion)) return refused(refusals.badHost);
  const { method = '', url = '' } = request;
  const parsed = parseRequestTarget(url, limits.urlMaxBytes);
  if (!parsed.ok) return parsed;
  const own = endpoints.get(parsed.canonicalPath);
  const methods = own ?? READ_METHODS;
  if (!methods.includes(method)) return refused(methodNotAllowed(methods), own && 'json');
  const headers = { get: (name: string) => request.headers[name.toLowerCase()]?.toString() ?? null };
  if (!READ_METHODS.includes(method) && !isFromOurPages(headers, site.origin))
    return refused(refusals.crossOrigin);
  if (parsed.path === '/healthz') return refused(refusals.alive, 'json');
  if (parsed.path === '/readyz' && isDraining()) return refused(refusals.draining, 'json');
  if (parsed.path !== '/readyz' && isOverloaded(request)) return refused(refusals.overloaded);
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
