import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

export type BuildFilesOptions = {
  /** The built client; only `assets` below it is copied, whose names carry a hash of the content. */
  clientDirectory: string;
  /** Holds the files of this build and of earlier ones; several instances may share it. */
  folder: string;
  /** Files that have been in no running build for longer are deleted. */
  days: number;
  /** The folder cannot be written: pages of this build lose their files when it is replaced. */
  onFailure(error: NodeJS.ErrnoException): void;
};

/**
 * Copies the files of this build to a folder that outlives it, so that pages of an earlier build, open in a browser or
 * stored in a cache, still get theirs. Repeated once a day: a file's time of change says when a build last had it.
 */
export function storeBuildFiles(options: BuildFilesOptions): void {
  const reload = () => {
    try {
      reloadBuildFiles(options, Date.now());
    } catch (error) {
      options.onFailure(error instanceof Error ? error : new Error('unknown'));
    }
  };
  reload();
  setInterval(reload, DAY_MS).unref();
}

/**
 * @param nowMs ms since 1970
 * @throws Node's error if the folder cannot be written
 */
export function reloadBuildFiles(
  { clientDirectory, folder, days }: Omit<BuildFilesOptions, 'onFailure'>,
  nowMs: number,
): void {
  const now = new Date(nowMs);
  for (const name of filesBelow(join(clientDirectory, 'assets'))) {
    const [from, to] = [join(clientDirectory, 'assets', name), join(folder, 'assets', name)];
    if (sizeOf(to) !== sizeOf(from)) copyWhole(from, to);
    utimesSync(to, now, now);
  }
  for (const name of filesBelow(join(folder, 'assets'))) {
    const path = join(folder, 'assets', name);
    const changedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? nowMs;
    if (nowMs - changedMs > days * DAY_MS) rmSync(path, { force: true });
  }
}

/** Renamed when complete: another instance may serve it at once. Names with a leading dot are not served. */
function copyWhole(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const partial = join(dirname(to), `.${basename(to)}.${process.pid}`);
  copyFileSync(from, partial);
  renameSync(partial, to);
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

/** The names of its files, relative to it; none if there is no such directory. */
export function filesBelow(directory: string): string[] {
  if (sizeOf(directory) === undefined) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(directory, name), { throwIfNoEntry: false })?.isFile(),
  );
}
