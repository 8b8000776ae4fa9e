import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { WorkflowAnswer } from './parse-reply.server';

const CONNECT_TIMEOUT_MS = 2_000;
const ANSWER_MAX_BYTES = 256 * 1024;

export type Workflow = { url: string; authorization: string | undefined };
export type ChatCall = { message: string; sessionId: string };
export type WorkflowFailure = 'timeout' | 'too-large' | 'unreachable';

/** Why no answer came. It says nothing of the host: what is thrown can end up in a log. */
export class WorkflowUnanswered extends Error {
  override name = 'WorkflowUnanswered';
  constructor(readonly failure: WorkflowFailure) {
    super(`The workflow gave no answer: ${failure}`);
  }
}

/**
 * Posts a message to the workflow host and reads its answer whole. Node's own client, because it does just that: no
 * redirect is followed, nothing is tried again (a second run could cost, or answer, twice), and no header is sent but those
 * named here. Each call has a connection of its own: one kept open might be closed by the host just as we write.
 * @param deadline aborted with a `TimeoutError` when time is up, or for any other reason when nobody waits any more; it
 *   holds until the body's last byte
 * @throws WorkflowUnanswered
 */
export function askWorkflow(
  workflow: Workflow,
  call: ChatCall,
  deadline: AbortSignal,
): Promise<WorkflowAnswer> {
  return new Promise((resolve, reject) => {
    const request = open(workflow, call);
    const settle = () => {
      clearTimeout(connecting);
      deadline.removeEventListener('abort', onAbort);
    };
    const fail = (failure: WorkflowFailure) => {
      settle();
      request.destroy();
      reject(new WorkflowUnanswered(failure));
    };
    const onAbort = () => fail(isTimeout(deadline.reason) ? 'timeout' : 'unreachable');
    const connecting = setTimeout(() => fail('unreachable'), CONNECT_TIMEOUT_MS);
    deadline.addEventListener('abort', onAbort);
    // It stays after a failure: the socket may still complain, and an unheard 'error' would end the process.
    request.on('error', () => fail('unreachable'));
    request.on('socket', (socket) => {
      socket.once('encrypted' in socket ? 'secureConnect' : 'connect', () => clearTimeout(connecting));
    });
    request.on('response', (response) => {
      read(response, fail, (answer) => {
        settle();
        request.destroy();
        resolve(answer);
      });
    });
    if (deadline.aborted) onAbort();
  });
}

function open({ url, authorization }: Workflow, { message, sessionId }: ChatCall): ClientRequest {
  const body = Buffer.from(JSON.stringify({ message, sessionId }));
  const request = (url.startsWith('https:') ? requestHttps : requestHttp)(url, {
    method: 'POST',
    agent: false,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Content-Length': body.length,
      ...(authorization !== undefined && { Authorization: authorization }),
    },
  });
  return request.end(body);
}

function read(
  response: IncomingMessage,
  fail: (failure: WorkflowFailure) => void,
  done: (answer: WorkflowAnswer) => void,
): void {
  const status = response.statusCode ?? 0;
  const contentType = response.headers['content-type'] ?? '';
  response.on('error', () => fail('unreachable'));
  // What a failure says is nobody's business, however long it takes to say it.
  if (status < 200 || status > 299) {
    done({ status, contentType, body: '' });
    return;
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > ANSWER_MAX_BYTES) fail('too-large');
    else chunks.push(chunk);
  });
  response.on('end', () =>
    done({ status, contentType, body: new TextDecoder().decode(Buffer.concat(chunks)) }),
  );
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'TimeoutError';
}
