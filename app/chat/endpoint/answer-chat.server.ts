import { forwardedAddress, networkOf } from '../../../protocol/client-address';
import type { Env } from '../../env.server';
import { securityHeaders } from '../../security-headers.server';
import { askWorkflow, type ChatCall, WorkflowUnanswered } from '../workflow/ask-workflow.server';
import { parseReply } from '../workflow/parse-reply.server';
import type { ChatParty } from './chat-limits.server';
import { ChatRefusal } from './chat-refusal.server';
import { startDeadline } from './deadline.server';
import { readChatCall } from './read-chat-call.server';

/** What the specification allows for the whole exchange with the workflow host, the body's last byte included. */
export const CHAT_TIMEOUT_MS = 15_000;
/** How long the switch in Studio is waited for; then the message goes on as if it were on. */
const SWITCH_TIMEOUT_MS = 1_000;
const UPSTREAM_BUSY_RETRY_AFTER_S = '30';
/** Where no proxy names the client, the limits hold for all clients together. */
const UNKNOWN_CLIENT = 'unknown';
const TOO_MANY_REQUESTS = 429;

type Settings = Pick<
  Env,
  'SITE_URL' | 'CHAT_ENABLED' | 'CHAT_WEBHOOK_URL' | 'CHAT_WEBHOOK_AUTHORIZATION' | 'TRUST_PROXY_HOPS'
>;

export type ChatOptions = {
  settings: Settings;
  /** Counts a message, or rejects with ChatRefusal. */
  count: (party: ChatParty) => Promise<void>;
  /** Takes a turn, or throws ChatRefusal; gives back how to return it. */
  takeTurn: (sessionId: string) => () => void;
  /** The switch in Studio. */
  isSwitchedOn: () => Promise<boolean>;
  /** Answers where no workflow is configured; rejects where nothing published can be had. */
  answerFromSite: (question: string) => Promise<string>;
  /** Told of every outcome: never the text, the session, or anything of the workflow host. */
  report: (outcome: { code: string; status: number; characters: number; ms: number }) => void;
  timeoutMs?: number;
};

/**
 * The chat's endpoint: takes `{message, sessionId}`, answers `{output}`, or `{"error":{"code","message"}}` with fixed texts.
 * In this order: who asks and what, whether there is a turn, the limits, the switch, the answer.
 */
export function createChatEndpoint(options: ChatOptions) {
  return async function answerChat(request: Request): Promise<Response> {
    const startedAtMs = performance.now();
    const report = (code: string, status: number, characters = 0) =>
      options.report({ code, status, characters, ms: Math.round(performance.now() - startedAtMs) });
    let call: ChatCall | undefined;
    try {
      call = await readChatCall(request, options.settings.SITE_URL);
      const output = await answerInTurn(call, request, options);
      report('answered', 200, call.message.length);
      return reply(200, { output });
    } catch (error) {
      const refusal = error instanceof ChatRefusal ? error : new ChatRefusal('chat_unavailable');
      report(refusal.code, refusal.status, call?.message.length);
      return reply(refusal.status, refusal.body(), refusal.headers);
    }
  };
}

async function answerInTurn(call: ChatCall, request: Request, options: ChatOptions): Promise<string> {
  const { settings, timeoutMs = CHAT_TIMEOUT_MS } = options;
  if (!settings.CHAT_ENABLED) throw new ChatRefusal('chat_unavailable');
  const giveBack = options.takeTurn(call.sessionId);
  const deadline = startDeadline(timeoutMs, request.signal);
  try {
    const address = networkOf(
      forwardedAddress(request.headers.get('X-Forwarded-For'), settings.TRUST_PROXY_HOPS) ?? UNKNOWN_CLIENT,
    );
    await options.count({ address, sessionId: call.sessionId });
    if (!(await switchedOn(options.isSwitchedOn))) throw new ChatRefusal('chat_unavailable');
    return settings.CHAT_WEBHOOK_URL === undefined
      ? await options.answerFromSite(call.message)
      : await askConfigured(settings.CHAT_WEBHOOK_URL, call, settings, deadline.signal);
  } finally {
    deadline.end();
    giveBack();
  }
}

/** While the Lake is away nobody can have switched anything off lately. */
async function switchedOn(isSwitchedOn: ChatOptions['isSwitchedOn']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), SWITCH_TIMEOUT_MS);
  });
  return Promise.race([isSwitchedOn().catch(() => true), late]).finally(() => clearTimeout(timer));
}

async function askConfigured(
  url: string,
  call: ChatCall,
  { CHAT_WEBHOOK_AUTHORIZATION: authorization }: Settings,
  deadline: AbortSignal,
): Promise<string> {
  const answer = await askWorkflow({ url, authorization }, call, deadline).catch((error: unknown) => {
    const late = error instanceof WorkflowUnanswered && error.failure === 'timeout';
    throw new ChatRefusal(late ? 'assistant_timeout' : 'bad_reply');
  });
  if (answer.status === TOO_MANY_REQUESTS)
    throw new ChatRefusal('chat_busy', { 'Retry-After': UPSTREAM_BUSY_RETRY_AFTER_S });
  const output = parseReply(answer);
  if (output === undefined) throw new ChatRefusal('bad_reply');
  return output;
}

function reply(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...securityHeaders(),
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
