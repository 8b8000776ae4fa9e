import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive, SAMPLE, SECOND_BRAND } from '../support/archive';

const BUILD_TIMEOUT_MS = 60_000;
const MAX_IMAGES_BYTES = 3 * 1024 * 1024;
/** In px, by the beginnings of the files' names; all others are share pictures. */
const SIZES = { 'cover-': [1600, 1067], 'logo-': [220, 60] };
const imagesOf = (folder: string) => readdirSync(join(folder, 'images')).sort();
const image = (folder: string, file: string) => readFileSync(join(folder, 'images', file));

describe.each([
  [SAMPLE, 'build-seed.mjs'],
  [SECOND_BRAND, 'build-archive.mjs'],
])('the committed archive in %s', (path, script) => {
  const committed = fileURLToPath(readArchive(path).folder);
  const fresh = mkdtempSync(join(tmpdir(), 'archive-'));
  beforeAll(() => {
    execFileSync(process.execPath, [join(committed, script), fresh], { timeout: BUILD_TIMEOUT_MS });
  }, BUILD_TIMEOUT_MS);
  afterAll(() => rmSync(fresh, { recursive: true, force: true }));

  it('equals the build of its sources, byte for byte', () => {
    const built = readFileSync(join(fresh, 'data.ndjson'));
    expect(built.equals(readFileSync(join(committed, 'data.ndjson')))).toBe(true);
  });

  it('contains exactly the pictures that its sources draw', () => {
    expect(imagesOf(committed)).toEqual(imagesOf(fresh));
  });

  it('contains pictures that look like newly drawn ones', async () => {
    for (const file of imagesOf(committed)) {
      const [before, after] = await Promise.all(
        [committed, fresh].map((folder) =>
          sharp(image(folder, file)).resize(24, 16, { fit: 'fill' }).removeAlpha().raw().toBuffer(),
        ),
      );
      const drift = Math.max(
        ...[...(before ?? [])].map((channel, index) => Math.abs(channel - (after?.[index] ?? 0))),
      );
      expect(drift, file).toBeLessThan(12);
    }
  });

  it('has pictures of the intended sizes, small enough to be committed', async () => {
    const files = imagesOf(committed);
    expect(files.reduce((sum, file) => sum + image(committed, file).length, 0)).toBeLessThan(
      MAX_IMAGES_BYTES,
    );
    for (const file of files) {
      const { width, height, format } = await sharp(image(committed, file)).metadata();
      const [, size = [1200, 630]] = Object.entries(SIZES).find(([kind]) => file.startsWith(kind)) ?? [];
      expect([format, width, height], file).toEqual(['png', ...size]);
    }
  });
});
