import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';

const HASHED = /-[\w-]{8}(\.\w+)$/;
const TEXT = /\.(?:css|js|svg)$/;

export type SecondBuild = ReturnType<typeof makeSecondBuild>;

/**
 * A copy of the build in which every hashed file has another name, as after a change of every source, at a small part of
 * a build's cost. Its files are not compressed.
 */
export function makeSecondBuild() {
  const directory = mkdtempSync(join(tmpdir(), 'second-build-'));
  for (const folder of ['client', 'public', 'front-door', 'renderer'])
    cpSync(join(PROJECT_ROOT, 'build', folder), join(directory, folder), { recursive: true });
  const assets = join(directory, 'client', 'assets');
  const hashed = filesBelow(assets).filter((path) => HASHED.test(path));
  for (const path of filesBelow(assets).filter((name) => /\.(?:br|gz)$/.test(name))) rmSync(path);
  const renamed = new Map(
    hashed.map((path) => [basename(path), basename(path).replace(HASHED, '-2ndbuild$1')]),
  );
  const renderer = join(directory, 'renderer');
  const programs = readdirSync(renderer).map((name) => join(renderer, name));
  const texts = [...hashed, ...programs].filter((path) => TEXT.test(path));
  // esbuild may break a long string over lines anywhere, in a name too.
  const pattern = (name: string) =>
    [...name.replaceAll('.', '\u0000')].join('(?:\\\\\\n)?').replaceAll('\u0000', '\\.');
  const names = new RegExp([...renamed.keys()].map(pattern).join('|'), 'g');
  for (const path of texts) {
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(names, (name) => renamed.get(name.replaceAll('\\\n', '')) ?? name),
    );
  }
  for (const path of hashed) renameSync(path, join(dirname(path), renamed.get(basename(path)) ?? ''));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
