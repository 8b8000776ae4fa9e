import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface WorkflowCall {
  method: string;
  headers: IncomingHttpHeaders;
  /** As it arrived, byte for byte. */
  body: string;
}

export interface FakeWorkflowHost {
  /** Where messages are posted to. */
  readonly url: string;
  /** The part of the address that nobody may ever see. */
  readonly secret: string;
  /** Every call, in order. */
  readonly calls: readonly WorkflowCall[];
  /** Resolves when the next call is dropped by the other side before its answer was complete. */
  untilDropped(): Promise<void>;
  /** What it does when a message of just this text arrives; else it answers `{"output":"echo: …"}`. */
  when(message: string, behaviour: WorkflowBehaviour): void;
  stop(): Promise<void>;
}

export type WorkflowBehaviour = (response: ServerResponse) => void;

/** A workflow host that is as good or as bad as a test wants, on a free port of its own. */
export async function startFakeWorkflowHost(): Promise<FakeWorkflowHost> {
  const secret = 'workflow-secret-7d1f9a';
  const calls: WorkflowCall[] = [];
  const behaviours = new Map<string, WorkflowBehaviour>();
  let onDropped = () => {};
  const server = createServer(async (request, response) => {
    const body = await text(request);
    calls.push({ method: request.method ?? '', headers: request.headers, body });
    response.on('close', () => {
      if (!response.writableFinished) onDropped();
    });
    const message = messageOf(body);
    (behaviours.get(message) ?? echo(message))(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/webhook/${secret}/chat`,
    secret,
    calls,
    when: (message, behaviour) => void behaviours.set(message, behaviour),
    untilDropped: () =>
      new Promise((resolve) => {
        onDropped = resolve;
      }),
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
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
