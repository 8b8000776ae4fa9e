import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { errorCode } from '../../../protocol/error-code';

/** Raised whenever the file format changes; files of another version are ignored. */
const FILE_VERSION = 1;
const MAX_REMEMBERED = 10_000;
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
const RECENT_MS = 24 * 60 * 60 * 1000;
/** After a failure nothing is written for this long: a full or read-only disk is usually mended by then. */
const DISK_RETRY_MS = 60_000;
const MAX_UNWRITTEN = 1_000;

const storedFile = z.object({
  version: z.literal(FILE_VERSION),
  sum: z.string(),
  savedAt: z.number(),
  body: z.string(),
});

/** The last good answer to each query, on disk, so that it survives a restart. */
export type LastKnownGood = ReturnType<typeof createLastKnownGood>;

/**
 * @param folder for the answers, created when first needed
 * @param onDiskFailure receives a failure to write, at most one a minute
 * @param now the clock, in ms since 1970
 */
export function createLastKnownGood(
  folder: string,
  onDiskFailure: (error: unknown) => void,
  now: () => number = Date.now,
  retryMs = DISK_RETRY_MS,
) {
  /** By query, the hash of the last write: an unchanged answer is written again after a day only, to renew its age. */
  const written = new LRUCache<string, string>({ max: MAX_REMEMBERED, ttl: RECENT_MS, perf: { now } });
  /** Answers that the disk did not take; they are written when it works again. */
  const unwritten = new LRUCache<string, string>({ max: MAX_UNWRITTEN });
  let retry: NodeJS.Timeout | undefined;

  function write(key: string, body: string): void {
    const sum = sha256(body);
    if (written.get(key) === sum) return;
    written.set(key, sum);
    const content = { version: FILE_VERSION, sum, savedAt: now(), body } as const;
    replaceFile(folder, fileName(key), content).catch((error) => {
      written.delete(key);
      // A newer answer may be waiting already.
      if (!unwritten.has(key)) unwritten.set(key, body);
      if (retry) return;
      onDiskFailure(error);
      retry = setTimeout(writeAgain, retryMs).unref();
    });
  }

  function writeAgain(): void {
    retry = undefined;
    const answers = [...unwritten];
    unwritten.clear();
    for (const [key, body] of answers) write(key, body);
  }

  return {
    /** Stores an answer. Writes to disk in the background; a disk failure is reported, and tried again after a minute. */
    store(key: string, body: string): void {
      if (retry) unwritten.set(key, body);
      else write(key, body);
    },
    /** The stored answer to a query; undefined if there is none, or it is too old. */
    find: (key: string) => readStored(join(folder, fileName(key)), now()),
    /** Whether the stored answer was written within a day. */
    async isRecent(key: string): Promise<boolean> {
      const file = await stat(join(folder, fileName(key))).catch(() => undefined);
      return file !== undefined && now() - file.mtimeMs < RECENT_MS;
    },
    /** How many answers are stored. */
    count: async () => (await answersIn(folder)).length,
    newestMs: () => newestIn(folder),
    hasAny: () => hasFiles(folder),
  };
}

async function answersIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
}

/** When the last of them was written, in ms since 1970; undefined if there is none. */
async function newestIn(folder: string): Promise<number | undefined> {
  const files = (await answersIn(folder)).map((name) => stat(join(folder, name)).catch(() => undefined));
  const written = (await Promise.all(files)).flatMap((file) => file?.mtimeMs ?? []);
  return written.length > 0 ? Math.max(...written) : undefined;
}

/** Written to a temporary file, synced and renamed, so that a reader never sees a partial file. */
async function replaceFile(folder: string, name: string, content: z.infer<typeof storedFile>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `${name}.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, JSON.stringify(content), { flush: true });
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Whether an answer was ever stored, however old; also true if the folder cannot be read. */
async function hasFiles(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length > 0;
  } catch (error) {
    return errorCode(error) !== 'ENOENT';
  }
}

/** A file that is missing, truncated, altered, too old or of another version is ignored. */
async function readStored(path: string, now: number): Promise<string | undefined> {
  try {
    const stored = storedFile.parse(JSON.parse(await readFile(path, 'utf8')));
    return stored.sum === sha256(stored.body) && now - stored.savedAt < MAX_AGE_MS ? stored.body : undefined;
  } catch {
    return undefined;
  }
}

const fileName = (key: string) => `${sha256(key)}.json`;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
