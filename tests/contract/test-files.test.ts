import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { fillLink } from '../../protocol/placeholders';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { readArchive, SAMPLE, SECOND_BRAND } from '../support/archive';
import { filesNamed } from '../support/files-named';

/** What the projects of vitest.config.ts and playwright.config.ts include. */
const INCLUDED = [
  /^app\/.*\.test\.tsx?$/,
  /^(?:front-door|content-lake\/src|protocol|scripts)\/.*\.test\.ts$/,
  /^sanity-studio\/.*\.test\.(?:ts|mjs)$/,
  /^tests\/(?:cluster|contract|content-lake|faults|hosted|integration|browser)\/.*\.test\.ts$/,
  /^tests\/sample\/(?:integration\/)?[^/]*\.test\.ts$/,
];

it('every test file is run by a project of Vitest or Playwright', () => {
  const files = filesNamed(PROJECT_ROOT, /\.test\.[a-z]+$/).map((file) => relative(PROJECT_ROOT, file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !INCLUDED.some((pattern) => pattern.test(file)))).toEqual([]);
});

it('the language of the content has one default, and Studio its own language', () => {
  const files = filesNamed(PROJECT_ROOT, /(?<!\.test|\.fixture)\.(?:tsx?|mjs|js)$/)
    .map((file) => relative(PROJECT_ROOT, file))
    .filter((file) => !/^(?:tests|sanity-studio\/seed)\//.test(file))
    .filter((file) => /['"`]en[-_]GB['"`]/.test(readFileSync(`${PROJECT_ROOT}/${file}`, 'utf8')));
  expect(files).toEqual(['protocol/language.ts', 'sanity-studio/schema/names/studio-dates.ts']);
});

it('the second brand names nothing of the sample', () => {
  const { productSlug } = readArchive(SAMPLE).brand;
  const files = filesNamed(`${PROJECT_ROOT}/${SECOND_BRAND}`, /\.(?:mjs|ndjson|ts)$/);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => readFileSync(file, 'utf8').toLowerCase().includes(productSlug))).toEqual([]);
});

/** Studio's journeys edit documents of the sample by name; the benchmarks measure its pages. */
const OF_THE_MACHINE =
  /^tests\/(?:browser\/[^/]+|cluster\/.*|faults\/.*|hosted\/.*|integration\/.*|support\/.*)\.ts$/;

it.each([SAMPLE, SECOND_BRAND])('no test of the machine names a page or the product of %s', (folder) => {
  const { brand, documents } = readArchive(folder);
  const paths = documents.flatMap(({ path, from }) =>
    [path, from].filter((each) => typeof each === 'string'),
  );
  const names = paths.filter((path) => path !== '/').map((path) => fillLink(path, brand));
  const named = new RegExp(
    `(?<![\\w.])(?:${names.join('|')})(?![\\w/-])|\\b${brand.productName}\\b|\\b${brand.productSlug}\\b`,
  );
  const files = filesNamed(PROJECT_ROOT, /\.ts$/).map((file) => relative(PROJECT_ROOT, file));
  const found = files
    .filter((file) => OF_THE_MACHINE.test(file))
    .flatMap((file) => {
      const [match] = named.exec(readFileSync(`${PROJECT_ROOT}/${file}`, 'utf8')) ?? [];
      return match ? [`${file}: ${match}`] : [];
    });
  expect(found).toEqual([]);
});
