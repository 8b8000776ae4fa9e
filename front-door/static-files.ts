import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sep } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { type Https, securityHeaders } from '../protocol/security-headers';
import { acceptedEncodings } from './accepted-encoding';
import { filesBelow } from './build-files';

type StaticFilesOptions = {
  /** The built client: files under `/assets/` carry a hash of their content in the name. */
  clientDirectory: string;
  /** Files that keep their names when they change. */
  publicDirectory: string;
  /** Holds files of earlier builds below `assets`; other instances may add to it. */
  buildFilesDirectory?: string | undefined;
  https: Https;
};

/** `missing`: there is no such file below `/assets`. `other`: not a static file. */
type StaticOutcome = 'served' | 'missing' | 'other';

export type StaticFiles = (request: IncomingMessage, response: ServerResponse, path: string) => StaticOutcome;

const HASHED = 'public, max-age=31536000, immutable';
const UNHASHED = 'public, max-age=3600, stale-while-revalidate=86400';
/** The build's own names: no dot files, nothing outside, nothing encoded. */
const BUILD_FILE = /^\/assets\/(?:[\w-]+\/)*[\w-][\w.-]*$/;

/**
 * Serves files from two directories, listed once at start: what is not in the list is not served. Files of earlier
 * builds are looked up when they are requested, because another instance may have added them.
 */
export function createStaticFiles({
  clientDirectory,
  publicDirectory,
  buildFilesDirectory,
  https,
}: StaticFilesOptions): StaticFiles {
  const directories = [clientDirectory, publicDirectory].filter((directory) => existsSync(directory));
  const options = { etag: true, brotli: true, gzip: true, extensions: [], setHeaders: completeType };
  const handlers = directories.map((directory) => sirv(directory, options));
  const earlier = buildFilesDirectory ? [sirv(buildFilesDirectory, { ...options, dev: true })] : [];
  const headers = securityHeaders(https);
  // Pages outnumber files; a look-up by sirv for each would cost more than a cache hit.
  const files = directories.flatMap((directory) => filesBelow(directory));
  const addresses = new Set(files.map((name) => `/${name.split(sep).join('/')}`));

  return (request, response, path) => {
    const hashed = path === '/assets' || path.startsWith('/assets/');
    const readable = request.method === 'GET' || request.method === 'HEAD';
    const mayBePresent = addresses.has(path) || path.includes('%');
    const lookedUp = mayBePresent ? handlers : BUILD_FILE.test(path) ? earlier : [];
    const present =
      readable &&
      !path.endsWith('/') &&
      lookedUp.some((handler) =>
        serve(handler, request, response, {
          ...headers,
          'Cache-Control': hashed ? HASHED : UNHASHED,
          Vary: 'Accept-Encoding',
        }),
      );
    if (present) return 'served';
    return hashed && readable ? 'missing' : 'other';
  };
}

function serve(
  handler: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
): boolean {
  const original = { ...request.headers };
  request.headers = narrowed(original);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // sirv does not handle read errors; without this a file deleted at run time would end the process.
  const onPipe = (source: NodeJS.ReadableStream) => source.once('error', () => response.destroy());
  response.once('pipe', onPipe);
  let found = true;
  handler(request, response, () => {
    found = false;
  });
  request.headers = original;
  if (found) return true;
  response.off('pipe', onPipe);
  for (const name of Object.keys(headers)) response.removeHeader(name);
  return false;
}

/** Types that sirv's table lacks, or has without a charset; with an empty type the browser would guess. */
const TYPES = new Map([
  ['ico', 'image/x-icon'],
  ['txt', 'text/plain; charset=utf-8'],
  ['', 'application/octet-stream'],
]);

function completeType(response: ServerResponse, pathname: string): void {
  const type = TYPES.get(/\.([^./]+)$/.exec(pathname)?.[1]?.toLowerCase() ?? '');
  if (type !== undefined) response.setHeader('Content-Type', type);
}

/**
 * Narrows the headers that sirv misreads: it finds `br` even in `br;q=0`, and an inverted `Range` throws. Without a range
 * the whole file is sent, as RFC 9110 allows.
 */
function narrowed(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const { range: _range, 'accept-encoding': accepted, ...rest } = headers;
  return { ...rest, 'accept-encoding': acceptedEncodings(accepted?.toString()).join(', ') };
}
