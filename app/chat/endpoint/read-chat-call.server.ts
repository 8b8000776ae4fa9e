import { isUtf8 } from 'node:buffer';
import { type BodyFailure, readRequestBody } from '../../../protocol/read-body';
import { MESSAGE_MAX_CHARACTERS } from '../message-limit';
import type { ChatCall } from '../workflow/ask-workflow.server';
import { ownField } from '../workflow/own-field.server';
import { parseJson } from '../workflow/parse-json.server';
import { ChatRefusal, type RefusalCode } from './chat-refusal.server';

const BODY_MAX_BYTES = 16 * 1024;
const BODY_TIMEOUT_MS = 10_000;
const BODY_REFUSALS: Record<BodyFailure, RefusalCode> = {
  'too-large': 'too_large',
  'too-slow': 'request_timeout',
  aborted: 'bad_request',
};
const SESSION_ID = /^[A-Za-z0-9_-]{8,128}$/;

/**
 * What a visitor sent, if it may be sent: from a page of ours, as JSON, and two strings in their limits. Anything else
 * that the body holds ends here, because n8n understands more than messages (`action` reads transcripts, `files` had a CVE).
 * @param siteOrigin the configured origin; the request's own `Host` proves nothing
 * @throws ChatRefusal
 */
export async function readChatCall(request: Request, siteOrigin: string): Promise<ChatCall> {
  if (request.method !== 'POST') throw new ChatRefusal('method_not_allowed', { Allow: 'POST' });
  if (!isFromOurPages(request.headers, siteOrigin)) throw new ChatRefusal('cross_origin');
  if (!isPlainJson(request.headers)) throw new ChatRefusal('unsupported_type');
  const parsed = parseJson(await readText(request));
  const message = ownField(parsed?.value, 'message');
  const sessionId = ownField(parsed?.value, 'sessionId');
  if (typeof message !== 'string' || typeof sessionId !== 'string' || !SESSION_ID.test(sessionId))
    throw new ChatRefusal('bad_request');
  const text = message.toWellFormed().trim();
  if (text === '') throw new ChatRefusal('bad_request');
  if ([...text].length > MESSAGE_MAX_CHARACTERS) throw new ChatRefusal('too_large');
  return { message: text, sessionId };
}

/** The front door has limits of its own; these hold without it. */
async function readText(request: Request): Promise<string> {
  const read = await readRequestBody(request, BODY_MAX_BYTES, BODY_TIMEOUT_MS);
  if (!read.ok) throw new ChatRefusal(BODY_REFUSALS[read.reason]);
  if (!isUtf8(read.body)) throw new ChatRefusal('bad_request');
  return read.body.toString('utf8').replace(/^\uFEFF/, '');
}

/** A browser names the origin of a POST; where nothing does, `Sec-Fetch-Site` may still give another site away. */
function isFromOurPages(headers: Headers, siteOrigin: string): boolean {
  const origin = headers.get('Origin');
  if (origin !== null) return origin === siteOrigin;
  return ['same-origin', 'none', null].includes(headers.get('Sec-Fetch-Site'));
}

/** Another type would spare another site's page the question whether it may (CORS preflight). */
function isPlainJson(headers: Headers): boolean {
  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = headers.get('Content-Encoding')?.trim().toLowerCase() ?? 'identity';
  return type === 'application/json' && encoding === 'identity';
}
