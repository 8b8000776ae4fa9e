import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

const COMMAND_TIMEOUT_MS = 30_000;
const POLL_MS = 20;

/** What the browser writes; each member where its method has it. */
type Message = {
  id?: number;
  method?: string;
  params: { sessionId: string; targetInfo: { type: string; browserContextId?: string } };
  result: Answer;
  error?: { message: string };
};
type Answer = {
  browserContextId: string;
  result: { value?: string };
  exceptionDetails?: { text: string; exception?: { description: string } };
};

type Command = [method: string, params?: Record<string, unknown>];

export type Tab = {
  /** Sends a command to the visible document, once there is one. */
  send(...command: Command): Promise<Answer>;
  /** Runs a self-contained function in the visible document. @returns what it returns, as JSON has it */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
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
  connection.on('Target.attachedToTarget', async ({ sessionId, targetInfo }) => {
    const { type, browserContextId = '' } = targetInfo;
    sessions.set(sessionId, { context: browserContextId, isDocument: type === 'page' });
    const commands: readonly Command[] = type === 'tab' ? [autoAttach([{}])] : type === 'page' ? setUp : [];
    const all: Command[] = [...commands, ['Runtime.runIfWaitingForDebugger']];
    await Promise.allSettled(all.map((command) => connection.send(command, sessionId)));
  });
  connection.on('Target.detachedFromTarget', ({ sessionId }) => {
    sessions.delete(sessionId);
    connection.forget(sessionId);
  });
  await connection.send(autoAttach([{ type: 'tab' }, { exclude: true }]));
  return {
    async openTab(): Promise<Tab> {
      const { browserContextId } = await connection.send(['Target.createBrowserContext']);
      await connection.send(['Target.createTarget', { url: 'about:blank', browserContextId }]);
      const evaluateIn = async (sessionId: string, call: string) => {
        const expression = `JSON.stringify(${call})`;
        const { result, exceptionDetails: failure } = await connection.send(
          ['Runtime.evaluate', { expression, returnByValue: true }],
          sessionId,
        );
        if (failure) throw new Error(failure.exception?.description ?? failure.text);
        return JSON.parse(result.value ?? 'null');
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
      await rm(profile, { recursive: true, force: true, maxRetries: 50, retryDelay: POLL_MS });
    },
  };
}

function autoAttach(filter: Record<string, unknown>[]): Command {
  return ['Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter }];
}

/** Messages are JSON, each ended by a zero byte. */
function connect(input: Writable, output: Readable) {
  type Sent = {
    sessionId?: string;
    resolve(answer: Answer): void;
    reject(why: Error): void;
    timer: NodeJS.Timeout;
  };
  const waiting = new Map<number, Sent>();
  const listeners = new Map<string, (params: Message['params']) => void>();
  let lastId = 0;
  let partial = '';
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (partial + chunk).split('\0');
    partial = messages.pop() ?? '';
    for (const text of messages) {
      const { id, method = '', params, result, error }: Message = JSON.parse(text);
      const sent = waiting.get(id ?? 0);
      if (error) sent?.reject(new Error(error.message));
      else if (id !== undefined) sent?.resolve(result);
      else listeners.get(method)?.(params);
    }
  });
  input.on('error', () => undefined);
  return {
    on: (method: string, listener: (params: Message['params']) => void) =>
      void listeners.set(method, listener),
    /** Commands to a session that has ended are not answered. */
    forget(ended: string) {
      for (const { sessionId, reject } of waiting.values())
        if (sessionId === ended) reject(new Error('The document is gone'));
    },
    send([method, params = {}]: Command, sessionId?: string): Promise<Answer> {
      lastId += 1;
      const id = lastId;
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      return new Promise<Answer>((resolve, reject) => {
        const late = () => reject(new Error(`Chromium does not answer ${method}.`));
        const timer = setTimeout(late, COMMAND_TIMEOUT_MS);
        waiting.set(id, { sessionId, resolve, reject, timer });
      }).finally(() => {
        clearTimeout(waiting.get(id)?.timer);
        waiting.delete(id);
      });
    },
  };
}
