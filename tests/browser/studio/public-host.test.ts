import { freePort } from '../../support/free-port';
import { PUBLIC_HOST, startPublicHost } from '../../support/public-host';
import { expect } from '../../support/studio-expect';
import { openFromTree, openInPlace, openTree, publish } from '../../support/studio-page';
import { startStudio } from '../../support/studio-program';
import { test as base, WINDOW } from '../../support/studio-test';

/** Origins of site, Studio and Lake, each behind its own https port of one host. */
type Origins = { site: string; studio: string; lake: string };

const test = base.extend<{ origins: Origins }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that this fixture needs no other
  origins: async ({}, use) => {
    const host = startPublicHost();
    const ports = { site: await freePort(), studio: await freePort(), lake: await freePort() };
    const at = (port: number) => `https://${PUBLIC_HOST}:${port}`;
    const origins = { site: at(ports.site), studio: at(ports.studio), lake: at(ports.lake) };
    // As docs/operations/run.md says for a trial for others.
    const env = {
      SITE_URL: origins.site,
      STUDIO_ORIGIN: origins.studio,
      SANITY_ASSET_HOST: origins.lake,
      LAKE_ALLOWED_HOSTS: PUBLIC_HOST,
    };
    const studio = await startStudio({ env: { ...env, STUDIO_BIND_ADDRESS: '127.0.0.1' } });
    const portOf = (url: string) => Number(new URL(url).port);
    await host.forward(ports.site, portOf(studio.site.url));
    await host.forward(ports.studio, portOf(studio.url));
    await host.forward(ports.lake, portOf(studio.site.lakeUrl));
    await use(origins);
    await host.stop();
    await studio.stop();
  },
});

// Each program's part of it has tests beside its source.
test('Studio works under a host name of its own', { tag: '@nightly' }, async ({
  playwright,
  launchOptions,
  origins,
}) => {
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${PUBLIC_HOST} 127.0.0.1`];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: WINDOW });
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
