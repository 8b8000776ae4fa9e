import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { Failure, PROJECT_ROOT, say } from './bootstrap.mjs';

export const LICENCES_FILE = join(PROJECT_ROOT, 'THIRD-PARTY-LICENSES.md');
/** What may be shipped in a product under MIT. MPL-2.0 covers changes of the package's own files, and we make none. */
const ALLOWED = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense'],
  ...['CC0-1.0', 'OFL-1.1', 'MPL-2.0'],
]);
/** Every module that the programs of the site start from, those of the browser included. */
const ENTRIES = [
  'app/root.tsx',
  'app/entry.client.tsx',
  'app/entry.server.tsx',
  'node_modules/@remix-run/serve/dist/cli.js',
  'front-door/main.ts',
];
const FILES = /\.(?:css|svg|woff2?|png|ico|jpg|json)$/;
const TITLE = `# Licences of third parties

The production build of the site contains code or files of these packages. \`npm run licences\` writes this file.
`;

/** @returns whether an SPDX expression can be met by allowed licences alone */
export function isAllowed(expression: string): boolean {
  const alternatives = expression.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((all) => all.split(' AND ').every((licence) => ALLOWED.has(licence.trim())));
}

/** Vite's imports of an address (`?url`, `?worker`), and files that are not code: what matters is their package. */
const addressesAndFiles: Plugin = {
  name: 'addresses-and-files',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?/ }, ({ path, resolveDir }) => ({
      path: path.replace(/\?.*$/, ''),
      namespace: 'address',
      pluginData: resolveDir,
    }));
    onLoad({ filter: /./, namespace: 'address' }, ({ path, pluginData }) => ({
      contents: `import ${JSON.stringify(path)}; export default ''`,
      resolveDir: pluginData,
    }));
    onLoad({ filter: FILES }, () => ({ contents: "export default ''" }));
  },
};

/** Folders of the packages, relative to the checkout, whose modules a program of the site imports. */
async function bundledFolders(): Promise<string[]> {
  const routes = readdirSync(join(PROJECT_ROOT, 'app/routes')).map((file) => `app/routes/${file}`);
  const { metafile } = await build({
    absWorkingDir: PROJECT_ROOT,
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'error',
    platform: 'node',
    format: 'esm',
    outdir: 'unused',
    jsx: 'automatic',
    entryPoints: [...ENTRIES, ...routes],
    // Of resvg's packages for platforms one is installed: a list of them would differ by machine.
    external: ['undici', 'fsevents', '@resvg/resvg-js-*'],
    plugins: [addressesAndFiles],
  });
  const folders = Object.keys(metafile.inputs).map(
    (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0],
  );
  return [...new Set(folders)].filter((folder) => folder !== undefined).sort();
}

type Package = { name: string; version: string; licence: string; text: string };

function readPackage(folder: string): Package {
  const path = join(PROJECT_ROOT, folder);
  const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const file = readdirSync(path).find((each) => /^(?:licen[cs]e|copying)/i.test(each));
  const text = file === undefined ? '' : readFileSync(join(path, file), 'utf8').trim();
  return { name: String(name), version: String(version), licence: String(license), text };
}

const row = ({ name, version, licence }: Package) =>
  `| [${name}](https://www.npmjs.com/package/${name}/v/${version}) | ${version} | ${licence} |`;

/** One part for each text, under the names of the packages that carry it. */
function notices(packages: readonly Package[]): string[] {
  const namesByText = new Map<string, Set<string>>();
  for (const { name, text } of packages.filter((each) => each.text !== ''))
    namesByText.set(text, (namesByText.get(text) ?? new Set()).add(name));
  return [...namesByText].map(
    ([text, names]) => `## ${[...names].join(', ')}\n\n\`\`\`text\n${text}\n\`\`\`\n`,
  );
}

/** The whole text of THIRD-PARTY-LICENSES.md. @throws Failure naming the packages whose licence is not allowed */
export async function licencesText(): Promise<string> {
  const packages = (await bundledFolders()).map(readPackage).sort((a, b) => (a.name < b.name ? -1 : 1));
  const refused = packages.filter(({ licence }) => !isAllowed(licence));
  if (refused.length > 0)
    throw new Failure(
      `Not allowed: ${refused.map(({ name, licence }) => `${name} (${licence})`).join(', ')}.`,
    );
  const rows = [...new Set(packages.map(row))];
  return [TITLE, '| Package | Version | Licence |\n|---|---|---|', ...rows, '', ...notices(packages)].join(
    '\n',
  );
}

export async function licences(): Promise<void> {
  const text = await licencesText();
  if (!existsSync(LICENCES_FILE) || readFileSync(LICENCES_FILE, 'utf8') !== text)
    writeFileSync(LICENCES_FILE, text);
  say('licences', `${text.match(/^\| \[/gm)?.length} packages in ${LICENCES_FILE}`);
}
