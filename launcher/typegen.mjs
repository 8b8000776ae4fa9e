import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { install } from './install.mjs';
import { launch } from './launch.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { STUDIO_FOLDER } from './studio-folder.mjs';

await launch(async ({ progress }) => {
  const script = join(STUDIO_FOLDER, 'typegen.mjs');
  if (!existsSync(script)) throw new LaunchFailure('sanity-studio/typegen.mjs is not there.');
  await install({ name: 'site', folder: '.' }, progress);
  await install({ name: 'Studio', folder: 'sanity-studio' }, progress);
  const { code } = await runCommand(process.execPath, [script], { passOutput: true });
  return code;
});
