import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestLog } from './access-log/request-log';
import type { OwnAnswerInput } from './answer/own-answer';
import { type Refusal, refusals } from './answer/refusals';
import { refuse } from './answer/refuse';
import type { FrontDoorLimits } from './limits';
import type { PageCache } from './page-cache/page-cache';
import { clientAddress } from './request/client-address';
import { readBody } from './request/read-body';
import { checkRequest } from './request/request-guard';
import { parseRequestTarget } from './request/request-target';
import type { StaticFiles } from './static-files/static-files';
import type { ProxiedRequest, UpstreamProxy } from './upstream/proxy';

export interface RequestHandlerOptions {
  site: URL;
  trustProxyHops: number;
  limits: FrontDoorLimits;
  /** Called with each answer as it begins. */
  begin(request: IncomingMessage, response: ServerResponse): void;
  isDraining(): boolean;
  logRequest: RequestLog;
  staticFiles: StaticFiles;
  /** Without it everything is relayed. */
  pageCache?: PageCache | undefined;
  proxy: UpstreamProxy;
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** What the front door itself has to say; null when there is nothing (left) to say. */
type Verdict = { refusal: Refusal; form?: OwnAnswerInput['form'] } | null;

const BODY_REFUSALS = { 'too-large': refusals.bodyTooLarge, 'too-slow': refusals.tooSlow };

/**
 * What happens to a request, in this order: logged, checked, answered from a static file or the page cache, its body read,
 * and at last relayed to the renderer. What is answered from memory is answered in one turn.
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
  const { path, target } = checked;
  request.url = target;
  const file = options.staticFiles(request, response, path);
  if (file === 'served') return null;
  if (file === 'missing') return { refusal: refusals.assetMissing, form: 'text' };

  const proxied = { request, response, target, clientAddress, requestId: record.requestId };
  const cached =
    options.pageCache?.answer({ request, response, path, target, clientAddress, record }) ?? 'pass';
  if (cached === 'pass') return relay(proxied, options);
  if (cached === 'answered') return null;
  if (!(cached instanceof Promise)) return { refusal: cached };
  return cached.then((later) => {
    if (later === 'pass') return relay(proxied, options);
    return later === 'answered' ? null : { refusal: later };
  });
}

async function relay(
  proxied: Omit<ProxiedRequest, 'body'>,
  { limits, proxy }: RequestHandlerOptions,
): Promise<Verdict> {
  const body = await receiveBody(proxied.request, proxied.response, limits);
  if (!Buffer.isBuffer(body)) return body;
  const failed = await proxy.relay({ ...proxied, body });
  return failed && { refusal: failed };
}

type Checked = { ok: true; path: string; target: string } | { ok: false; verdict: Verdict };

function check(request: IncomingMessage, { site, limits, isDraining }: RequestHandlerOptions): Checked {
  const verdict = (refusal: Refusal, form?: OwnAnswerInput['form']): Checked => ({
    ok: false,
    verdict: { refusal, form },
  });
  const refusal = checkRequest(request, site);
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
