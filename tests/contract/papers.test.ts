import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';

const read = (file: string) => readFileSync(join(PROJECT_ROOT, file), 'utf8');
const exists = (path: string) => existsSync(join(PROJECT_ROOT, path));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));

/** `walks.md` has a test of its own: it names files by the ends of their paths. */
const papers = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
  ...readdirSync(join(PROJECT_ROOT, 'docs'))
    .filter((file) => file.endsWith('.md') && file !== 'walks.md')
    .map((file) => `docs/${file}`),
];
const ROOTS = new Set(readdirSync(PROJECT_ROOT));
/** Made by commands, and absent from a new checkout. */
const MADE = /^(?:build|screenshots|content-lake\/token|node_modules|\.data|\.env$)/;
/** A path of the checkout, without placeholders: `app/blocks/<name>/` and `*.server.ts` are patterns. */
const isPath = (text: string) =>
  /^[\w.-]+(?:\/[\w.-]+)*\/?$/.test(text) && ROOTS.has(text.split('/')[0] ?? '') && !MADE.test(text);

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

describe.each(papers)('%s', (file) => {
  const text = read(file);

  it('names commands that exist', () => {
    const commands = matches(text, /npm run ([\w:-]+)/g);
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('names paths that exist', () => {
    expect(matches(text, /`([^`\s]+)`/g).filter((path) => isPath(path) && !exists(path))).toEqual([]);
  });

  it('links to files that exist', () => {
    const links = matches(text, /\]\(([^)#\s]+)\)/g).filter((link) => !/^[a-z]+:/.test(link));
    expect(links.filter((link) => !exists(join(dirname(file), link)))).toEqual([]);
  });
});

it('docs/operations.md names every variable of .env.example', () => {
  const variables = matches(read('.env.example'), /^#?([A-Z][A-Z_]+)=/gm);
  expect(variables.length).toBeGreaterThan(15);
  expect(variables.filter((name) => !read('docs/operations.md').includes(`\`${name}\``))).toEqual([]);
});
