import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

export interface CachedProgram {
  /** Whether V8 took the cache. */
  readonly wasCached: boolean;
  /** Runs it, as Node runs a file that it is given. */
  run(): void;
  /** What V8 has made of the functions that were called until now. */
  codeCache(): Buffer;
}

/** Where a program's code cache is: beside it, and written whenever it is (V8 tells another program by its length alone). */
export const codeCacheFile = (file: string) => `${file}.cache`;

/**
 * Reads a program with what V8 made of it when it was built, so that it need not be compiled anew at each start. A cache of
 * another version of Node is refused by V8, and the program is compiled as any other.
 * @param file absolute path of a CommonJS file in ASCII, without `import()`: V8 has no place for it in what it caches
 * @throws where the file cannot be read
 */
export function readProgram(file: string): CachedProgram {
  const cachedData = readIfThere(codeCacheFile(file));
  const script = new Script(Module.wrap(readFileSync(file, 'latin1')), { filename: file, cachedData });
  return {
    wasCached: cachedData !== undefined && script.cachedDataRejected === false,
    run() {
      const module = { exports: {} };
      const main = script.runInThisContext();
      main.call(module.exports, module.exports, createRequire(file), module, file, dirname(file));
    },
    codeCache: () => script.createCachedData(),
  };
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
