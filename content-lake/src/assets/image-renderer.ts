import path from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { ImageRecipe } from './image-recipe';
import { renderImage } from './render-image';

const MAX_CACHE_BYTES = 64 * 1024 * 1024;
const MAX_PARALLEL = 2;

type Rendition = { file: string; source: { width: number; height: number }; recipe: ImageRecipe };

/** Renders images, each once, and keeps the latest renditions. Browsers and caches keep them for a year. */
export class ImageRenderer {
  readonly #inTurn = pLimit(MAX_PARALLEL);
  readonly #made: LRUCache<string, Buffer, Rendition>;

  constructor(maxBytes = MAX_CACHE_BYTES) {
    this.#made = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ length }) => length,
      // What was begun is of use to the next request.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context: { file, source, recipe } }) =>
        this.#inTurn(() => renderImage(file, source, recipe)),
    });
  }

  /**
   * @param file path of the original, whose name contains its content's hash.
   * @throws LakeError 400 when the original cannot be decoded.
   */
  render(file: string, source: Rendition['source'], recipe: ImageRecipe): Promise<Buffer> {
    const key = `${path.basename(file)} ${JSON.stringify(recipe)}`;
    return this.#made.forceFetch(key, { context: { file, source, recipe } });
  }
}
