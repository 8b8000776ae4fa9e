import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { Failure, npm, PROJECT_ROOT, say } from './bootstrap.mjs';
import { run } from './processes';

export const LICENCES_FILE = join(PROJECT_ROOT, 'THIRD-PARTY-LICENSES.md');
/** What may be shipped in a product under MIT. MPL-2.0 covers changes of the package's own files, and we make none. */
const ALLOWED = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense'],
  ...['CC0-1.0', 'OFL-1.1', 'MPL-2.0'],
]);
/**
 * Of npm's query: production's packages, and those of previews, which the build bundles. Optional ones differ by platform.
 */
const SHIPPED =
  ':is(.prod, [name="@vercel/stega"], [name="@sanity/visual-editing"], [name="@sanity/visual-editing"] *):not(.optional, :root)';
const TITLE = `# Licences of third parties

The production build of the site is made from these packages, and contains code or files of most of them. \`npm run licences\` writes this file.
`;

/** @returns whether an SPDX expression can be met by allowed licences alone */
export function isAllowed(expression: string): boolean {
  const alternatives = expression.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((all) => all.split(' AND ').every((licence) => ALLOWED.has(licence.trim())));
}

const packagesSchema = z.array(
  z.object({ name: z.string(), version: z.string(), license: z.string().default('none'), path: z.string() }),
);
type Package = z.infer<typeof packagesSchema>[number];

async function shippedPackages(): Promise<Package[]> {
  const { output } = await run(npm('query', SHIPPED, '--loglevel=error'), { isQuiet: true });
  return packagesSchema.parse(JSON.parse(output)).sort((a, b) => (row(a) < row(b) ? -1 : 1));
}

function textOf({ path }: Package): string {
  const file = readdirSync(path).find((each) => /^(?:licen[cs]e|copying)/i.test(each));
  return file === undefined ? '' : readFileSync(join(path, file), 'utf8').trim();
}

const row = ({ name, version, license }: Package) =>
  `| [${name}](https://www.npmjs.com/package/${name}/v/${version}) | ${version} | ${license} |`;

/** One part for each text, under the names of the packages that carry it. */
function notices(packages: readonly Package[]): string[] {
  const namesByText = new Map<string, Set<string>>();
  for (const one of packages) {
    const text = textOf(one);
    namesByText.set(text, (namesByText.get(text) ?? new Set()).add(one.name));
  }
  namesByText.delete('');
  return [...namesByText].map(
    ([text, names]) => `## ${[...names].join(', ')}\n\n\`\`\`text\n${text}\n\`\`\`\n`,
  );
}

/** The whole text of THIRD-PARTY-LICENSES.md. @throws Failure naming the packages whose licence is not allowed */
export async function licencesText(): Promise<string> {
  const packages = await shippedPackages();
  const refused = packages.filter(({ license }) => !isAllowed(license));
  if (refused.length > 0)
    throw new Failure(
      `Not allowed: ${refused.map(({ name, license }) => `${name} (${license})`).join(', ')}.`,
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
