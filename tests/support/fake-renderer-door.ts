import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { FrontDoor, type FrontDoorOptions } from '../../front-door/front-door';
import { type Reply, startFakeRenderer } from './fake-renderer';
import { rawRequest, speak } from './fake-renderer-visitor';

export type DoorBeforeFakeRenderer = Awaited<ReturnType<typeof startDoor>>;

type DoorSetting = Partial<Omit<FrontDoorOptions, 'clientDirectory' | 'publicDirectory'>> & {
  /** Files to serve: `client/assets/a.js` or `public/a.txt` → content. */
  files?: Record<string, string | Buffer>;
  /** Replaces the renderer's own replies. */
  reply?: Reply;
};

/** Those that take a body or every method; each other path can only be read. */
const ENDPOINTS = new Map([
  ['/echo', ['GET', 'HEAD', 'POST', 'PATCH']],
  ['/reset-always', ['GET', 'POST']],
]);

/** Starts a front door in this process, on a free port, before a fake renderer and a temporary directory of files. */
export async function startDoor({ files = {}, reply, ...options }: DoorSetting = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'front-door-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), content);
  }
  const renderer = await startFakeRenderer({ reply });
  /** Parsed access-log lines. */
  const log: Record<string, unknown>[] = [];
  let asked = 0;
  const upstream = options.upstream ?? {
    whenReady: async () => renderer.port,
    answered: () => undefined,
    isResponsive: () => true,
  };
  const door = new FrontDoor({
    port: 0,
    trustProxyHops: 0,
    drainDelayMs: 0,
    hstsMaxAgeS: 86_400,
    logLevel: 'info',
    endpoints: ENDPOINTS,
    write: (line) => void log.push(JSON.parse(line)),
    clientDirectory: join(directory, 'client'),
    publicDirectory: join(directory, 'public'),
    ...options,
    upstream: {
      whenReady(...call) {
        asked += 1;
        return upstream.whenReady(...call);
      },
      answered: () => upstream.answered(),
      isResponsive: () => upstream.isResponsive(),
    },
  });
  await door.listen();
  return {
    door,
    renderer,
    url: `http://localhost:${door.port}`,
    log,
    /** How many requests have asked for the renderer, those included that are sent to it again. */
    get asked() {
      return asked;
    },
    /** Sends a request without body, and with `Connection: close`. Takes method and target, and header lines. */
    read: (...request: Parameters<typeof rawRequest>) => speak(door.port, [rawRequest(...request)]),
    async stop() {
      await door.close();
      await renderer.stop();
      rmSync(directory, { recursive: true });
    },
  };
}

/** The same for one test, after which it stops. */
export async function startDoorOfTest(setting?: DoorSetting) {
  const site = await startDoor(setting);
  onTestFinished(() => site.stop());
  return site;
}
