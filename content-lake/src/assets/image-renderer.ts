import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { ImageRecipe } from './image-recipe';
import { renderImage } from './render-image';

const MAX_CACHE_BYTES = 512 * 1024 * 1024;
const MAX_PARALLEL = 2;
/** Renditions written between two checks of the cache's size. */
const SWEEP_EVERY = 100;

/** Renders images, and caches the renditions on disk up to a limit. */
export class ImageRenderer {
  readonly #inFlight = new Map<string, Promise<Buffer>>();
  readonly #inTurn = pLimit(MAX_PARALLEL);
  #written = 0;

  /**
   * @param folder the cache; it may be deleted at any time.
   * @param maxBytes the approximate limit of the cache's size.
   */
  constructor(
    readonly folder: string,
    readonly maxBytes = MAX_CACHE_BYTES,
  ) {}

  /**
   * Returns a rendition from the cache, or renders it.
   * @param file path of the original, whose name contains its content's hash.
   * @throws LakeError 400 when the original cannot be decoded.
   */
  render(file: string, source: { width: number; height: number }, recipe: ImageRecipe): Promise<Buffer> {
    const key = createHash('sha256')
      .update(`${path.basename(file)}\n${JSON.stringify(recipe)}`)
      .digest('hex');
    const known = this.#inFlight.get(key);
    if (known) return known;
    const made = this.#readOrMake(path.join(this.folder, key), () => renderImage(file, source, recipe));
    this.#inFlight.set(key, made);
    return made.finally(() => this.#inFlight.delete(key));
  }

  async #readOrMake(cached: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = await readFile(cached).catch(() => undefined);
    if (bytes) {
      const now = new Date();
      await utimes(cached, now, now).catch(() => undefined);
      return bytes;
    }
    const made = await this.#inTurn(make);
    // A failed write to the cache must not fail the request.
    await this.#store(cached, made).catch((error: unknown) =>
      console.warn('content lake: image cache:', error),
    );
    return made;
  }

  async #store(file: string, bytes: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const incoming = `${file}.${randomUUID()}`;
    await writeFile(incoming, bytes);
    await rename(incoming, file);
    // Also with the first one, or a lake that is often restarted would never check.
    if (this.#written % SWEEP_EVERY === 0) await this.#sweep();
    this.#written += 1;
  }

  /** Deletes the least recently used renditions until the cache is within its limit. */
  async #sweep(): Promise<void> {
    const names = await readdir(this.folder);
    const found = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.folder, name);
        const facts = await stat(file).catch(() => undefined);
        return { file, size: facts?.size ?? 0, usedMs: facts?.mtimeMs ?? 0 };
      }),
    );
    let size = found.reduce((sum, entry) => sum + entry.size, 0);
    for (const entry of found.sort((a, b) => a.usedMs - b.usedMs)) {
      if (size <= this.maxBytes) return;
      await rm(entry.file, { force: true });
      size -= entry.size;
    }
  }
}
