import { build } from './build.mjs';
import { checkSettings } from './check-settings.mjs';
import { readEnvironment } from './environment.mjs';
import { install } from './install.mjs';
import { keepRunning } from './keep-running.mjs';
import { launch } from './launch.mjs';
import { checkPorts } from './ports.mjs';
import { seed } from './seed.mjs';
import { serveStudio } from './serve-studio.mjs';
import { keepLakeRunning } from './start-lake.mjs';
import { startSite } from './start-site.mjs';

await launch(async ({ progress, serving }) => {
  const environment = readEnvironment();
  await checkPorts(environment);
  await install({ name: 'site', folder: '.' }, progress);
  await build(progress, () => checkSettings(environment));
  const running = [];
  if (environment.projectId === undefined) {
    running.push(await keepLakeRunning(environment, progress));
    await seed(environment, progress);
  }
  const site = () => startSite(environment, progress.line);
  running.push(await keepRunning(site, { say: (text) => progress.say('site', text) }));
  serving();
  progress.say('ready', `site http://localhost:${environment.port}`);
  void serveStudio(environment, progress);
  throw await Promise.race(running.map(({ ended }) => ended));
});
