import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';

const read = (file: string) => readFileSync(join(PROJECT_ROOT, file), 'utf8');
const exists = (path: string) => existsSync(join(PROJECT_ROOT, path));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));

/** `walks.md` has a test of its own: it names files by the ends of their paths. */
const guides = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'],
  ...['docs', 'docs/operations'].flatMap((folder) =>
    readdirSync(join(PROJECT_ROOT, folder))
      .filter((file) => file.endsWith('.md') && file !== 'walks.md')
      .map((file) => `${folder}/${file}`),
  ),
];
const ROOTS = new Set(readdirSync(PROJECT_ROOT));
/** Made by commands, and absent from a new checkout. */
const MADE = /^(?:build|screenshots|content-lake\/token|node_modules|\.data|\.env$)/;
/** A path of the checkout, without placeholders: `app/blocks/<name>/` and `*.server.ts` are patterns. */
const isPath = (text: string) =>
  /^[\w.-]+(?:\/[\w.-]+)*\/?$/.test(text) && ROOTS.has(text.split('/')[0] ?? '') && !MADE.test(text);

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

const variables = matches(read('.env.example'), /^#?([A-Z][A-Z_]+)=/gm);
/** Those that point the tests at a real project, or at other content. */
const testVariables = [
  ...matches(read('tests/content-lake/connect.ts'), /(SANITY_TEST_\w+)/g),
  ...matches(read('tests/support/archive.ts'), /env\.(TEST_\w+)/g),
];
/** A constant of the code that CONTRIBUTING.md shows. */
const EXAMPLE_CONSTANT = 'CONTENT_TIMEOUT_MS';
const sources = (folder: string) =>
  readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(folder, file));
const dockerfile = read('Dockerfile');
const contentUsage = read('scripts/content.ts');
const isBench = (name: string) =>
  readdirSync(join(PROJECT_ROOT, 'tests/bench')).some((file) => file.startsWith(name));

describe.each(guides)('%s', (file) => {
  const text = read(file);

  it('names commands that exist', () => {
    const commands = matches(text, /npm run ([\w:-]+)/g);
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('names programs and parts of commands that exist', () => {
    const programs = matches(text, /\bnode (?:--\S+ )*([\w./-]+\.m?js)/g);
    expect(programs.filter((path) => !MADE.test(path) && !exists(path))).toEqual([]);
    const targets = matches(text, /--target (\S+)/g).filter((name) => !dockerfile.includes(` AS ${name}\n`));
    const benches = matches(text, /npm run bench -- (\w+)/g).filter((name) => !isBench(name));
    const actions = matches(text, /npm run content -- (\w+)/g).filter(
      (name) => !contentUsage.includes(`  ${name} `),
    );
    const composed = matches(text, /docker compose -f (\S+)/g).filter((name) => !exists(name));
    expect([...targets, ...benches, ...actions, ...composed]).toEqual([]);
  });

  it('names variables that .env.example explains', () => {
    const named = matches(text, /\b([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/g);
    const known = new Set([...variables, ...testVariables, EXAMPLE_CONSTANT]);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('names paths that exist', () => {
    expect(matches(text, /`([^`\s]+)`/g).filter((path) => isPath(path) && !exists(path))).toEqual([]);
  });

  it('links to files that exist', () => {
    const links = matches(text, /\]\(([^)#\s]+)\)/g).filter((link) => !/^[a-z]+:/.test(link));
    expect(links.filter((link) => !exists(join(dirname(file), link)))).toEqual([]);
  });
});

it('docs/operations/run.md names every variable of .env.example', () => {
  expect(variables.length).toBeGreaterThan(15);
  expect(variables.filter((name) => !read('docs/operations/run.md').includes(`\`${name}\``))).toEqual([]);
});

it.each([
  ['compose.yaml', 'site'],
  ['compose.try-out.yaml', 'try-out'],
])('%s passes variables to %s that .env.example explains', (file, service) => {
  const [, lines = ''] = new RegExp(`^  ${service}:\\n((?: {4}.*\\n)+)`, 'm').exec(read(file)) ?? [];
  const passed = matches(lines, /^ {6}(?:- )?([A-Z_]+)(?:[:=]|$)/gm);
  expect(passed.length).toBeGreaterThan(5);
  expect(passed.filter((name) => !variables.includes(name))).toEqual([]);
});

it('docs/operations/watch.md names events and metrics of the code', () => {
  const code = ['app', 'front-door'].flatMap(sources).map((file) => read(file));
  const words = new Set(code.flatMap((text) => text.match(/[\w.-]+/g) ?? []));
  const named = matches(
    read('docs/operations/watch.md'),
    /`((?:content|cache|redis)\.[a-z-]+|site_\w+|[a-z-]+-(?:ended|failed))`/g,
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !words.has(name))).toEqual([]);
});
