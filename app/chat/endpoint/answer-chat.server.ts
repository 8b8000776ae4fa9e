import { isUtf8 } from 'node:buffer';
import { setTimeout as sleep } from 'node:timers/promises';
import { forwardedAddress, networkOf } from '../../../protocol/client-address';
import { isRecord } from '../../../protocol/is-record';
import { isFromOurPages, isPlainJson } from '../../../protocol/own-request';
import { parseJson } from '../../../protocol/parse-json';
import { type BodyFailure, readWebBody } from '../../../protocol/read-body';
import { ContentUnavailable } from '../../content/source/content-errors.server';
import type { Env } from '../../env.server';
import { MESSAGE_MAX_CHARACTERS } from '../conversation/conversation';
import { SESSION_ID } from '../conversation/session';
import { type ChatCall, callWorkflow, WorkflowError } from '../workflow/call-workflow.server';
import { parseReply } from '../workflow/parse-reply.server';
import { ChatError, type ChatErrorCode } from './chat-error.server';
import type { ChatParty } from './chat-limits.server';

/** Timeout for the whole exchange with the workflow host, to the body's last byte (docs/behaviour.md). */
const CHAT_TIMEOUT_MS = 15_000;
/** Timeout for reading the switch in Studio; after it the switch counts as on. */
const SWITCH_TIMEOUT_MS = 1_000;
const UPSTREAM_BUSY_RETRY_AFTER_S = '30';
/** Where no proxy reports the client's address, all clients share one limit. */
const UNKNOWN_CLIENT = 'unknown';
/** nginx’s status for a client that disconnected; only logged, for nobody receives it. */
const CLIENT_CLOSED_REQUEST = 499;

type Settings = Pick<
  Env,
  'SITE_URL' | 'CHAT_ENABLED' | 'CHAT_WEBHOOK_URL' | 'CHAT_WEBHOOK_AUTHORIZATION' | 'TRUST_PROXY_HOPS'
>;

/**
 * What became of a message: `answered`, `abandoned` (the visitor disconnected) or the code of an error.
 * @property upstream what happened at the workflow host, where that is the cause: `unreachable`, `timeout`, `too-large`,
 *   `no-reply` (an answer of 2xx without a reply), `5xx`, or another status such as `404`
 */
export type ChatOutcome = {
  code: ChatErrorCode | 'answered' | 'abandoned';
  status: number;
  upstream: string | undefined;
  characters: number;
  ms: number;
};

export type ChatOptions = {
  settings: Settings;
  /** Counts a message, or rejects with ChatError. */
  count: (party: ChatParty) => Promise<void>;
  /** Acquires a slot for a message in flight, or throws ChatError; returns a function that releases it. */
  acquire: (sessionId: string) => () => void;
  /** The switch in Studio. @param language of the visitor's page, as sent */
  isSwitchedOn: (language: string | undefined) => Promise<boolean>;
  /** Answers if no workflow is configured; rejects if published content is unavailable. */
  answerFromSite: (question: string, language: string | undefined) => Promise<string>;
  /** Receives every outcome, but never the text, the session, or the name or words of the workflow host. */
  report: (outcome: ChatOutcome) => void;
  /** Receives what only a fault of this program throws. */
  reportFault: (error: unknown) => void;
  timeoutMs?: number;
  connectTimeoutMs?: number;
};

/**
 * The chat's endpoint: takes `{message, sessionId, language}`, answers `{output}`, or `{"error":{"code","message"}}` with fixed
 * texts. In this order: validation of origin and body, slot, limits, switch, answer.
 */
export function createChatEndpoint(options: ChatOptions) {
  return async function answerChat(request: Request): Promise<Response> {
    const startedAtMs = performance.now();
    let call: VisitorCall | undefined;
    const report = (code: ChatOutcome['code'], status: number, upstream?: string) => {
      const ms = Math.round(performance.now() - startedAtMs);
      options.report({ code, status, upstream, characters: call?.message.length ?? 0, ms });
    };
    try {
      call = await readChatCall(request, options.settings.SITE_URL);
      const output = await answerWithinLimits(call, request, options);
      report('answered', 200);
      return reply(200, { output });
    } catch (error) {
      const refusal = error instanceof ChatError ? error : new ChatError('chat_unavailable');
      if (request.signal.aborted) report('abandoned', CLIENT_CLOSED_REQUEST);
      else report(refusal.code, refusal.status, refusal.upstream);
      const isExpected = error instanceof ChatError || error instanceof ContentUnavailable;
      if (!isExpected && !request.signal.aborted) options.reportFault(error);
      return reply(refusal.status, refusal.body(), refusal.headers);
    }
  };
}

async function answerWithinLimits(
  call: VisitorCall,
  request: Request,
  options: ChatOptions,
): Promise<string> {
  const { settings, timeoutMs = CHAT_TIMEOUT_MS } = options;
  if (!settings.CHAT_ENABLED) throw new ChatError('chat_unavailable');
  const release = options.acquire(call.sessionId);
  const deadline = startDeadline(timeoutMs, request.signal);
  try {
    const forwarded = request.headers.get('X-Forwarded-For');
    const client = forwardedAddress(forwarded, settings.TRUST_PROXY_HOPS) ?? UNKNOWN_CLIENT;
    await options.count({
      address: networkOf(client),
      network: networkOf(client, 48),
      sessionId: call.sessionId,
    });
    if (!(await switchedOn(options.isSwitchedOn(call.language)))) throw new ChatError('chat_unavailable');
    return settings.CHAT_WEBHOOK_URL === undefined
      ? await options.answerFromSite(call.message, call.language)
      : await askConfigured(settings.CHAT_WEBHOOK_URL, call, options, deadline.signal);
  } finally {
    deadline.end();
    release();
  }
}

/** While the Lake is unavailable, nobody can have switched the chat off recently. */
function switchedOn(isOn: Promise<boolean>): Promise<boolean> {
  const late = sleep(SWITCH_TIMEOUT_MS, true, { ref: false });
  return Promise.race([isOn.catch(() => true), late]);
}

async function askConfigured(
  url: string,
  call: VisitorCall,
  { settings, connectTimeoutMs }: ChatOptions,
  deadline: AbortSignal,
): Promise<string> {
  const workflow = { url, authorization: settings.CHAT_WEBHOOK_AUTHORIZATION };
  const answer = await callWorkflow(workflow, call, deadline, connectTimeoutMs).catch((error: unknown) => {
    const failure = error instanceof WorkflowError ? error.failure : 'unreachable';
    throw new ChatError(failure === 'timeout' ? 'assistant_timeout' : 'bad_reply', {}, failure);
  });
  const { status } = answer;
  if (status === 429)
    throw new ChatError('chat_busy', { 'Retry-After': UPSTREAM_BUSY_RETRY_AFTER_S }, String(status));
  const output = parseReply(answer);
  if (output === undefined) throw new ChatError('bad_reply', {}, upstreamFailure(status));
  return output;
}

function upstreamFailure(status: number): string {
  if (status >= 200 && status <= 299) return 'no-reply';
  return status >= 500 ? '5xx' : String(status);
}

function reply(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}

const BODY_MAX_BYTES = 16 * 1024;
const BODY_TIMEOUT_MS = 10_000;
const BODY_REFUSALS: Record<BodyFailure, ChatErrorCode> = {
  'too-large': 'too_large',
  'too-slow': 'request_timeout',
  aborted: 'bad_request',
};

/** `language` is that of the page, in which the site itself answers. */
type VisitorCall = ChatCall & { language: string | undefined };

/**
 * Validates a visitor's request: sent from our pages, as JSON, with two strings within their limits. Other fields of
 * the body are dropped, because n8n handles more than messages (`action` reads transcripts, `files` had a CVE).
 * @param siteOrigin the configured origin; the request's own `Host` proves nothing
 * @throws ChatError
 */
async function readChatCall(request: Request, siteOrigin: string): Promise<VisitorCall> {
  if (request.method !== 'POST') throw new ChatError('method_not_allowed', { Allow: 'POST' });
  if (!isFromOurPages(request.headers, siteOrigin)) throw new ChatError('cross_origin');
  if (!isPlainJson(request.headers)) throw new ChatError('unsupported_type');
  const parsed = parseJson(await readText(request));
  const { message, sessionId, language } = isRecord(parsed) ? parsed : {};
  if (typeof message !== 'string' || typeof sessionId !== 'string' || !SESSION_ID.test(sessionId))
    throw new ChatError('bad_request');
  const text = message.toWellFormed().trim();
  if (text === '') throw new ChatError('bad_request');
  if ([...text].length > MESSAGE_MAX_CHARACTERS) throw new ChatError('too_large');
  return { message: text, sessionId, language: typeof language === 'string' ? language : undefined };
}

/** The front door has its own limits; these apply without it too. */
async function readText(request: Request): Promise<string> {
  const read = await readWebBody(request, BODY_MAX_BYTES, BODY_TIMEOUT_MS);
  if (!read.ok) throw new ChatError(BODY_REFUSALS[read.reason]);
  if (!isUtf8(read.body)) throw new ChatError('bad_request');
  return read.body.toString('utf8').replace(/^\uFEFF/, '');
}

/**
 * Starts a timeout that also aborts with another signal. `AbortSignal.any` with `AbortSignal.timeout` would be simpler,
 * but Node 20 holds the inner signal only weakly: after a garbage collection the timeout never fires.
 * @param timeoutMs after which `signal` aborts with a `TimeoutError`
 * @param earlier aborts `signal` with its own reason
 * @returns `end` clears the timeout, and must be called
 */
export function startDeadline(timeoutMs: number, earlier: AbortSignal) {
  const controller = new AbortController();
  const leave = () => controller.abort(earlier.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('Time is up', 'TimeoutError')), timeoutMs);
  if (earlier.aborted) leave();
  else earlier.addEventListener('abort', leave, { once: true });
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      earlier.removeEventListener('abort', leave);
    },
  };
}
