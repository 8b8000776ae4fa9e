import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const TRIES = 20;
const RETRY_MS = 100;
const FILLER = 'filler';

/** A folder that is a file system of its own, if this process may mount one. */
export type Disk = {
  folder: string;
  /** Undefined where nothing may be mounted: then it is a folder like any other. */
  faults?: {
    fill(): Promise<void>;
    free(): Promise<void>;
    /** @returns whether it is read-only now: it cannot be while a file is open for writing */
    forbidWriting(): Promise<boolean>;
    allowWriting(): Promise<void>;
  };
  remove(): void;
};

const mount = (...args: string[]) => spawnSync('mount', args, { stdio: 'ignore' }).status === 0;

/** @param sizeMb of the file system, held in memory */
export function createDisk(name: string, sizeMb: number): Disk {
  const root = mkdtempSync(join(tmpdir(), `faults-${name}-`));
  const isMounted = mount('-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', root);
  const folder = join(root, 'data');
  mkdirSync(folder);
  const remove = () => {
    if (isMounted) spawnSync('umount', ['--lazy', root], { stdio: 'ignore' });
    rmSync(root, { recursive: true, force: true });
  };
  process.once('exit', remove);
  if (!isMounted) return { folder, remove };
  const filler = join(root, FILLER);
  return {
    folder,
    remove,
    faults: {
      async fill() {
        const { bavail, bsize } = await statfs(root);
        // What is written meanwhile may take the last of it.
        await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined);
      },
      free: () => rm(filler, { force: true }),
      async forbidWriting() {
        for (let tries = 0; tries < TRIES; tries += 1) {
          if (mount('-o', 'remount,ro', root)) return true;
          await sleep(RETRY_MS);
        }
        return false;
      },
      async allowWriting() {
        mount('-o', 'remount,rw', root);
      },
    },
  };
}
