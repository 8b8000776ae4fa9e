import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FrontDoor, type FrontDoorOptions } from '../../front-door/front-door';
import { type FakeRenderer, startFakeRenderer } from './fake-renderer';

export type DoorBeforeFakeRenderer = {
  door: FrontDoor;
  renderer: FakeRenderer;
  url: string;
  /** Parsed access-log lines. */
  log: Record<string, unknown>[];
  stop(): Promise<void>;
};

export type DoorSetting = Partial<Omit<FrontDoorOptions, 'clientDirectory' | 'publicDirectory'>> & {
  /** Files to serve: `client/assets/a.js` or `public/a.txt` → content. */
  files?: Record<string, string | Buffer>;
};

/** Starts a front door in this process, on a free port, before a fake renderer and a temporary directory of files. */
export async function startDoor({
  files = {},
  ...options
}: DoorSetting = {}): Promise<DoorBeforeFakeRenderer> {
  const directory = mkdtempSync(join(tmpdir(), 'front-door-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), content);
  }
  const renderer = await startFakeRenderer();
  const log: Record<string, unknown>[] = [];
  const door = new FrontDoor({
    port: 0,
    trustProxyHops: 0,
    drainDelayMs: 0,
    hstsMaxAgeS: 86_400,
    logLevel: 'info',
    write: (line) => void log.push(JSON.parse(line())),
    clientDirectory: join(directory, 'client'),
    publicDirectory: join(directory, 'public'),
    upstream: { whenReady: async () => renderer.port, answered: () => undefined, isResponsive: () => true },
    ...options,
  });
  await door.listen();
  return {
    door,
    renderer,
    url: `http://localhost:${door.port}`,
    log,
    async stop() {
      await door.close();
      await renderer.stop();
      rmSync(directory, { recursive: true });
    },
  };
}
