import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type StandIn, standIn } from '../support/fake-project';
import { listen } from '../support/listen';

/** The tests share it and its build; each that needs another build edits the page. */
let project: StandIn;
beforeAll(async () => {
  project = await standIn();
  return () => project.remove();
});

const READY = /^ready {5}site http:\/\/localhost:\d+$/m;
const linesOf = (output: string) => output.trimEnd().split('\n');
const writePage = (text: string) => writeFileSync(join(project.folder, 'app', 'page.txt'), text);
const pidAt = async (port: string) => Number(await (await fetch(`http://localhost:${port}/pid`)).text());
const lakePid = () => pidAt(project.ports.LAKE_PORT);
const sitePid = () => pidAt(project.ports.PORT);
const untilAnother = (pid: () => Promise<number>, before: number) =>
  expect.poll(() => pid().catch(() => before)).not.toBe(before);

/** `npm start`, once the site is ready. */
async function started(options: Parameters<StandIn['launch']>[1] = {}) {
  const launched = project.launch('start', options);
  await launched.says(READY);
  return launched;
}

describe('npm start', () => {
  it('builds, starts the lake, then the site, prints plain lines, and ends when npm is stopped', async () => {
    writePage('of the first start');
    const { child, output, ended } = await started({ throughNpm: true });
    const answer = await fetch(`http://localhost:${project.ports.PORT}`);
    expect(await answer.json()).toEqual({ api: `http://localhost:${project.ports.LAKE_PORT}` });
    expect(project.left()).toHaveLength(4);
    child.kill('SIGTERM');
    // npm waits for that.
    expect(await ended).toBe(0);
    await project.isDeserted();
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no cursor movements, no colours
    expect(output()).not.toMatch(/[\r\u001B]/);
    const lines = linesOf(output()).filter((line) => !/^install|^studio|^>|^$/.test(line));
    expect(lines.map((line) => line.replace(/[\d.]+ s$|:\d+$/, ''))).toEqual([
      'build     site …',
      'build     site … ',
      'lake    | content lake: http://localhost',
      'site    | site: http://localhost',
      'ready     site http://localhost',
      'stopping  SIGTERM',
    ]);
  });

  it('uses the build of npm run build; programs that end are started again, but not during a stop', async () => {
    const before = project.builds();
    writePage('of npm run build');
    expect(await project.launch('build', { throughNpm: true }).ended).toBe(0);
    writeFileSync(join(project.folder, 'app', 'page.test.ts'), 'a test is not built');
    const { child, ended, says } = await started();
    expect(project.builds()).toBe(before + 1);
    const [lake, site] = [await lakePid(), await sitePid()];
    process.kill(lake, 'SIGKILL');
    await untilAnother(lakePid, lake);
    expect(await sitePid()).toBe(site);
    process.kill(site, 'SIGTERM');
    await untilAnother(sitePid, site);
    await says(/^site {6}site stopped \(SIG\w+\).* started again in .* s\.$/m);
    process.kill(await lakePid(), 'SIGKILL');
    await says(/(?:^lake {6}lake stopped .* started again in .* s\.$[\s\S]*){2}/m);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    await project.isDeserted();
  });

  it('starts no lake for a hosted project; SIGKILL leaves no process running', async () => {
    const { child, output } = await started({ env: { SANITY_PROJECT_ID: 'abc123' } });
    expect(output()).not.toContain('content lake');
    expect(await (await fetch(`http://localhost:${project.ports.PORT}`)).json()).toEqual({});
    child.kill('SIGKILL');
    await project.isDeserted();
  });

  it('at a second Ctrl-C does not wait for a program that does not stop', async () => {
    const { child, ended, says } = await started({ env: { STUBBORN: 'site' } });
    child.kill('SIGINT');
    await says(/not yet/);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    await project.isDeserted();
  });

  it('that is stopped during a build ends the build too', async () => {
    const before = project.builds();
    writePage('endless');
    const { child, says, ended } = project.launch('start');
    await says(/^build {5}site …$/m);
    await expect.poll(() => project.left()).toHaveLength(1);
    child.kill('SIGHUP');
    expect(await ended).toBe(129);
    await project.isDeserted();
    expect(project.builds()).toBe(before);
  });
});

describe('a failure ends with one clear line', () => {
  /** Runs a command that fails. */
  async function failure(command: string, env?: Record<string, string>, { launch } = project) {
    const { output, ended } = launch(command, { env });
    return { code: await ended, output: output(), lines: linesOf(output()) };
  }

  it('a port in use', async () => {
    const other = createServer();
    await listen(other, Number(project.ports.LAKE_PORT));
    const { LAKE_PORT } = project.ports;
    const line = `Port ${LAKE_PORT} is in use: set LAKE_PORT to another, or stop what is using it.`;
    expect(await failure('start')).toMatchObject({ code: 1, lines: [line] });
    other.close();
  });

  it.each(['start', 'dev'])('a bad setting, before npm run %s builds anything', async (command) => {
    const before = project.builds();
    writePage('not built');
    const line = 'HSTS_MAX_AGE_S must be a whole number from 0 to 63072000';
    expect(await failure(command, { HSTS_MAX_AGE_S: 'secret' })).toMatchObject({ code: 78, lines: [line] });
    expect(project.builds()).toBe(before);
  });

  it('a build that fails, after its output', async () => {
    writePage('broken');
    const { code, output, lines } = await failure('build');
    expect([code, lines.at(-1)]).toEqual([1, '`npm run build:all` failed: exit code 2.']);
    expect(output).toContain('\npage.txt: line 1 is wrong\n');
  });

  it('a site that rejects its settings, with its exit code; the lake is stopped', async () => {
    writePage('of a site with a problem');
    const { code, output, lines } = await failure('start', { FAILING: 'site' });
    expect([code, lines.at(-1)]).toEqual([78, expect.stringMatching(/^site stopped \(exit code 78\)/)]);
    expect(output).toContain('site    | site has a problem\n');
    await project.isDeserted();
  });

  it('an install that fails, after npm’s output', async () => {
    const manifest = { name: 'stand-in', version: '1.0.0', dependencies: { 'not-in-the-lock': '1.0.0' } };
    const incomplete = await standIn();
    writeFileSync(join(incomplete.folder, 'package.json'), JSON.stringify(manifest));
    rmSync(join(incomplete.folder, 'node_modules', '.package-lock.json'));
    const { code, output, lines } = await failure('start', {}, incomplete);
    expect(code).toBe(1);
    expect(output).toMatch(/^npm error .*not-in-the-lock/m);
    expect(lines.at(-1)).toMatch(/^The site packages could not be installed \(exit code \d+\)/);
    incomplete.remove();
  });
});
