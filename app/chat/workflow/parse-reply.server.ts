import { isRecord } from '../../../protocol/is-record';
import { parseJson } from '../../../protocol/parse-json';

/** A workflow host's answer; the body's size has been checked. */
export type WorkflowAnswer = { status: number; contentType: string; body: string };

/** Next to one of these, n8n's `message` is that of an error, not the assistant's. */
const SIGNS_OF_FAILURE = ['error', 'executionStarted', 'stacktrace', 'hint'];
/** n8n's own message, with status 200, when a workflow returns nothing. */
const STATUS_SENTENCES = new Set([
  'Workflow was started',
  'Webhook call received',
  'Workflow executed successfully but no data was returned',
  'Workflow executed successfully but the last node did not return any data',
]);

/**
 * The assistant's text in the answer of a workflow host: `output`, else `message`, of a 2xx JSON answer; for an array,
 * of the first element that has one; for n8n's stream, the joined items. The shapes are from n8n's sources.
 * @returns the reply, cleaned, or undefined if the answer has none
 */
export function parseReply({ status, contentType, body }: WorkflowAnswer): string | undefined {
  if (status < 200 || status > 299 || /^text\/html\b/i.test(contentType.trim())) return undefined;
  const value = parseJson(body);
  // A stream of a single line is valid JSON too; its `type` identifies it.
  const isStream = value === undefined || streamChunkType(value) !== undefined;
  const reply = isStream ? joinStream(body) : replyIn(value);
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
  if (!isRecord(value)) return undefined;
  const { output, message, code } = value;
  if (isText(output)) return output;
  const failed = typeof code === 'number' || SIGNS_OF_FAILURE.some((name) => value[name] !== undefined);
  return !failed && isText(message) && !STATUS_SENTENCES.has(message.trim()) ? message : undefined;
}

/** What a reader sees: no spaces, control characters, zero-width characters or fillers. */
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

function isText(value: unknown): value is string {
  return typeof value === 'string' && VISIBLE.test(value);
}

/**
 * Joins n8n's streamed answer: one JSON object per line, whose `item`s contain chunks of the text. Chunks of several
 * nodes, or of several runs of one, may be interleaved; each run's are joined in order, and runs are separated by a
 * line.
 * @returns the text; undefined if a line is anything else, an error is reported, the end is missing, or there is no
 *   text
 */
function joinStream(body: string): string | undefined {
  const runs = new Map<string, string>();
  let ended = false;
  for (const line of body.split('\n')) {
    if (line.trim() === '') continue;
    const chunk = parseJson(line);
    const type = streamChunkType(chunk);
    if (!isRecord(chunk) || type === undefined || type === 'error') return undefined;
    if (type === 'end') ended = true;
    const { content, metadata } = chunk;
    if (type !== 'item' || typeof content !== 'string') continue;
    const { nodeId, runIndex } = isRecord(metadata) ? metadata : {};
    const run = JSON.stringify([nodeId, runIndex]);
    runs.set(run, (runs.get(run) ?? '') + content);
  }
  const text = [...runs.values()].join('\n');
  return ended && isText(text) ? text : undefined;
}

const REPLY_MAX_CHARACTERS = 8_000;
/** Control characters except tab and line break, and those that reorder the text around them. */
const CONTROLS = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu;
const LINE_ENDS = /\r\n?|\u2028|\u2029/g;

/**
 * A reply as it is shown: uniform line breaks, no control or bidi characters, no lone surrogates, at most the longest
 * length. A cut reply ends with “…”.
 */
function readableText(text: string): string {
  const clean = text.replace(LINE_ENDS, '\n').replace(CONTROLS, '').toWellFormed().trim();
  const characters = [...clean];
  if (characters.length <= REPLY_MAX_CHARACTERS) return clean;
  const kept = characters.slice(0, REPLY_MAX_CHARACTERS - 1).join('');
  return `${kept.trimEnd()}…`;
}

const CHUNK_TYPES = ['begin', 'item', 'end', 'error', 'keepalive'] as const;

function streamChunkType(value: unknown) {
  return isRecord(value) ? CHUNK_TYPES.find((known) => known === value.type) : undefined;
}
