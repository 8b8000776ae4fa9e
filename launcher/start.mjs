import { build } from './build.mjs';
import { checkSettings } from './check-settings.mjs';
import { readEnvironment } from './environment.mjs';
import { install } from './install.mjs';
import { launch } from './launch.mjs';
import { checkPorts } from './ports.mjs';
import { seed } from './seed.mjs';
import { serveStudio } from './serve-studio.mjs';
import { startLake } from './start-lake.mjs';
import { startSite } from './start-site.mjs';

await launch(async ({ progress, serving }) => {
  const environment = readEnvironment();
  await checkPorts(environment);
  await install({ name: 'site', folder: '.' }, progress);
  await build(progress, () => checkSettings(environment));
  const running = [];
  if (environment.projectId === undefined) {
    running.push(await startLake(environment, progress.line));
    await seed(environment, progress);
  }
  running.push(await startSite(environment, progress.line));
  serving();
  progress.say('ready', `site http://localhost:${environment.port}`);
  void serveStudio(environment, progress);
  throw await Promise.race(running.map(({ ended }) => ended));
});
