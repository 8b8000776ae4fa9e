// Writes the dataset archive: data.ndjson beside images/, which is committed as it is. Run after any change in source/:
//   node sanity-studio/seed/build-seed.mjs            writes beside this file, where the archive is committed
//   node sanity-studio/seed/build-seed.mjs FOLDER     writes there instead
import { cp, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

// The views of the sample are calculated by TypeScript.
register();
const { archiveLines } = await import('./source/build/archive-lines.mjs');
const { documents } = await import('./source/documents.mjs');

const [folder] = process.argv.slice(2);
const here = new URL('./', import.meta.url);
const target = folder ? pathToFileURL(`${resolve(folder)}/`) : here;

if (folder) await cp(new URL('images/', here), new URL('images/', target), { recursive: true });
await writeFile(new URL('data.ndjson', target), archiveLines(documents));
console.info(`seed: ${documents.length} documents`);
