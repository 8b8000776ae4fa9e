/** More than the largest chunk takes over the slowest line. */
const TIMEOUT_MS = 30_000;

/** The server has no such file: a newer version of the site has been deployed. */
export class CodeGone extends Error {}

/** Files that are in the browser's cache, or on their way to it. */
const files = new Map<string, Promise<void>>();

/**
 * Takes the place of Vite's helper round every `import()` (see vite.config.ts). Most browsers remember that a module could
 * not be fetched and never ask for it again, nor for one that imports it. So they are only given modules that are in
 * their cache already, with all that these import: what fails is a plain `fetch`, which can be repeated.
 * @param load calls `import()`
 * @param names of the module's chunk and of all chunks that it imports, without the leading slash
 * @throws CodeGone, or where the network fails what `fetch` throws
 */
export async function __vitePreload<Module>(load: () => Promise<Module>, names: string[] = []) {
  await Promise.all(names.map(cached));
  return load();
}

function cached(name: string): Promise<void> {
  const known = files.get(name);
  if (known) return known;
  const fetching = fetchFile(`${import.meta.env.BASE_URL}${name}`);
  files.set(name, fetching);
  fetching.catch(() => files.delete(name));
  return fetching;
}

async function fetchFile(path: string): Promise<void> {
  if (document.querySelector(`link[rel="modulepreload"][href="${path}"]`)) return;
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  await response.arrayBuffer();
  if (response.status === 404) throw new CodeGone(path);
  if (!response.ok) throw new Error(`${path} is answered with ${response.status}`);
}
