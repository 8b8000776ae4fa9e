import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { httpError } from '../errors';
import { type AssetName, assetFileName } from './asset-document';

/** A received upload that is not stored under its name yet. */
export type ReceivedFile = {
  /** The temporary file; the caller stores or discards it. */
  readonly path: string;
  readonly sha1: string;
  readonly size: number;
};

/** The uploaded files of assets on disk. */
export class AssetStore {
  readonly #incoming: string;

  /** @param folder contains `<dataset>/<kind>/<file>` and `incoming/`. */
  constructor(readonly folder: string) {
    this.#incoming = path.join(folder, 'incoming');
    // Incomplete uploads of a process that crashed.
    rmSync(this.#incoming, { recursive: true, force: true });
  }

  /**
   * Writes a stream to a temporary file.
   * @throws LakeError 413 above the limit, 400 for an empty or incomplete body; no file remains then.
   */
  async receive(stream: Readable, limitBytes: number): Promise<ReceivedFile> {
    await mkdir(this.#incoming, { recursive: true });
    const file = path.join(this.#incoming, randomUUID());
    const sha1 = createHash('sha1');
    let size = 0;
    const meter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        sha1.update(chunk);
        if (size > limitBytes) done(httpError(413, `Asset is larger than ${limitBytes} bytes`));
        else done(null, chunk);
      },
    });
    try {
      await pipeline(detached(stream), meter, createWriteStream(file));
      if (size === 0) throw httpError(400, 'Invalid asset: the request body is empty');
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    return { path: file, sha1: sha1.digest('hex'), size };
  }

  /** Moves an upload to its name, durably. The same content may be stored again. */
  async store(file: ReceivedFile, dataset: string, name: AssetName): Promise<void> {
    const target = this.pathOf(dataset, name);
    await mkdir(path.dirname(target), { recursive: true });
    const handle = await open(file.path, 'r+');
    await handle.sync().finally(() => handle.close());
    await rename(file.path, target);
    await syncFolder(path.dirname(target));
  }

  /** Deletes an upload that was not stored. */
  async discard(file: ReceivedFile): Promise<void> {
    await rm(file.path, { force: true });
  }

  /** The path of an asset's file, which need not exist. */
  pathOf(dataset: string, name: AssetName): string {
    return path.join(this.folder, dataset, name.kind, assetFileName(name));
  }

  /** The file's size in bytes; undefined when it does not exist. */
  async sizeOf(dataset: string, name: AssetName): Promise<number | undefined> {
    const found = await stat(this.pathOf(dataset, name)).catch(() => undefined);
    return found?.isFile() ? found.size : undefined;
  }
}

/** Makes a new file name durable; not every system permits opening a folder for that. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** `pipeline` destroys its source on failure; the request must survive to be answered. */
function detached(stream: Readable): Readable {
  const copy = new PassThrough();
  const check = () => {
    if (!stream.readableEnded) copy.destroy(httpError(400, 'The upload was cut short'));
  };
  stream.once('error', check);
  stream.once('close', check);
  return stream.pipe(copy);
}
