import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StandIn, standIn } from '../support/fake-project';

let project: StandIn;
beforeEach(async () => {
  project = await standIn();
});
afterEach(() => project.remove());

const READY = /^ready {5}site http:\/\/localhost:\d+$/m;
const linesOf = (output: string) => output.trimEnd().split('\n');

/** `npm start`, once the site is ready. */
async function started(options: Parameters<StandIn['launch']>[1] = {}) {
  const launched = project.launch('start', options);
  await launched.says(READY);
  return launched;
}

describe('npm start', () => {
  it('builds, starts the lake, then the site, and prints plain lines', async () => {
    const { child, output, ended } = await started();
    const answer = await fetch(`http://localhost:${project.ports.PORT}`);
    expect(await answer.json()).toEqual({ api: `http://localhost:${project.ports.LAKE_PORT}` });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no cursor movements, no colours
    expect(output()).not.toMatch(/[\r\u001B]/);
    const lines = linesOf(output()).filter((line) => !/^install|^studio/.test(line));
    expect(lines.map((line) => line.replace(/[\d.]+ s$|:\d+$/, ''))).toEqual([
      'build     site …',
      'build     site … ',
      'lake    | content lake: http://localhost',
      'site    | site: http://localhost',
      'ready     site http://localhost',
      'stopping  SIGTERM',
    ]);
  });

  it('starts no lake for a hosted project', async () => {
    const { child, output, ended } = await started({ env: { SANITY_PROJECT_ID: 'abc123' } });
    expect(output()).not.toContain('content lake');
    const answer = await fetch(`http://localhost:${project.ports.PORT}`);
    expect(await answer.json()).toEqual({});
    child.kill('SIGTERM');
    await ended;
  });

  it('rebuilds only after an edit', async () => {
    const startAndStop = async () => {
      const { child, ended } = await started();
      child.kill('SIGTERM');
      await ended;
    };
    await startAndStop();
    await startAndStop();
    expect(project.builds()).toBe(1);
    writeFileSync(join(project.folder, 'app', 'page.test.ts'), 'a test is not built');
    await startAndStop();
    expect(project.builds()).toBe(1);
    writeFileSync(join(project.folder, 'app', 'page.txt'), 'second');
    await startAndStop();
    expect(project.builds()).toBe(2);
  });

  it('uses the build of npm run build', async () => {
    expect(await project.launch('build', { throughNpm: true }).ended).toBe(0);
    const { child, ended } = await started();
    child.kill('SIGTERM');
    await ended;
    expect(project.builds()).toBe(1);
  });

  it('rebuilds after a build that failed, or during which a file changed', async () => {
    const page = join(project.folder, 'app', 'page.txt');
    expect(await project.launch('build').ended).toBe(0);
    writeFileSync(page, 'broken');
    expect(await project.launch('build').ended).toBe(1);
    writeFileSync(page, 'first');
    const { says, ended } = project.launch('build');
    await says(/^build {5}site …$/m);
    writeFileSync(page, 'second');
    expect(await ended).toBe(0);
    expect(project.builds()).toBe(2);
    expect(await project.launch('build').ended).toBe(0);
    expect(project.builds()).toBe(3);
  });

  it('lets one of two processes build while the other waits', async () => {
    const first = project.launch('build');
    const second = project.launch('build');
    expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
    expect(project.builds()).toBe(1);
  });
});

describe('npm test', () => {
  it('ends with the browser, its version and path, and the number of suites that passed', async () => {
    project.addTestTools();
    const CHROMIUM_PATH = join(project.folder, 'app', 'page.txt');
    const { output, ended } = project.launch('test', { env: { CHROMIUM_PATH } });
    expect(await ended).toBe(0);
    expect(linesOf(output()).slice(-2)).toEqual([
      `browser   Chromium 1.2.3 (CHROMIUM_PATH: ${CHROMIUM_PATH})`,
      '8 suites passed, 0 failed',
    ]);
  });
});

describe('stopping', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    '%s to the process leaves no process running',
    async (signal) => {
      const { child, ended } = await started();
      expect(project.left()).toHaveLength(4);
      child.kill(signal);
      expect(await ended).toBe(0);
      await project.isDeserted();
    },
  );

  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s to npm leaves no process running, and npm waits for that',
    async (signal) => {
      const { child, ended } = await started({ throughNpm: true });
      child.kill(signal);
      expect(await ended).toBe(0);
      await project.isDeserted();
    },
  );

  it('SIGKILL leaves no process running', async () => {
    const { child } = await started();
    child.kill('SIGKILL');
    await project.isDeserted();
  });

  it('a second Ctrl-C does not wait for a program that does not stop', async () => {
    const { child, ended, says } = await started({ env: { STUBBORN: 'site' } });
    child.kill('SIGINT');
    await says(/not yet/);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    await project.isDeserted();
  });

  it('during a build ends the build too', async () => {
    const { child, says, ended } = project.launch('start');
    await says(/^build {5}site …$/m);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(project.builds()).toBe(0);
  });
});

describe('a program that has been started', () => {
  const pidAt = async (port: string) => Number(await (await fetch(`http://localhost:${port}/pid`)).text());
  const lakeAgain = (before: number) =>
    expect
      .poll(() => pidAt(project.ports.LAKE_PORT).catch(() => before), { timeout: 25_000 })
      .not.toBe(before);

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'is restarted when %s ends it; the other one keeps running',
    async (signal) => {
      const { child, ended, says } = await started();
      const [lake, site] = [await pidAt(project.ports.LAKE_PORT), await pidAt(project.ports.PORT)];
      process.kill(lake, signal);
      await lakeAgain(lake);
      expect(await pidAt(project.ports.PORT)).toBe(site);
      process.kill(site, signal);
      await expect
        .poll(() => pidAt(project.ports.PORT).catch(() => site), { timeout: 25_000 })
        .not.toBe(site);
      await says(/^site {6}site stopped \(SIG\w+\).* started again\.$/m);
      child.kill('SIGINT');
      expect(await ended).toBe(0);
      await project.isDeserted();
    },
  );

  it('is killed when it hangs, and restarted', async () => {
    const { child, ended, says } = await started({ env: { HANGING: 'lake' } });
    const lake = await pidAt(project.ports.LAKE_PORT);
    await says(/lake hangs/);
    await lakeAgain(lake);
    await says(/^lake {6}http:\/\/localhost:\d+\/ping is not answered/m);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    await project.isDeserted();
  });

  it('is not restarted while everything is stopped', async () => {
    const { child, ended, says } = await started();
    process.kill(await pidAt(project.ports.LAKE_PORT), 'SIGKILL');
    await says(/started again/);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    await project.isDeserted();
  });
});
