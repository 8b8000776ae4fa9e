import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../../../protocol/error-code';
import { StoreError } from '../errors';

const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^lake_[A-Za-z0-9_-]{43}$/;
const OWNER_ONLY = 0o600;

/** The secret that grants access to everything. Each data folder has one, generated on the first start. */
export class AccessToken {
  readonly #digest: Buffer;

  private constructor(readonly value: string) {
    this.#digest = digest(value);
  }

  /**
   * Reads the folder's `token` file, or generates it if it does not exist.
   * @throws StoreError when the file has other content; it is not changed.
   */
  static open(folder: string): AccessToken {
    const file = path.join(folder, 'token');
    mkdirSync(folder, { recursive: true });
    try {
      const value = `lake_${randomBytes(TOKEN_BYTES).toString('base64url')}`;
      writeFileSync(file, `${value}\n`, { flag: 'wx', mode: OWNER_ONLY });
      return new AccessToken(value);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    const value = readFileSync(file, 'utf8').trim();
    if (!TOKEN_PATTERN.test(value)) {
      throw new StoreError(`${file} does not hold a token; delete it to have a new one made`);
    }
    chmodSync(file, OWNER_ONLY);
    return new AccessToken(value);
  }

  /** Compares in constant time. */
  matches(candidate: string): boolean {
    return timingSafeEqual(this.#digest, digest(candidate));
  }
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
