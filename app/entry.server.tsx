import { readFileSync } from 'node:fs';
import type { AppLoadContext, DataFunctionArgs, EntryContext, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import { entityTag, isUnchanged } from '../protocol/entity-tag';
import { followWhileRunning } from './content/cache/follow-live-events.server';
import { settleCaching } from './content/pages/cache-headers.server';
import { fillSnapshotWhileRunning } from './content/pages/fill-snapshot.server';
import { env } from './env.server';
import { inlineScriptHashes, renderPage, withoutStyleAttributes } from './html/page-html.server';
import { log } from './log.server';
import { checkPreview } from './preview/request-preview.server';
import { pageSecurityHeaders } from './security-headers.server';
import { markdownOf } from './seo/markdown-twin.server';
import { previews, publishedContent, searchIndexes } from './services.server';

followWhileRunning(() => publishedContent.follow());
// Where queries are spared, the first search makes the index. In development modules are reloaded after each edit.
if (env.SNAPSHOT_FILL && !import.meta.env.DEV) {
  fillSnapshotWhileRunning(publishedContent);
  searchIndexes.makeWhileRunning();
}

/** The address of `routes/speculation-rules.ts`. */
const SPECULATION_RULES = '"/speculation-rules.json"';

/** A page follows from all of the server's program; the version in Remix's manifest covers what browsers load of it. */
const PROGRAM_TAG = entityTag(import.meta.env.PROD ? readFileSync(import.meta.filename) : '');

/** Renders without streaming: the policy lists the hash of every inline script and is cached with the page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { twinOf, showsDraft }: AppLoadContext,
): Promise<Response> {
  headers.set('Vary', 'Accept-Encoding');
  settleCaching(headers, status);
  const preview = await checkPreview(request, headers, previews, showsDraft);
  if (status === 200 && !preview.isClaimed) {
    // Remix has written the data of the loaders already, for the page.
    const data = context.serverHandoffString ?? JSON.stringify(context.staticHandlerContext.loaderData);
    const tag = entityTag(PROGRAM_TAG, data);
    headers.set('ETag', tag);
    if (isUnchanged(request.headers.get('If-None-Match'), tag))
      return new Response(null, { status: 304, headers });
  }
  const printed = renderPage(context, request.url);
  if (twinOf !== undefined && status === 200) {
    headers.set('Content-Type', 'text/markdown; charset=utf-8');
    return new Response(await markdownOf(printed, twinOf), { status, headers });
  }
  // In development the policy allows them, and React warns of each missing one.
  const html = import.meta.env.PROD ? withoutStyleAttributes(printed) : printed;
  const security = pageSecurityHeaders(inlineScriptHashes(html), preview.policy);
  for (const [name, value] of Object.entries(security)) headers.set(name, value);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // In a preview React starts immediately.
  if (!preview.policy) headers.set('Speculation-Rules', SPECULATION_RULES);
  return new Response(html, { status, headers });
}

/** Data of in-site navigations carries the same headers as pages; the front door adds the validator. */
export async function handleDataRequest(
  response: Response,
  { request, context }: DataFunctionArgs,
): Promise<Response> {
  response.headers.set('Vary', 'Accept-Encoding');
  settleCaching(response.headers, response.status);
  await checkPreview(request, response.headers, previews, context.showsDraft);
  return response;
}

/** Logs the server's own errors, without the URL's query; client errors are not logged. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { pathname } = new URL(request.url);
  log('error', 'request.failed', {
    path: pathname,
    reqId: request.headers.get('X-Request-Id') ?? '-',
    reason: error instanceof Error ? (error.stack ?? error.message) : 'unknown',
  });
};
