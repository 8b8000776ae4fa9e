import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StandIn, standIn } from '../support/fake-project';
import { listen } from '../support/listen';

let project: StandIn;
beforeEach(async () => {
  project = await standIn();
});
afterEach(() => project.remove());

const linesOf = (output: string) => output.trimEnd().split('\n');

describe('a failure ends with one clear line', () => {
  it.each(['PORT', 'STUDIO_PORT', 'LAKE_PORT'] as const)('%s in use', async (variable) => {
    const port = project.ports[variable];
    const other = createServer();
    await listen(other, Number(port));
    const { output, ended } = project.launch('start');
    expect(await ended).toBe(1);
    expect(linesOf(output())).toEqual([
      `Port ${port} is in use: set ${variable} to another, or stop what is using it.`,
    ]);
    other.close();
  });

  it('a bad setting, naming the variable and not its value', async () => {
    const { output, ended } = project.launch('start', { env: { PORT: 'secret' } });
    expect(await ended).toBe(78);
    expect(linesOf(output())).toEqual(['PORT must be a port number from 1 to 65535.']);
  });

  it('a CHROMIUM_PATH that is not a browser', async () => {
    project.addTestTools();
    const { output, ended } = project.launch('test', { env: { CHROMIUM_PATH: '/missing/chromium' } });
    expect(await ended).toBe(1);
    expect(linesOf(output())).toEqual([expect.stringMatching(/^CHROMIUM_PATH: \/missing\/chromium is not/)]);
  });

  it('a build that fails, after its output', async () => {
    writeFileSync(join(project.folder, 'app', 'page.txt'), 'broken');
    const { output, ended } = project.launch('start');
    expect(await ended).toBe(1);
    expect(output()).toContain('\npage.txt: line 1 is wrong\n');
    expect(linesOf(output()).at(-1)).toBe('`npm run build:all` failed: exit code 2.');
  });

  it('an install that fails, after npm’s output', async () => {
    const manifest = { name: 'stand-in', version: '1.0.0', dependencies: { 'not-in-the-lock': '1.0.0' } };
    writeFileSync(join(project.folder, 'package.json'), JSON.stringify(manifest));
    rmSync(join(project.folder, 'node_modules', '.package-lock.json'));
    const { output, ended } = project.launch('start');
    expect(await ended).toBe(1);
    expect(output()).toMatch(/^npm error .*not-in-the-lock/m);
    expect(linesOf(output()).at(-1)).toMatch(/^The site packages could not be installed \(exit code \d+\)/);
  });

  it('a site that rejects its settings, with its exit code; the lake is stopped', async () => {
    const { output, ended } = project.launch('start', { env: { FAILING: 'site' } });
    expect(await ended).toBe(78);
    expect(output()).toContain('site    | site has a problem\n');
    expect(linesOf(output()).at(-1)).toMatch(/^site stopped \(exit code 78\)/);
    await project.isDeserted();
  });

  it('a lake that exits after each start; the site is stopped', async () => {
    const { output, ended } = project.launch('start', { env: { DYING: 'lake' } });
    expect(await ended).toBe(3);
    expect(output().match(/^lake {6}lake stopped \(exit code 3\).* started again\.$/gm)).toHaveLength(4);
    expect(linesOf(output()).at(-1)).toMatch(/^lake stopped \(exit code 3\)/);
    await project.isDeserted();
  });
});
