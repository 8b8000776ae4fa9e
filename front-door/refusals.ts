import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { canonicalLanguage, DEFAULT_LANGUAGE, writingDirection } from '../protocol/language';
import { hasBody } from '../protocol/read-body';
import { englishRefusals, type RefusalCode } from '../protocol/refusal-texts';
import { type Https, securityHeaders } from '../protocol/security-headers';
import type { FrontDoorLimits } from './limits';

export type Refusal = {
  status: number;
  /** For machines: `{"error":{"code","message"}}`; for people it names a page's texts. */
  code: RefusalCode;
  headers?: Record<string, string>;
};

const RETRY_SOON = { 'Retry-After': '5' };

/** The front door's own refusals. Texts are fixed: nothing of the request is echoed. */
export const refusals = {
  /** `GET /healthz`: this process answers, even without a renderer. */
  alive: { status: 200, code: 'alive' },
  draining: { status: 503, code: 'draining' },
  malformed: { status: 400, code: 'malformed_request' },
  badAddress: { status: 400, code: 'bad_address' },
  badHost: { status: 400, code: 'bad_host' },
  crossOrigin: { status: 403, code: 'cross_origin' },
  assetMissing: { status: 404, code: 'not_found' },
  tooSlow: { status: 408, code: 'request_timeout' },
  bodyTooLarge: { status: 413, code: 'too_large' },
  addressTooLong: { status: 414, code: 'address_too_long' },
  headersTooLarge: { status: 431, code: 'headers_too_large' },
  tooMany: { status: 429, code: 'too_many_requests', headers: RETRY_SOON },
  rendererBroken: { status: 502, code: 'bad_answer', headers: RETRY_SOON },
  rendererUnavailable: { status: 503, code: 'unavailable', headers: RETRY_SOON },
  overloaded: { status: 503, code: 'busy', headers: { ...RETRY_SOON, Connection: 'close' } },
  rendererBusy: { status: 503, code: 'busy', headers: RETRY_SOON },
  rendererSlow: { status: 504, code: 'timeout', headers: RETRY_SOON },
} satisfies Record<string, Refusal>;

/** Takes the methods of the resource. */
export const methodNotAllowed = (methods: readonly string[]): Refusal => ({
  status: 405,
  code: 'method_not_allowed',
  headers: { Allow: methods.join(', ') },
});

const HOUR_S = 3_600;

/** Redirects another spelling of an address to the canonical one. Takes a root-relative target in ASCII. */
export const movedTo = (target: string): Refusal => ({
  status: 308,
  code: 'moved',
  headers: { Location: target, 'Cache-Control': `public, max-age=${HOUR_S}` },
});

/** Printed as HTML as it is. */
const textSchema = z.string().regex(/^[^<>&"]{1,300}$/);
const refusalTextsSchema = z.object({
  /** BCP 47. */
  language: textSchema,
  again: textSchema,
  home: textSchema,
  refusals: z.record(z.string(), z.object({ title: textSchema, message: textSchema })),
});

/** @returns texts that the site has sent; undefined for another message */
export const readRefusalTexts = (message: unknown) => refusalTextsSchema.safeParse(message).data;

let said: ReturnType<typeof readRefusalTexts>;

/** Pages say these texts from now on. @param texts in the language of the site; undefined for the English ones */
export function sayRefusals(texts: typeof said): void {
  said = texts;
}

/** What the page of a refusal says. */
const pageWords = ({ code }: Refusal) => {
  const { refusals: byCode, ...words } = said ?? englishRefusals;
  return { ...words, ...englishRefusals.refusals[code], ...byCode[code] };
};

/** What scripts and logs get, whose language is English. */
export const messageOf = ({ code }: Refusal): string => englishRefusals.refusals[code].message;

/** The colours of `app/theme` in a system font: the site's style sheets may be unavailable too. */
const STYLE = `
:root { color-scheme: light dark; background: #F5F7F3; color: #0F211B; --link: #1B5A48; --course: #124236; --focus: #1F5FD6 }
@media (prefers-color-scheme: dark) {
  :root { background: #0A1713; color: #E8F0EA; --link: #8FCBB2; --course: #5F9D85; --focus: #8DB8FF }
}
body { margin: 0; font: 1.0625rem/1.58 system-ui, sans-serif }
main { max-width: 40rem; margin-block: 18vh 2rem; margin-inline: max(1.25rem, 50vw - 39rem) 1.25rem }
h1 { margin: 0 0 .75rem; font-size: clamp(1.875rem, 1.45rem + 1.85vw, 2.875rem); line-height: 1.06; font-weight: 560; letter-spacing: -.03em }
p { margin: 0 0 1rem }
a { display: inline-block; padding: .5rem 0; color: var(--link); font-weight: 560; text-underline-offset: .25em }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px }
div { height: 16px; margin-inline-start: max(1.25rem, 50vw - 39rem); background: var(--course) }
`;

/** What the page's policy allows: this one style sheet, by its hash. */
const errorPageStyleSource = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** A page without any other file, which might be unavailable too. Its texts need no escaping. */
function errorPage(refusal: Refusal): string {
  const { language, again, home, title, message } = pageWords(refusal);
  const direction = writingDirection(canonicalLanguage(language) ?? DEFAULT_LANGUAGE);
  // An empty address is that of the page itself.
  const retry = refusal.status >= 500 ? `<p><a href="">${again}</a></p>\n` : '';
  return `<!doctype html>
<html lang="${language}"${direction === undefined ? '' : ` dir="${direction}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${message}</p>
${retry}<p><a href="/">${home}</a></p>
</main>
<div></div>
</body>
</html>
`;
}

export type OwnAnswerInput = {
  refusal: Refusal;
  /** `page` for people, `json` for scripts, `text` for a missing picture or script. */
  form: 'page' | 'json' | 'text';
  https: Https;
};

const PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${errorPageStyleSource}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function ownAnswer({ refusal, form, https }: OwnAnswerInput) {
  const { body, type } = write(refusal, form);
  const policy = form === 'page' ? PAGE_POLICY : undefined;
  const headers: Record<string, string> = {
    'Content-Type': type,
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    ...securityHeaders(https, policy),
    ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }),
    ...refusal.headers,
  };
  return { status: refusal.status, headers, body };
}

function write(refusal: Refusal, form: OwnAnswerInput['form']): { body: string; type: string } {
  if (form === 'page') return { body: errorPage(refusal), type: 'text/html; charset=utf-8' };
  const message = messageOf(refusal);
  if (form === 'text') return { body: `${message}\n`, type: 'text/plain; charset=utf-8' };
  return {
    body: `${JSON.stringify({ error: { code: refusal.code, message } })}\n`,
    type: 'application/json; charset=utf-8',
  };
}

type RefuseOptions = {
  https: Https;
  limits: FrontDoorLimits;
  form?: OwnAnswerInput['form'];
  /** Sent with errors, so that a report of one leads to its line in the log. */
  requestId?: string;
};

const FIRST_ERROR_STATUS = 400;

/**
 * If the request's body is unread, the connection is closed, but only after the rest has been read for a moment:
 * closing immediately would send a reset that overtakes the answer.
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  { https, limits, form = formFor(request), requestId }: RefuseOptions,
): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const answer = ownAnswer({ refusal, form, https });
  if (requestId !== undefined && answer.status >= FIRST_ERROR_STATUS)
    answer.headers['X-Request-Id'] = requestId;
  if (!hasBody(request) || request.readableEnded) {
    response.writeHead(answer.status, answer.headers).end(answer.body);
    return;
  }
  response.writeHead(answer.status, { ...answer.headers, Connection: 'close' });
  response.write(answer.body);
  endAfterLinger(request, response, limits);
}

/** JSON for scripts, which accept or send it; any other client may be a person. */
function formFor({ headers }: IncomingMessage): 'page' | 'json' {
  const accept = headers.accept ?? '';
  if (accept.includes('text/html')) return 'page';
  const speaksJson =
    accept.includes('application/json') || headers['content-type']?.startsWith('application/json');
  return speaksJson ? 'json' : 'page';
}

function endAfterLinger(request: IncomingMessage, response: ServerResponse, limits: FrontDoorLimits): void {
  let droppedBytes = 0;
  const finish = () => {
    clearTimeout(timer);
    request.off('data', onData).off('end', finish).off('close', finish);
    response.end();
  };
  const onData = (chunk: Buffer) => {
    droppedBytes += chunk.length;
    if (droppedBytes > limits.lingerMaxBytes) finish();
  };
  const timer = setTimeout(finish, limits.lingerMs);
  request.on('data', onData).on('end', finish).on('close', finish);
  request.on('error', () => {});
}
