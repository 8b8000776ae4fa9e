import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../front-door/renderer/free-port';
import { children } from '../../launcher/children.mjs';
import { PROJECT_ROOT } from '../../launcher/project-root.mjs';
import { type RunningService, startService } from '../../launcher/service.mjs';
import { type RunningSite, startSite } from '../support/start-site';

const START_TIMEOUT_MS = 60_000;
const STOP_GRACE_MS = 5_000;
const CLI = join(PROJECT_ROOT, 'node_modules', '@remix-run', 'dev', 'dist', 'cli.js');

let site: RunningSite;
let development: RunningService;
let url: string;

beforeAll(async () => {
  site = await startSite();
  const port = await freePort();
  url = `http://localhost:${port}`;
  development = await startService(
    {
      name: 'site',
      args: [CLI, 'vite:dev', '--port', String(port), '--strictPort'],
      env: {
        ...{ SITE_URL: url, SANITY_API_HOST: site.lakeUrl, DATA_DIR: site.dataDir },
        ...{ NODE_ENV: 'development', LOG_LEVEL: 'silent' },
      },
      ready: /localhost:\d+/,
      readyTimeoutMs: START_TIMEOUT_MS,
    },
    () => {},
  );
}, 2 * START_TIMEOUT_MS);
afterAll(async () => {
  if (development) await children.stop(development.child, STOP_GRACE_MS);
  await site?.stop();
});

it('renders pages without a build, which runs each file as it is', {
  timeout: START_TIMEOUT_MS,
}, async () => {
  const answer = await fetch(`${url}/pricing`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
});
