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

/**
 * Joins n8n's streamed answer: JSON objects, one a line, whose `item`s carry the text piece by piece. Pieces of several
 * nodes, or of several runs of one, may be interleaved; each run's are joined in order, and the runs stand below one another.
 * @param body the whole answer
 * @returns the text; undefined where a line is anything else, an error is reported, the end is missing, or no text came
 */
function joinStream(body: string): string | undefined {
  const runs = new Map<string, string>();
  let ended = false;
  for (const line of body.split('\n')) {
    if (line.trim() === '') continue;
    const chunk = parseJson(line)?.value;
    const type = streamChunkType(chunk);
    if (type === undefined || type === 'error') return undefined;
    if (type === 'end') ended = true;
    const content = ownField(chunk, 'content');
    if (type !== 'item' || typeof content !== 'string') continue;
    const metadata = ownField(chunk, 'metadata');
    const run = JSON.stringify([ownField(metadata, 'nodeId'), ownField(metadata, 'runIndex')]);
    runs.set(run, (runs.get(run) ?? '') + content);
  }
  const text = [...runs.values()].join('\n').trim();
  return ended && text !== '' ? text : undefined;
}

/** What the panel shows at most of one reply. */
const REPLY_MAX_CHARACTERS = 8_000;
/** Control characters say nothing to a reader; tab and line break do. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;
const LINE_ENDS = /\r\n?|\u2028|\u2029/g;

/**
 * A reply as it may be shown: line ends alike, no control characters, no halves of characters, no longer than a reader
 * will read.
 * @returns undefined where nothing is left
 */
function readableText(text: string): string | undefined {
  const clean = text.replace(LINE_ENDS, '\n').replace(CONTROLS, '').toWellFormed().trim();
  if (clean === '') return undefined;
  return clean.length > REPLY_MAX_CHARACTERS
    ? [...clean].slice(0, REPLY_MAX_CHARACTERS).join('').trimEnd()
    : clean;
}

const CHUNK_TYPES = ['begin', 'item', 'end', 'error', 'keepalive'] as const;

type ChunkType = (typeof CHUNK_TYPES)[number];

/** What kind of chunk of n8n's stream a value is; undefined where it is none. */
function streamChunkType(value: unknown): ChunkType | undefined {
  const type = ownField(value, 'type');
  return CHUNK_TYPES.find((known) => known === type);
}

/**
 * One field of a value from outside, if the value is an object and the field is its own: nothing is inherited, so
 * `__proto__` and `constructor` mean nothing.
 */
export function ownField(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

/**
 * Reads JSON whose shape nobody vouches for.
 * @returns the value wrapped, since `undefined` and `null` say different things; undefined where the text is no JSON
 */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return undefined;
  }
}
