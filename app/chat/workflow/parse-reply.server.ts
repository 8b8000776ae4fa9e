import { joinStream } from './join-stream.server';
import { ownField } from './own-field.server';
import { parseJson } from './parse-json.server';
import { readableText } from './readable-text.server';
import { streamChunkType } from './stream-chunk-type.server';

/** What a workflow host answered; the body is already known to be small enough. */
export type WorkflowAnswer = { status: number; contentType: string; body: string };

/** Beside one of these a `message` is an error's, not the assistant's (RELIABILITY, section G). */
const SIGNS_OF_FAILURE = ['error', 'executionStarted', 'stacktrace', 'hint'];
/** What n8n says of itself, with status 200, where a workflow answered nothing. */
const STATUS_SENTENCES = new Set([
  'Workflow was started',
  'Webhook call received',
  'Workflow executed successfully but no data was returned',
  'Workflow executed successfully but the last node did not return any data',
]);

/**
 * The assistant's words in the answer of a workflow host: `output`, else `message`, of a 2xx JSON answer; of the first
 * element that has one, where it is an array; the joined items, where it is n8n's stream. The rule is PRODUCT.md,
 * decision 11; the shapes are n8n's own sources.
 * @returns the reply as it may be shown, or undefined where the answer holds none
 */
export function parseReply({ status, contentType, body }: WorkflowAnswer): string | undefined {
  if (status < 200 || status > 299 || /^text\/html\b/i.test(contentType.trim())) return undefined;
  const parsed = parseJson(body);
  // A stream of a single line is JSON as a whole too; its `type` gives it away.
  const isReply = parsed && streamChunkType(parsed.value) === undefined;
  const reply = isReply ? replyIn(parsed.value) : joinStream(body);
  return reply === undefined ? undefined : readableText(reply);
}

function replyIn(value: unknown): string | undefined {
  if (!Array.isArray(value)) return replyOf(value);
  for (const element of value) {
    const reply = replyOf(element);
    if (reply !== undefined) return reply;
  }
  return undefined;
}

function replyOf(value: unknown): string | undefined {
  const output = ownField(value, 'output');
  if (isText(output)) return output;
  const failed =
    typeof ownField(value, 'code') === 'number' ||
    SIGNS_OF_FAILURE.some((name) => ownField(value, name) !== undefined);
  const message = ownField(value, 'message');
  return !failed && isText(message) && !STATUS_SENTENCES.has(message.trim()) ? message : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
