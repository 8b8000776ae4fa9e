import type { ServerResponse } from 'node:http';
import type { WorkflowBehaviour } from './fake-workflow-host';

const JSON_TYPE = 'application/json; charset=utf-8';
const DRIP_MS = 50;

/** Answers at once. */
export const answering =
  (status: number, body: string, type: string = JSON_TYPE): WorkflowBehaviour =>
  (response) =>
    void response.writeHead(status, { 'Content-Type': type }).end(body);

const begun = (response: ServerResponse) => response.writeHead(200, { 'Content-Type': JSON_TYPE });

/** What can go wrong on the way, beside what an answer says. */
export const misbehaviours = {
  /** Takes the message and says nothing. */
  silent: () => {},
  /** Sends its headers, and then nothing. */
  headersOnly: (response) => void begun(response).flushHeaders(),
  /** Sends a byte now and then, for ever. */
  drip(response) {
    begun(response);
    const timer = setInterval(() => response.write(' '), DRIP_MS);
    response.on('close', () => clearInterval(timer));
  },
  /** Hangs up in the middle of its answer. */
  cut(response) {
    begun(response).write('{"output":"half of');
    setImmediate(() => response.destroy());
  },
  /** Hangs up without a word. */
  reset: (response) => void response.destroy(),
  /** Says less than it promised, and keeps the line open for the rest. */
  short: (response) =>
    void response
      .writeHead(200, { 'Content-Type': JSON_TYPE, 'Content-Length': 500 })
      .write('{"output":"x"}'),
  /** More than anybody reads. */
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
  /** Leads to where it would not hurt, if it were followed. */
  redirect: (response) => void response.writeHead(307, { Location: '/webhook/elsewhere/chat' }).end(),
  /** Leads to a host inside. */
  redirectAway: (response) => void response.writeHead(302, { Location: 'http://169.254.169.254/' }).end(),
} satisfies Record<string, WorkflowBehaviour>;
