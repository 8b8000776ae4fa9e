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
    const echo = answering(200, JSON.stringify({ output: `echo: ${message}` }));
    (behaviours.get(message) ?? echo)(response);
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

const JSON_TYPE = 'application/json; charset=utf-8';
const DRIP_MS = 50;

/** Answers immediately. */
export const answering =
  (status: number, body: string, type: string = JSON_TYPE): WorkflowBehaviour =>
  (response) =>
    void response.writeHead(status, { 'Content-Type': type }).end(body);

const begun = (response: ServerResponse) => response.writeHead(200, { 'Content-Type': JSON_TYPE });

/** Faults of the connection rather than of an answer's content. */
export const misbehaviours = {
  /** Accepts the message and never answers. */
  silent: () => {},
  /** Sends only its headers. */
  headersOnly: (response) => void begun(response).flushHeaders(),
  /** Sends single bytes without end. */
  drip(response) {
    begun(response);
    const timer = setInterval(() => response.write(' '), DRIP_MS);
    response.on('close', () => clearInterval(timer));
  },
  /** Closes the connection in the middle of its answer. */
  cut(response) {
    begun(response).write('{"output":"half of');
    setImmediate(() => response.destroy());
  },
  /** Closes the connection without an answer. */
  reset: (response) => void response.destroy(),
  /** Sends less than its `Content-Length`, and keeps the connection open. */
  short: (response) =>
    void response
      .writeHead(200, { 'Content-Type': JSON_TYPE, 'Content-Length': 500 })
      .write('{"output":"x"}'),
  /** Sends a body without end. */
  huge(response) {
    begun(response);
    const part = 'x'.repeat(64 * 1024);
    const more = () => {
      while (!response.destroyed && response.write(part));
    };
    response.write('{"output":"');
    response.on('drain', more);
    more();
  },
  /** Redirects to a harmless address. */
  redirect: (response) => void response.writeHead(307, { Location: '/webhook/elsewhere/chat' }).end(),
  /** Redirects to an internal host. */
  redirectAway: (response) => void response.writeHead(302, { Location: 'http://169.254.169.254/' }).end(),
} satisfies Record<string, WorkflowBehaviour>;
