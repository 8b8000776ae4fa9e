import { join } from 'node:path';
import { test as base } from '@playwright/test';
import getPort from 'get-port';
import { PROJECT_ROOT, stop } from '../../../scripts/bootstrap.mjs';
import { startService } from '../../../scripts/processes';
import { SAMPLE } from '../../support/archive';
import { PUBLIC_HOST, startPublicHost } from '../../support/public-host';
import { startSite } from '../../support/start-site';
import { expect } from '../../support/studio-expect';
import { openFromTree, openInPlace, openTree, publish } from '../../support/studio-page';

const STOP_GRACE_MS = 10_000;
const TEST_TIMEOUT_MS = 180_000;
/** A Studio that has just been opened takes its time until fields can be edited. */
const ACTION_TIMEOUT_MS = 20_000;

/** Origins of site, Studio and Lake, each behind its own https port of one host. */
type Origins = { site: string; studio: string; lake: string };

const test = base.extend<{ origins: Origins }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that this fixture needs no other
  origins: async ({}, use) => {
    const host = startPublicHost();
    const ports = { site: await getPort(), studio: await getPort(), lake: await getPort() };
    const at = (port: number) => `https://${PUBLIC_HOST}:${port}`;
    const origins = { site: at(ports.site), studio: at(ports.studio), lake: at(ports.lake) };
    // As docs/operations.md says for a trial for others.
    const env = {
      SITE_URL: origins.site,
      STUDIO_ORIGIN: origins.studio,
      SANITY_ASSET_HOST: origins.lake,
      LAKE_ALLOWED_HOSTS: PUBLIC_HOST,
    };
    const site = await startSite({ archive: SAMPLE, env: { ...env, LOG_LEVEL: 'warn' } });
    const studioPort = await getPort();
    const { child } = await startService(
      {
        name: 'studio',
        args: [join(PROJECT_ROOT, 'build/studio/main.js')],
        env: {
          ...env,
          PATH: process.env.PATH,
          STUDIO_PORT: `${studioPort}`,
          STUDIO_BIND_ADDRESS: '127.0.0.1',
          SANITY_API_HOST: site.lakeUrl,
          DATA_DIR: site.dataDir,
        },
        ready: /^studio: http/,
      },
      () => {},
    );
    await host.forward(ports.site, Number(new URL(site.url).port));
    await host.forward(ports.studio, studioPort);
    await host.forward(ports.lake, Number(new URL(site.lakeUrl).port));
    await use(origins);
    await host.stop();
    await stop(child, STOP_GRACE_MS);
    await site.stop();
  },
});

test.use({ actionTimeout: ACTION_TIMEOUT_MS });

test('Studio edits and publishes under a host name of its own, and previews the site there', async ({
  playwright,
  launchOptions,
  origins,
}) => {
  test.setTimeout(TEST_TIMEOUT_MS);
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${PUBLIC_HOST} 127.0.0.1`];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
  });
  const requested = new Set<string>();
  context.on('request', (request) => requested.add(new URL(request.url()).origin));
  const editor = await context.newPage();

  await openTree(editor, origins.studio);
  const cookie = (await context.cookies(origins.lake)).find(({ name }) => name === 'lake_token');
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' });
  await openFromTree(editor, 'Home');
  const title = editor.getByTestId('field-title').locator('input').first();
  await title.fill('Home of the trial');
  await publish(editor);

  const visitor = await context.newPage();
  const page = await visitor.goto(origins.site);
  expect(page?.headers()['content-security-policy']).toContain(`img-src 'self' data: ${origins.lake};`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();

  const preview = await openInPlace(editor, '/');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  const foreign = [...requested].filter((origin) => !Object.values(origins).includes(origin));
  expect(foreign.filter((origin) => !/^(?:null|blob:|data:)/.test(origin))).toEqual([]);
  await browser.close();
});
