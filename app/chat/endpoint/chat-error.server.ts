/** Every error of the chat. The texts are fixed: they contain nothing of a request or of the workflow host. */
const refusals = {
  bad_request: { status: 400, message: 'The request is not what the chat understands.' },
  cross_origin: { status: 403, message: 'This can only be sent from our own pages.' },
  method_not_allowed: { status: 405, message: 'Only POST is understood.' },
  request_timeout: { status: 408, message: 'The request did not arrive in time.' },
  session_busy: { status: 409, message: 'The last message of this conversation has not been answered yet.' },
  too_large: { status: 413, message: 'The message is too long.' },
  unsupported_type: { status: 415, message: 'Send application/json.' },
  too_many_requests: { status: 429, message: 'Too many messages. Try again later.' },
  bad_reply: { status: 502, message: 'The assistant gave no usable answer.' },
  chat_unavailable: { status: 503, message: 'The chat is not available.' },
  chat_busy: { status: 503, message: 'The chat is busy. Try again in a moment.' },
  assistant_timeout: { status: 504, message: 'The assistant did not answer in time.' },
} satisfies Record<string, { status: number; message: string }>;

export type ChatErrorCode = keyof typeof refusals;

export class ChatError extends Error {
  override name = 'ChatError';
  readonly status: number;

  constructor(
    readonly code: ChatErrorCode,
    readonly headers: Record<string, string> = {},
    /** For the log, never for the visitor; see `ChatOutcome`. */
    readonly upstream?: string,
  ) {
    super(refusals[code].message);
    this.status = refusals[code].status;
  }

  /** The body, in the format of all errors of the site's endpoints: `{"error":{"code","message"}}`. */
  body() {
    return { error: { code: this.code, message: this.message } };
  }
}
