import { build } from './build.mjs';
import { readEnvironment } from './environment.mjs';
import { install } from './install.mjs';
import { lakeService } from './lake-service.mjs';
import { launch } from './launch.mjs';
import { checkPortsAreFree } from './ports.mjs';
import { seed } from './seed.mjs';
import { serveStudio } from './serve-studio.mjs';
import { startService } from './service.mjs';
import { siteService } from './site-service.mjs';

await launch(async ({ progress, serving }) => {
  const environment = readEnvironment();
  const isLocal = environment.projectId === undefined;
  await checkPortsAreFree([
    { variable: 'PORT', port: environment.port },
    { variable: 'STUDIO_PORT', port: environment.studioPort },
    ...(isLocal ? [{ variable: 'LAKE_PORT', port: environment.lakePort }] : []),
  ]);
  await install({ name: 'site', folder: '.' }, progress);
  await build(progress);
  const running = [];
  if (isLocal) {
    running.push(await startService(lakeService(environment), progress.line));
    await seed(environment, progress);
  }
  running.push(await startService(siteService(environment), progress.line));
  serving();
  progress.say('ready', `site http://localhost:${environment.port}`);
  void serveStudio(environment, progress);
  throw await Promise.race(running.map(({ ended }) => ended));
});
