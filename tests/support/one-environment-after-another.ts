import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the files of a project that need jsdom after those that do not. A worker has one environment: where the files
 * alternate, each change ends a worker and starts another, which imports everything again.
 */
export class OneEnvironmentAfterAnother extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const needsDocument = new Set(
      sorted.filter(({ moduleId }) => readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')),
    );
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [
        ...own.filter((file) => !needsDocument.has(file)),
        ...own.filter((file) => needsDocument.has(file)),
      ];
    });
  }
}
