import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { runCommand } from './command.mjs';
import { install } from './install.mjs';
import { launch } from './launch.mjs';

/** Takes pictures of every page, or of those whose path the arguments are part of. */
await launch(async ({ progress }) => {
  await install({ name: 'site', folder: '.' }, progress);
  const browser = await findBrowser(progress);
  await build(progress);
  const paths = process.argv.slice(2).map((path) => path.replace(/[^\w/-]/g, '\\$&'));
  const { code } = await runCommand(
    process.execPath,
    [
      join('node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--config=tests/screenshots/playwright.config.ts',
      ...(paths.length > 0 ? [`--grep=(${paths.join('|')})$`] : []),
    ],
    {
      passOutput: true,
      env: {
        ...browser.env,
        CHROMIUM_PATH: browser.executablePath,
        CHROMIUM_ARGS: JSON.stringify(browser.args),
      },
    },
  );
  progress.say('screenshots', 'in screenshots/, a folder for each width and theme');
  return code;
});
