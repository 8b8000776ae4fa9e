import { join } from 'node:path';
import { build } from './build.mjs';
import { runCommand } from './command.mjs';
import { filesNamed } from './files-named.mjs';
import { install } from './install.mjs';
import { launch } from './launch.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

await launch(async ({ progress }) => {
  await install({ name: 'site', folder: '.' }, progress);
  await build(progress);
  const files = filesNamed(join(PROJECT_ROOT, 'tests', 'bench'), /\.bench\.ts$/);
  if (files.length === 0) {
    progress.say('bench', 'nothing to measure: tests/bench holds no *.bench.ts');
    return 0;
  }
  // Every project would run every benchmark; one of them is enough.
  const args = ['bench', '--run', '--project', 'unit', ...files];
  const { code } = await runCommand(
    process.execPath,
    [join('node_modules', 'vitest', 'vitest.mjs'), ...args],
    {
      passOutput: true,
    },
  );
  return code;
});
