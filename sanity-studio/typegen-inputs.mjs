import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * A hash of everything the generated types are made from: the schema's sources and the site's GROQ.
 * The generated files carry it, so that a check needs no Studio to tell whether they are stale.
 * @returns {string} sha256, hex
 */
export function typegenInputsHash() {
  const files = [...filesIn('sanity-studio/schema', '.ts'), ...filesIn('app', '.groq.ts')].sort();
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder relative to the project
 * @param {string} ending how the names of the files end
 * @returns {string[]} paths relative to the project, with forward slashes
 */
function filesIn(folder, ending) {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.endsWith('.test.ts'))
    .map((name) =>
      relative(ROOT, join(ROOT, folder, name))
        .split(sep)
        .join('/'),
    );
}
