import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { PROJECT_ROOT, stop } from '../../../scripts/bootstrap.mjs';
import { startService } from '../../../scripts/processes';
import { expect } from '../../support/studio-expect';
import { test as base } from '../../support/studio-test';

const PROJECT_ID = 'abc12345';
const READY_TIMEOUT_MS = 30_000;
const STOP_GRACE_MS = 10_000;

/** Address of a Studio that is served for a hosted project. */
const test = base.extend<{ hostedStudio: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that this fixture needs no other
  hostedStudio: async ({}, use) => {
    const env = { PATH: process.env.PATH, STUDIO_PORT: '0', SANITY_PROJECT_ID: PROJECT_ID };
    const service = { name: 'studio', args: [join(PROJECT_ROOT, 'build/studio/main.js')], env };
    const timing = { ready: /^studio: http/, readyTimeoutMs: READY_TIMEOUT_MS };
    const { child, readyLine } = await startService({ ...service, ...timing }, () => {});
    await use(readyLine.replace(/^studio: /, ''));
    await stop(child, STOP_GRACE_MS);
  },
});

const roles = [{ name: 'administrator', title: 'Administrator' }];
const USER = {
  id: 'ann',
  name: 'Ann',
  email: 'ann@example.org',
  provider: 'google',
  role: roles[0]?.name,
  roles,
};

/** Of a project without content. */
const ANSWERS: [RegExp, object][] = [
  [/\/acl$/, [{ filter: '_id in path("**")', permissions: ['read', 'create', 'update'] }]],
  [/\/features$/, ['sanityTasks', 'studioComments']],
  [/\/datasets$/, [{ name: 'production', aclMode: 'public' }]],
  [/\/data\/query\//, { result: null }],
];

/** Answers like Sanity before sign-in, or to a user. */
function answer(route: Route, origin: string, user?: typeof USER): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url());
  const headers = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
  const providers = [{ name: 'google', title: 'Google', url: 'https://api.sanity.io/v1/auth/login/google' }];
  if (pathname.endsWith('/auth/providers'))
    return route.fulfill({ headers, json: { providers, thirdPartyLogin: false } });
  if (pathname.endsWith('/users/me'))
    return route.fulfill({
      headers,
      ...(user ? { json: user } : { status: 401, json: { statusCode: 401 } }),
    });
  if (searchParams.get('tag')?.endsWith('languages')) return route.fulfill({ headers, json: { result: [] } });
  for (const [path, json] of ANSWERS) if (path.test(pathname)) return route.fulfill({ headers, json });
  return route.fulfill({ headers, status: 404, json: {} });
}

test('a hosted project requires a login, and gets all requests', async ({ page, hostedStudio }) => {
  const requested: URL[] = [];
  await page.route(/^(?!http:\/\/localhost)/, (route) => {
    requested.push(new URL(route.request().url()));
    return answer(route, hostedStudio);
  });
  page.on('request', (request) => requested.push(new URL(request.url())));
  page.on('websocket', (socket) => requested.push(new URL(socket.url())));
  await page.goto(`${hostedStudio}/structure`);
  await expect(page.getByRole('link', { name: /Google/ })).toBeVisible();

  const api = requested.filter(({ hostname }) => /(^|\.)api\.sanity\.io$/.test(hostname));
  expect(new Set(api.map(({ hostname }) => hostname))).toEqual(new Set([`${PROJECT_ID}.api.sanity.io`]));
  expect(api.some(({ pathname }) => pathname.endsWith('/users/me'))).toBe(true);
  const foreign = requested.filter(({ origin }) => origin !== hostedStudio).map(({ hostname }) => hostname);
  expect(foreign.filter((host) => !/\.(?:sanity\.io|sanity-cdn\.com)$/.test(host))).toEqual([]);
  // Neither the local lake's cookie nor its shared WebSocket is in use.
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Function.prototype.toString.call(EventSource))).toMatch(
    /function EventSource\(\)/,
  );
});

test('a user of a hosted project has the parts of Studio that need it', async ({ page, hostedStudio }) => {
  const requested: string[] = [];
  await page.route(/^(?!http:\/\/localhost)/, (route) => {
    requested.push(route.request().url());
    return answer(route, hostedStudio, USER);
  });
  await page.goto(`${hostedStudio}/structure`);
  for (const tool of ['Releases', 'Schedules'])
    await expect(page.getByRole('link', { name: tool, exact: true })).toBeVisible();
  await expect(page.getByTestId('tasks-toolbar')).toBeVisible();
  for (const service of [/datasetProfile=comments/, /\/journey\/announcements/])
    await expect.poll(() => requested.some((url) => service.test(url))).toBe(true);
});

test('an editor of the local lake has none of them', async ({ editor }) => {
  await expect(editor.getByRole('link', { name: 'Media', exact: true })).toBeVisible();
  await expect(editor.getByRole('link', { name: /^(?:Releases|Schedules)$/ })).toHaveCount(0);
  await expect(editor.getByTestId('tasks-toolbar')).toHaveCount(0);
});
