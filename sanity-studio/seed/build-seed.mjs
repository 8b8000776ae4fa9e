// Writes the dataset archive: data.ndjson and images/. Run after any change in source/ or artwork/:
//   node sanity-studio/seed/build-seed.mjs            writes beside this file, where the archive is committed
//   node sanity-studio/seed/build-seed.mjs FOLDER     writes there instead
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { archiveLines } from './source/build/archive-lines.mjs';
import { renderImages } from './source/build/render-images.mjs';
import { documents } from './source/documents.mjs';

const [folder] = process.argv.slice(2);
const target = folder ? pathToFileURL(`${resolve(folder)}/`) : new URL('./', import.meta.url);
const images = new URL('images/', target);

const lines = archiveLines(documents);
await mkdir(images, { recursive: true });
await writeFile(new URL('data.ndjson', target), lines);
const { count, bytes } = await renderImages(new URL('artwork/', import.meta.url), images);
console.info(`seed: ${documents.length} documents, ${count} images (${Math.round(bytes / 1024)} KiB)`);
