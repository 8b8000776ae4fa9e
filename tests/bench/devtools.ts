import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

const COMMAND_TIMEOUT_MS = 30_000;
const POLL_MS = 20;

const messageShape = z.object({
  id: z.number().optional(),
  sessionId: z.string().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});
const attachedShape = z.object({
  sessionId: z.string(),
  targetInfo: z.object({ type: z.string(), browserContextId: z.string().optional() }),
});
const detachedShape = z.object({ sessionId: z.string() });
const contextShape = z.object({ browserContextId: z.string() });
const valueShape = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z
    .object({ text: z.string(), exception: z.object({ description: z.string() }).optional() })
    .optional(),
});

type Command = [method: string, params?: Record<string, unknown>];

export type Tab = {
  /** Sends a command to the visible document, once there is one. */
  send(...command: Command): Promise<unknown>;
  /** Runs a self-contained function in the visible document. @returns what it returns, by value */
  evaluate(run: (...args: never[]) => unknown, ...args: unknown[]): Promise<unknown>;
  close(): Promise<void>;
};

/**
 * Starts Chromium and speaks its DevTools protocol over a pipe. Puppeteer loses a tab whose prerendered document is
 * activated, and runs no scripts in a document before that.
 * @param setUp commands for every document's session before it loads anything, prerendered ones included
 */
export async function launchChromium(setUp: readonly Command[]) {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-bench-'));
  const args = [
    '--headless=new',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    '--hide-scrollbars',
    // Content outside the window is painted, but never presented.
    '--window-size=1600,1100',
  ];
  const child = spawn(
    process.env.CHROMIUM_PATH ?? 'chromium',
    [...args, ...JSON.parse(process.env.CHROMIUM_ARGS ?? '[]')],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  // A benchmark that fails leaves nothing running.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit');
  const [, , , input, output] = child.stdio;
  if (!(input instanceof Writable && output instanceof Readable)) throw new Error('Chromium has no pipe.');
  const connection = connect(input, output);
  const sessions = new Map<string, { context: string; isDocument: boolean }>();
  connection.on('Target.attachedToTarget', async (params) => {
    const { sessionId, targetInfo } = attachedShape.parse(params);
    const { type, browserContextId = '' } = targetInfo;
    sessions.set(sessionId, { context: browserContextId, isDocument: type === 'page' });
    const commands: readonly Command[] = type === 'tab' ? [autoAttach([{}])] : type === 'page' ? setUp : [];
    const all: Command[] = [...commands, ['Runtime.runIfWaitingForDebugger']];
    await Promise.allSettled(all.map((command) => connection.send(command, sessionId)));
  });
  connection.on('Target.detachedFromTarget', (params) => {
    const { sessionId } = detachedShape.parse(params);
    sessions.delete(sessionId);
    connection.forget(sessionId);
  });
  await connection.send(autoAttach([{ type: 'tab' }, { exclude: true }]));
  return {
    async openTab(): Promise<Tab> {
      const { browserContextId } = contextShape.parse(await connection.send(['Target.createBrowserContext']));
      await connection.send(['Target.createTarget', { url: 'about:blank', browserContextId }]);
      const evaluateIn = async (sessionId: string, expression: string) => {
        const answer = await connection.send(
          ['Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true }],
          sessionId,
        );
        const { result, exceptionDetails } = valueShape.parse(answer);
        if (exceptionDetails)
          throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value;
      };
      const shown = async () => {
        for (let tries = 0; tries < COMMAND_TIMEOUT_MS / POLL_MS; tries += 1) {
          for (const [id, { context, isDocument }] of sessions)
            if (isDocument && context === browserContextId)
              if (await evaluateIn(id, '!document.prerendering').catch(() => false)) return id;
          await sleep(POLL_MS);
        }
        throw new Error('The tab shows no document.');
      };
      return {
        send: async (...command) => connection.send(command, await shown()),
        evaluate: async (run, ...args) => evaluateIn(await shown(), `(${run})(...${JSON.stringify(args)})`),
        close: async () => {
          await connection.send(['Target.disposeBrowserContext', { browserContextId }]);
        },
      };
    },
    async close() {
      kill();
      await ended;
      process.off('exit', kill);
      // Its processes end a moment after it.
      for (let tries = 0; tries < 50; tries += 1) {
        if (
          await rm(profile, { recursive: true, force: true }).then(
            () => true,
            () => false,
          )
        )
          return;
        await sleep(POLL_MS);
      }
    },
  };
}

function autoAttach(filter: Record<string, unknown>[]): Command {
  return ['Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter }];
}

/** Messages are JSON, each ended by a zero byte. */
function connect(input: Writable, output: Readable) {
  type Answer = Pick<z.infer<typeof messageShape>, 'result' | 'error'>;
  const waiting = new Map<number, { sessionId?: string; settle: (answer: Answer) => void }>();
  const listeners = new Map<string, (params: unknown) => void>();
  let lastId = 0;
  let partial = '';
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (partial + chunk).split('\0');
    partial = messages.pop() ?? '';
    for (const text of messages) {
      const message = messageShape.parse(JSON.parse(text));
      if (message.id !== undefined) waiting.get(message.id)?.settle(message);
      else listeners.get(message.method ?? '')?.(message.params);
    }
  });
  input.on('error', () => undefined);
  return {
    on: (method: string, listener: (params: unknown) => void) => void listeners.set(method, listener),
    /** Commands to a session that has ended are not answered. */
    forget(ended: string) {
      for (const { sessionId, settle } of waiting.values())
        if (sessionId === ended) settle({ error: { message: 'the document is gone' } });
    },
    send([method, params = {}]: Command, sessionId?: string): Promise<unknown> {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`Chromium does not answer ${method}.`)),
          COMMAND_TIMEOUT_MS,
        );
        const settle = ({ result, error }: Answer) => {
          clearTimeout(timer);
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result);
        };
        waiting.set(id, { sessionId, settle });
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      });
    },
  };
}
