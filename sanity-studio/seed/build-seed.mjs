// Writes the dataset archive: data.ndjson and images/. Run after any change in source/ or artwork/:
//   node sanity-studio/seed/build-seed.mjs
import { mkdir, writeFile } from 'node:fs/promises';
import { archiveLines } from './source/build/archive-lines.mjs';
import { renderImages } from './source/build/render-images.mjs';

const here = (path) => new URL(path, import.meta.url);

const lines = archiveLines();
await mkdir(here('images/'), { recursive: true });
await writeFile(here('data.ndjson'), lines);
const images = await renderImages(here('artwork/'), here('images/'));
console.info(`seed: ${lines.trimEnd().split('\n').length} documents, ${images.count} images (${Math.round(images.bytes / 1024)} KiB)`);
