import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { readMessage } from '../../../protocol/read-body';
import type { WorkflowAnswer } from './parse-reply.server';

/** For connecting and TLS; part of the whole exchange’s timeout. */
const CONNECT_TIMEOUT_MS = 5_000;
const ANSWER_MAX_BYTES = 256 * 1024;
/** The deadline of the exchange comes first. */
const ANSWER_TIMEOUT_MS = 60_000;

export type Workflow = { url: string; authorization: string | undefined };
export type ChatCall = { message: string; sessionId: string };
/** `abandoned`: the visitor has disconnected. */
export type WorkflowFailure = 'timeout' | 'too-large' | 'unreachable' | 'abandoned';

/** Why the call failed. It contains nothing of the host, because errors can be logged. */
export class WorkflowError extends Error {
  override name = 'WorkflowError';
  constructor(readonly failure: WorkflowFailure) {
    super(`The workflow gave no answer: ${failure}`);
  }
}

/**
 * Posts a message to the workflow host and reads its whole answer. Uses Node's own client: it follows no redirect, does
 * not retry (a second run could cost, or answer, twice), and sends no other headers than these. Each call has its own
 * connection: the host might close a keep-alive connection just as we write.
 * @param deadline aborted with a `TimeoutError` on timeout, or with another reason when the caller has gone; it applies
 *   until the body's last byte
 * @param connectTimeoutMs for connecting and TLS
 * @throws WorkflowError
 */
export async function callWorkflow(
  workflow: Workflow,
  call: ChatCall,
  deadline: AbortSignal,
  connectTimeoutMs = CONNECT_TIMEOUT_MS,
): Promise<WorkflowAnswer> {
  const request = open(workflow, call, deadline);
  const connecting = setTimeout(() => request.destroy(), connectTimeoutMs);
  request.on('socket', (socket) => {
    socket.once('encrypted' in socket ? 'secureConnect' : 'connect', () => clearTimeout(connecting));
  });
  try {
    return await Promise.race([answerTo(request).then(read), untilAborted(deadline)]);
  } catch (error) {
    throw error instanceof WorkflowError ? error : new WorkflowError(failureOf(deadline));
  } finally {
    clearTimeout(connecting);
    request.destroy();
  }
}

function open(
  { url, authorization }: Workflow,
  { message, sessionId }: ChatCall,
  signal: AbortSignal,
): ClientRequest {
  const body = Buffer.from(JSON.stringify({ message, sessionId }));
  const request = (url.startsWith('https:') ? requestHttps : requestHttp)(url, {
    method: 'POST',
    agent: false,
    signal,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Content-Length': body.length,
      ...(authorization !== undefined && { Authorization: authorization }),
    },
  });
  return request.end(body);
}

/**
 * Rejects however the exchange ends without an answer: an upgrade (`101 Switching Protocols`) has neither an answer nor
 * an error. The listener of errors stays: an 'error' after the answer, unhandled, would end the process.
 */
const answerTo = (request: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject);
    request.on('close', () => reject(new Error('The connection ended without an answer')));
  });

/** An aborted request emits no event if it has been destroyed before. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/** @throws WorkflowError for a body that is too large; any other error if it breaks off */
async function read(response: IncomingMessage): Promise<WorkflowAnswer> {
  const status = response.statusCode ?? 0;
  const contentType = response.headers['content-type'] ?? '';
  // The body of an error is not needed, so it is not read.
  if (status < 200 || status > 299) return { status, contentType, body: '' };
  const result = await readMessage(response, ANSWER_MAX_BYTES, ANSWER_TIMEOUT_MS);
  if (result.ok) return { status, contentType, body: new TextDecoder().decode(result.body) };
  if (result.reason === 'too-large') throw new WorkflowError('too-large');
  throw new Error(result.reason);
}

function failureOf({ aborted, reason }: AbortSignal): WorkflowFailure {
  if (!aborted) return 'unreachable';
  return reason instanceof Error && reason.name === 'TimeoutError' ? 'timeout' : 'abandoned';
}
