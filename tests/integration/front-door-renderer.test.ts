import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { HEALTH_CHECKS } from '../../front-door/renderer/health';
import { Supervisor } from '../../front-door/renderer/supervisor';
import { startDoor } from '../support/fake-renderer-door';
import { type BuiltFrontDoor, buildFrontDoor } from '../support/fake-renderer-process';
import { isRunning } from '../support/is-running';

/** A quarter of the real times. */
const SHORT_CHECKS = { ...HEALTH_CHECKS, answerTimeoutMs: 500, everyMs: 50 };

let built: BuiltFrontDoor;
beforeAll(async () => {
  built = await buildFrontDoor();
  return built.remove;
});

/** A front door in this process before a renderer that is one of its own, and is supervised. */
async function startSupervised(behaviour = '', checks = SHORT_CHECKS) {
  const ended: string[] = [];
  const supervisor = new Supervisor({
    onReady: () => {},
    onConfigurationError: () => {},
    onRestart: ({ reason }) => void ended.push(reason),
    onLogLine: () => {},
    checks,
    stopTimeoutMs: 100,
  });
  const limits = { upstreamWaitMs: 30_000 };
  const site = await startDoor({ upstream: supervisor, limits, files: { 'public/b.txt': 'b' } });
  onTestFinished(async () => {
    await supervisor.stop();
    await site.stop();
  });
  const folder = join(built.directory, 'build', 'renderer');
  const args = [join(folder, 'serve.js')];
  const env = { ...process.env, FAKE_RENDERER: behaviour };
  void supervisor.start({ execPath: process.execPath, args, cwd: folder, env });
  const state = async (): Promise<{ pid: number; checks: number }> =>
    (await fetch(`${site.url}/environment`)).json();
  return { url: site.url, supervisor, ended, state };
}

describe('a renderer that hangs', () => {
  async function hang(checks: typeof HEALTH_CHECKS) {
    const { url, state, ended } = await startSupervised('', checks);
    const { pid } = await state();
    process.kill(pid, 'SIGSTOP');
    const health = await fetch(`${url}/healthz`);
    expect([health.status, health.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const visitors = ['/page', '/b.txt', '/slow?ms=20'].map((path) => fetch(url + path));
    // Requests that waited for the renderer that hung are answered by its replacement.
    expect((await Promise.all(visitors)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(ended).toEqual(['hung']);
    expect((await state()).pid).not.toBe(pid);
    await expect.poll(() => isRunning(pid)).toBe(false);
  }

  it('is replaced, the front door is healthy meanwhile, and visitors only wait', () => hang(SHORT_CHECKS));

  it('so it is after the real times of checks', { tags: ['nightly'] }, () => hang(HEALTH_CHECKS));
});

it('a renderer that answers visitors, though no health check, is not replaced', async () => {
  const { state, ended } = await startSupervised('busy');
  const { pid } = await state();
  // More checks than it may miss in a row.
  await expect.poll(async () => (await state()).checks).toBeGreaterThan(HEALTH_CHECKS.misses + 2);
  expect([ended, (await state()).pid]).toEqual([[], pid]);
});

it('a renderer that does not end by itself is killed', async () => {
  const { supervisor, state } = await startSupervised('stubborn');
  const { pid } = await state();
  await supervisor.stop();
  expect(isRunning(pid)).toBe(false);
});
