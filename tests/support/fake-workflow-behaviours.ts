import type { ServerResponse } from 'node:http';
import type { WorkflowBehaviour } from './fake-workflow-host';

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
  /** Sends interim answers without end. */
  interim(response) {
    const timer = setInterval(() => response.writeProcessing(), 1);
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
