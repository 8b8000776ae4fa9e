import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { WorkflowAnswer } from './parse-reply.server';

/** For connecting and TLS; part of the whole exchange’s timeout. */
const CONNECT_TIMEOUT_MS = 5_000;
const ANSWER_MAX_BYTES = 256 * 1024;
/** `100 Continue` and the like, before the answer. */
const MAX_INTERIM_ANSWERS = 10;

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
 * @throws WorkflowError
 */
export function callWorkflow(
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
      reject(new WorkflowError(failure));
    };
    const onAbort = () => fail(isTimeout(deadline.reason) ? 'timeout' : 'abandoned');
    const connecting = setTimeout(() => fail('unreachable'), CONNECT_TIMEOUT_MS);
    deadline.addEventListener('abort', onAbort);
    // Stays after a failure: the socket may still emit 'error', which unhandled would end the process.
    request.on('error', () => fail('unreachable'));
    request.on('socket', (socket) => {
      socket.once('encrypted' in socket ? 'secureConnect' : 'connect', () => clearTimeout(connecting));
    });
    let interim = 0;
    request.on('information', () => {
      interim += 1;
      if (interim > MAX_INTERIM_ANSWERS) fail('unreachable');
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
  // The body of an error is not needed, so it is not read.
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
