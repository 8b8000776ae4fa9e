import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress } from './client-address';
import type { FrontDoorLimits } from './limits';
import type { OwnAnswerInput } from './own-answer';
import type { Proxy } from './proxy';
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
  proxy: Proxy;
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

const BODY_REFUSALS = { 'too-large': refusals.bodyTooLarge, 'too-slow': refusals.tooSlow };

/**
 * What happens to a request, in this order: logged, checked, answered from a static file, its body read, and at last
 * relayed to the renderer. A page cache belongs between the static files and the body.
 */
export function createRequestHandler(options: RequestHandlerOptions): RequestHandler {
  const { site, limits, staticFiles, proxy } = options;
  const https = site.protocol === 'https:';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    options.begin(request, response);
    const address = addressOf(request, options.trustProxyHops);
    const requestId = options.logRequest(request, response, address);
    const say = (refusal: Refusal, form?: OwnAnswerInput['form']) =>
      refuse(request, response, refusal, { https, limits, form });

    if (request.url === '*' && request.method === 'OPTIONS') return say(refusals.serverOptions, 'text');
    const refusal = checkRequest(request, site.origin);
    if (refusal !== null) return say(refusal);
    const parsed = parseRequestTarget(request.url ?? '', limits.urlMaxBytes);
    if (!parsed.ok) return say(parsed.refusal);
    const { path, target } = parsed;
    if (path === '/readyz' && options.isDraining()) return say(refusals.draining, 'json');

    request.url = target;
    const file = staticFiles(request, response, path);
    if (file === 'missing') return say(refusals.assetMissing, 'text');
    if (file === 'served') return;

    if (request.headers.expect !== undefined) response.writeContinue();
    const body = await readBody(request, limits.bodyMaxBytes, limits.bodyTimeoutMs);
    if (!body.ok)
      return body.reason === 'aborted' ? void response.destroy() : say(BODY_REFUSALS[body.reason]);
    const failed = await proxy.relay({
      request,
      response,
      target,
      clientAddress: address,
      requestId,
      body: body.body,
    });
    if (failed !== null) say(failed);
  }

  return (request, response) => {
    answer(request, response).catch(() => response.destroy());
  };
}

function addressOf({ socket, headers }: IncomingMessage, trustProxyHops: number): string {
  const header = headers['x-forwarded-for'];
  const forwardedFor = typeof header === 'string' ? header : undefined;
  return clientAddress({ socketAddress: socket.remoteAddress, forwardedFor, trustProxyHops });
}
