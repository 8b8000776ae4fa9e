import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody, readBody } from '../protocol/read-body';
import type { RequestLog } from './access-log';
import { movedTo, type Refusal, refusals } from './answer/refusals';
import { type OwnAnswerInput, refuse } from './answer/refuse';
import type { FrontDoorLimits } from './limits';
import type { Answered, CachedRequest, PageCache } from './page-cache/page-cache';
import { checkRequest, clientAddress, parseRequestTarget, type ReadTarget } from './request';
import type { StaticFiles } from './static-files';
import type { UpstreamProxy } from './upstream/proxy';

interface RequestHandlerOptions {
  site: URL;
  trustProxyHops: number;
  limits: FrontDoorLimits;
  /** Called with each answer as it begins. */
  begin(request: IncomingMessage, response: ServerResponse): void;
  isDraining(): boolean;
  /** Whether more connections are open than may be: only health is answered on the rest. */
  isCrowded(): boolean;
  logRequest: RequestLog;
  staticFiles: StaticFiles;
  /** Without it everything is relayed. */
  pageCache?: PageCache | undefined;
  proxy: UpstreamProxy;
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** What the front door itself has to say; null when there is nothing (left) to say. */
type Verdict = { refusal: Refusal; form?: OwnAnswerInput['form'] } | null;

const FIRST_REDIRECT_STATUS = 300;
const FIRST_ERROR_STATUS = 400;
const NO_BODY = Buffer.alloc(0);
const BODY_REFUSALS = { 'too-large': refusals.bodyTooLarge, 'too-slow': refusals.tooSlow };

/**
 * What happens to a request, in this order: logged, checked, answered from a static file, led to its canonical address, its
 * body read, answered from the page cache, and at last relayed to the renderer. What is answered from memory is answered in one turn.
 */
export function createRequestHandler(options: RequestHandlerOptions): RequestHandler {
  const { site, limits } = options;
  const https = site.protocol === 'https:';
  return (request, response) => {
    const conclude = (verdict: Verdict) => {
      if (verdict !== null) refuse(request, response, verdict.refusal, { https, limits, form: verdict.form });
    };
    const verdict = answer(request, response, options);
    if (!(verdict instanceof Promise)) conclude(verdict);
    else verdict.then(conclude).catch(() => response.destroy());
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: RequestHandlerOptions,
): Verdict | Promise<Verdict> {
  options.begin(request, response);
  const clientAddress = addressOf(request, options.trustProxyHops);
  const record = options.logRequest(request, response, clientAddress);

  const checked = check(request, options);
  if (!checked.ok) return checked.verdict;
  const { path, target, canonicalTarget } = checked;
  request.url = target;
  const file = options.staticFiles(request, response, path);
  if (file === 'served') return null;
  if (file === 'missing') return { refusal: refusals.assetMissing, form: 'text' };

  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const asked = { request, response, path, target, clientAddress, record };
  if (isRead && target !== canonicalTarget) return leadToCanonical(asked, canonicalTarget, options);
  return isRead && !hasBody(request) ? serve(asked, NO_BODY, options) : receiveAndServe(asked, options);
}

/** In one hop: where the renderer redirects the canonical address too, its answer leads on from there. */
async function leadToCanonical(
  asked: CachedRequest,
  target: string,
  options: RequestHandlerOptions,
): Promise<Verdict> {
  const status = (await options.pageCache?.statusOf(target, asked.response)) ?? 0;
  const isRedirect = status >= FIRST_REDIRECT_STATUS && status < FIRST_ERROR_STATUS;
  return isRedirect ? relay({ ...asked, target }, NO_BODY, options) : { refusal: movedTo(target) };
}

/** Nothing of a GET's body is used; it is read so that it obeys the limits, and the next request can follow. */
async function receiveAndServe(asked: CachedRequest, options: RequestHandlerOptions): Promise<Verdict> {
  const body = await receiveBody(asked.request, asked.response, options.limits);
  return Buffer.isBuffer(body) ? serve(asked, body, options) : body;
}

function serve(
  asked: CachedRequest,
  body: Buffer,
  options: RequestHandlerOptions,
): Verdict | Promise<Verdict> {
  const settle = (answered: Answered): Verdict | Promise<Verdict> => {
    if (answered === 'answered') return null;
    return answered === 'pass' ? relay(asked, body, options) : { refusal: answered };
  };
  const answered = options.pageCache?.answer(asked) ?? 'pass';
  return answered instanceof Promise ? answered.then(settle) : settle(answered);
}

async function relay(asked: CachedRequest, body: Buffer, { proxy }: RequestHandlerOptions): Promise<Verdict> {
  const failed = await proxy.relay({ ...asked, requestId: asked.record.requestId, body });
  return failed && { refusal: failed };
}

type Checked = ReadTarget | { ok: false; verdict: Verdict };

function check(request: IncomingMessage, options: RequestHandlerOptions): Checked {
  const { site, limits, isDraining, isCrowded } = options;
  const verdict = (refusal: Refusal, form?: OwnAnswerInput['form']): Checked => ({
    ok: false,
    verdict: { refusal, form },
  });
  const refusal = checkRequest(request, site);
  if (refusal !== null) return verdict(refusal);
  if (request.url === '*' && request.method === 'OPTIONS') return verdict(refusals.serverOptions, 'text');
  const parsed = parseRequestTarget(request.url ?? '', limits.urlMaxBytes);
  if (!parsed.ok) return verdict(parsed.refusal);
  if (parsed.path === '/healthz')
    return verdict(request.method === 'POST' ? refusals.readOnly : refusals.alive, 'json');
  if (parsed.path === '/readyz' && isDraining()) return verdict(refusals.draining, 'json');
  if (parsed.path !== '/readyz' && isCrowded()) return verdict(refusals.crowded);
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
