import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeServer, listen } from './listen';

export type FakeWorkflowHost = Awaited<ReturnType<typeof startFakeWorkflowHost>>;
export type WorkflowBehaviour = (response: ServerResponse) => void;

/**
 * A workflow host with behaviours that the test sets.
 * @param port by default a free one
 */
export async function startFakeWorkflowHost(port?: number) {
  /** The part of the address that must never be exposed. */
  const secret = 'workflow-secret-7d1f9a';
  /** Every call, in order, with its body as it arrived. */
  const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  const behaviours = new Map<string, WorkflowBehaviour>();
  let dropped = 0;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    calls.push({ headers: request.headers, body });
    response.on('close', () => {
      if (!response.writableFinished) dropped += 1;
    });
    const message = String(JSON.parse(body).message);
    (behaviours.get(message) ?? echo(message))(response);
  });
  return {
    url: `http://127.0.0.1:${await listen(server, port)}/webhook/${secret}/chat`,
    secret,
    calls,
    /** Sets the behaviour for messages with exactly this text; the default answer is `{"output":"echo: …"}`. */
    when: (message: string, behaviour: WorkflowBehaviour) => void behaviours.set(message, behaviour),
    /** How many calls the client has aborted before their answer was complete. */
    dropped: () => dropped,
    stop: () => closeServer(server),
  };
}

function echo(message: string): WorkflowBehaviour {
  return (response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ output: `echo: ${message}` }));
  };
}
