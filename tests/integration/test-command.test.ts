import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { chooseSuites, runSuites } from '../../scripts/run-suites';
import { type Suite, TEST_SUITES } from '../../scripts/suites';
import { describeFailure, readReport } from '../../scripts/test-report';
import { CLI } from '../../scripts/tools';

/** Below the project, where the packages of the test runners are found. */
let folder: string;
beforeAll(() => {
  mkdirSync(join(PROJECT_ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(PROJECT_ROOT, '.cache', 'runner-'));
  const lines = (imports: string) =>
    `${imports}\ntest('adds up', () => {\n  expect(1 + 1).toBe(3);\n});\ntest('is true', () => {});\n`;
  writeFileSync(join(folder, 'one.test.mjs'), lines("import { expect, test } from 'vitest';"));
  writeFileSync(join(folder, 'two.spec.mjs'), lines("import { expect, test } from '@playwright/test';"));
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};');
  const configuration = "{ testMatch: '*.spec.mjs', outputDir: process.env.RESULTS_DIR + '/artifacts' }";
  writeFileSync(join(folder, 'playwright.config.mjs'), `export default ${configuration};`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const namesOf = (args: string[]) => chooseSuites(TEST_SUITES, args).chosen.map(({ name }) => name);

describe('npm test', () => {
  const suites = (): Suite[] => [
    { name: 'crashes', args: ['-e', 'console.log("no such thing"); process.exit(3)'], seconds: 1 },
    {
      name: 'vitest',
      args: [CLI.vitest, 'run', '--root', folder],
      runner: 'vitest',
      seconds: 1,
    },
    {
      name: 'playwright',
      args: [CLI.playwright, 'test', `--config=${folder}/playwright.config.mjs`],
      runner: 'playwright',
      seconds: 1,
    },
    {
      name: 'not-built',
      args: ['-e', ''],
      needs: [() => Promise.reject(new Error('the build failed'))],
      seconds: 1,
    },
  ];

  it('runs every suite although others fail, and names each failed test with place and assertion', async () => {
    const results = relative(PROJECT_ROOT, join(folder, 'results'));
    expect(await runSuites(suites(), { results })).toBe(1);
    const [, vitest, playwright] = suites().map(({ name, runner }) =>
      readReport(join(folder, 'results', name, 'report.json'), runner),
    );
    for (const [report, file] of [
      [vitest, 'one.test.mjs'],
      [playwright, 'two.spec.mjs'],
    ] as const) {
      expect(report?.passed).toBe(1);
      const [first, assertion] = report?.failed.flatMap(describeFailure) ?? [];
      expect(first).toBe(`✗ ${relative(PROJECT_ROOT, folder)}/${file}:3 adds up`);
      expect(assertion).toMatch(/expect/);
    }
  });

  it('runs a suite by its name, with files of it, or the suites that have a file', () => {
    expect(chooseSuites(TEST_SUITES, ['studio', 'links'])).toMatchObject({ files: ['links'] });
    expect(namesOf(['studio', 'links'])).toEqual(['studio']);
    expect(namesOf(['studio/links'])).toEqual(['studio']);
    expect(namesOf(['tests/integration/test-command'])).toEqual(['integration']);
    expect(namesOf(['protocol/redirects'])).toEqual(['unit']);
    expect(namesOf([])).toHaveLength(TEST_SUITES.length);
    expect(() => namesOf(['no-such-file'])).toThrow(/named no-such-file.*studio/);
  });
});
