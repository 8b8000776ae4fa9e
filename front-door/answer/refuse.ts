import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FrontDoorLimits } from '../limits';
import { type OwnAnswerInput, ownAnswer } from './own-answer';
import type { Refusal } from './refusals';

export interface RefuseOptions {
  https: boolean;
  limits: FrontDoorLimits;
  form?: OwnAnswerInput['form'];
}

/**
 * Answers a request with a refusal. A request whose body has not been read ends the connection, but only after a
 * moment in which the rest is read and dropped: closing at once would send a reset that overtakes the answer.
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  { https, limits, form = formFor(request) }: RefuseOptions,
): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const answer = ownAnswer({ refusal, form, https });
  if (!hasUnreadBody(request)) {
    response.writeHead(answer.status, answer.headers).end(answer.body);
    return;
  }
  response.writeHead(answer.status, { ...answer.headers, Connection: 'close' });
  response.write(answer.body);
  endAfterLinger(request, response, limits);
}

/** Scripts say that they want (or send) JSON; everybody else may be a person. */
function formFor({ headers }: IncomingMessage): 'page' | 'json' {
  const accept = headers.accept ?? '';
  if (accept.includes('text/html')) return 'page';
  const speaksJson =
    accept.includes('application/json') || headers['content-type']?.startsWith('application/json');
  return speaksJson ? 'json' : 'page';
}

function hasUnreadBody(request: IncomingMessage): boolean {
  const declared =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  return declared && !request.readableEnded;
}

function endAfterLinger(request: IncomingMessage, response: ServerResponse, limits: FrontDoorLimits): void {
  let droppedBytes = 0;
  const finish = () => {
    clearTimeout(timer);
    request.off('data', onData).off('end', finish).off('close', finish);
    response.end();
  };
  const onData = (chunk: Buffer) => {
    droppedBytes += chunk.length;
    if (droppedBytes > limits.lingerMaxBytes) finish();
  };
  const timer = setTimeout(finish, limits.lingerMs);
  request.on('data', onData).on('end', finish).on('close', finish);
  request.on('error', () => {});
}
