import { runCheckSteps } from './check-steps.mjs';
import { install } from './install.mjs';
import { launch } from './launch.mjs';

await launch(async ({ progress }) => {
  await install({ name: 'site', folder: '.' }, progress);
  const { failures } = await runCheckSteps(progress);
  return failures.length === 0 ? 0 : 1;
});
