import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeServer, listen } from './listen';

type WorkflowCall = {
  method: string;
  headers: IncomingHttpHeaders;
  /** As it arrived, byte for byte. */
  body: string;
};

export type FakeWorkflowHost = {
  /** Address for messages. */
  readonly url: string;
  /** The part of the address that must never be exposed. */
  readonly secret: string;
  /** Every call, in order. */
  readonly calls: readonly WorkflowCall[];
  /** How many calls the client has aborted before their answer was complete. */
  dropped(): number;
  /** Sets the behaviour for messages with exactly this text; the default answer is `{"output":"echo: …"}`. */
  when(message: string, behaviour: WorkflowBehaviour): void;
  stop(): Promise<void>;
};

export type WorkflowBehaviour = (response: ServerResponse) => void;

/**
 * A workflow host with behaviours that the test sets.
 * @param port by default a free one
 */
export async function startFakeWorkflowHost(port?: number): Promise<FakeWorkflowHost> {
  const secret = 'workflow-secret-7d1f9a';
  const calls: WorkflowCall[] = [];
  const behaviours = new Map<string, WorkflowBehaviour>();
  let dropped = 0;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    calls.push({ method: request.method ?? '', headers: request.headers, body });
    response.on('close', () => {
      if (!response.writableFinished) dropped += 1;
    });
    const message = messageOf(body);
    (behaviours.get(message) ?? echo(message))(response);
  });
  return {
    url: `http://127.0.0.1:${await listen(server, port)}/webhook/${secret}/chat`,
    secret,
    calls,
    when: (message, behaviour) => void behaviours.set(message, behaviour),
    dropped: () => dropped,
    stop: () => closeServer(server),
  };
}

function messageOf(body: string): string {
  const call: { message?: unknown } = JSON.parse(body);
  return String(call.message);
}

function echo(message: string): WorkflowBehaviour {
  return (response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ output: `echo: ${message}` }));
  };
}
