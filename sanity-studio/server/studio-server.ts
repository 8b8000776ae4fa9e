import { createServer, type IncomingMessage, type Server } from 'node:http';
import { isUnchanged } from '../../protocol/entity-tag';
import { hasLakeCookie, isOwnNavigation, lakeCookies, readLakeToken } from './lake-cookie';
import type { StudioSettings } from './settings';
import type { StaticFile } from './static-files';
import { studioPage, studioSecurityHeaders } from './studio-page';

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const LOCALHOST = /^localhost(?::\d{1,5})?$/i;
/** In deeper paths a dot does not mean a file: the address of a field within a document has one too. */
const FILE = /^\/(?:static|vendor)\/|^\/[^/]*\.[a-z0-9]+$/i;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
const RETRY_S = 2;
const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

type Answer = { status: number; headers: Record<string, string | string[]>; body: string | Buffer };
type Files = ReadonlyMap<string, StaticFile>;

/**
 * Serves a built Studio: its files, and its page under every other path.
 * @param files the build, by path
 * @returns not yet listening
 * @throws Error when the build has no usable page
 */
export function createStudioServer(files: Files, settings: StudioSettings): Server {
  const built = files.get('/index.html')?.body.toString('utf8') ?? '';
  const { html, scriptHashes } = studioPage(built, settings);
  const security = studioSecurityHeaders(settings, scriptHashes);
  const limits = { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS };
  return createServer(limits, (request, response) => {
    // Request bodies are ignored.
    request.resume();
    answer(request, files, html, settings)
      .catch(() => ({ status: 500, headers: TEXT, body: 'Studio could not be served.' }))
      .then(({ status, headers, body }) => {
        const length = { 'content-length': String(Buffer.byteLength(body)) };
        response.writeHead(status, { ...security, ...headers, ...(status === 304 ? {} : length) });
        response.end(request.method === 'HEAD' || status === 304 ? undefined : body);
      });
  });
}

async function answer(
  request: IncomingMessage,
  files: Files,
  html: string,
  settings: StudioSettings,
): Promise<Answer> {
  const { host = '' } = request.headers;
  const isPublic = settings.origin !== undefined && host.toLowerCase() === new URL(settings.origin).host;
  if (!isPublic && !LOOPBACK_HOST.test(host))
    return refusal(421, 'Studio answers on localhost and the host of STUDIO_ORIGIN only.');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { ...refusal(405, 'Studio can only be read.'), headers: { ...TEXT, allow: 'GET, HEAD' } };
  const [path = '/'] = (request.url ?? '/').split('?');
  const file = path === '/index.html' ? undefined : files.get(path);
  if (file) return fileAnswer(request, file);
  if (FILE.test(path) && path !== '/index.html') return refusal(404, 'There is no such file.');
  // Cookies belong to a host name: one set for 127.0.0.1 is not sent to a lake at localhost.
  if (!isPublic && !LOCALHOST.test(host)) return redirectToLocalhost(request, host);
  if (!settings.isLocal) return { status: 200, headers: HTML, body: html };
  return localPage(request, html, settings.tokenFile, isPublic);
}

function refusal(status: number, body: string): Answer {
  return { status, headers: TEXT, body };
}

function fileAnswer(request: IncomingMessage, { body, headers }: StaticFile): Answer {
  const isKnown = isUnchanged(request.headers['if-none-match'], headers.etag);
  return { status: isKnown ? 304 : 200, headers, body };
}

function redirectToLocalhost(request: IncomingMessage, host: string): Answer {
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  const location = `http://localhost${port}${pathOf(request)}`;
  return { status: 307, headers: { ...TEXT, location }, body: location };
}

/** Studio's page, with the local lake's cookie. */
async function localPage(
  request: IncomingMessage,
  html: string,
  tokenFile: string,
  isEncrypted: boolean,
): Promise<Answer> {
  const token = await readLakeToken(tokenFile);
  if (token === undefined) {
    const text = 'Studio opens by itself as soon as the local Content Lake has been started.';
    const body = noticePage({ title: 'Waiting for the content', text, reloadS: RETRY_S });
    return { status: 503, headers: { ...HTML, 'retry-after': String(RETRY_S) }, body };
  }
  if (isOwnNavigation(request.headers)) {
    const cookies = lakeCookies(request.headers, token, isEncrypted);
    return { status: 200, headers: { ...HTML, 'set-cookie': cookies }, body: html };
  }
  if (hasLakeCookie(request.headers, token)) return { status: 200, headers: HTML, body: html };
  const text = 'Another page has led you here. Studio edits the content of the site.';
  const link = { label: 'Open Studio', href: pathOf(request) };
  return { status: 200, headers: HTML, body: noticePage({ title: 'Studio', text, link }) };
}

/** A path that cannot be taken for another host. */
function pathOf(request: IncomingMessage): string {
  return `/${(request.url ?? '').replace(/^[/\\]+/, '')}`;
}

type Notice = {
  title: string;
  text: string;
  link?: { label: string; href: string };
  /** Seconds after which the browser reloads. */
  reloadS?: number;
};

/** A page of one sentence, for when Studio itself cannot be shown. It needs no script and no file. */
function noticePage({ title, text, link, reloadS }: Notice): string {
  const reload = reloadS === undefined ? '' : `<meta http-equiv="refresh" content="${reloadS}">`;
  const action = link ? `<p><a href="${escaped(link.href)}">${escaped(link.label)}</a></p>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${reload}
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>
<style>:root{color-scheme:light dark}body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem}</style>
</head><body><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${action}</body></html>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
