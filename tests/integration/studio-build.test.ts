import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StandIn, standIn } from '../support/fake-project';

/**
 * Like Sanity's: empties its folder first, fills it at the end. `endless` records its process, writes a marker and waits
 * to be killed.
 */
const BUILD = `
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
const [folder = 'dist'] = process.argv.slice(2).filter((each) => !each.startsWith('-'));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const model = readFileSync('model.txt', 'utf8');
if (model === 'broken') process.exit(3);
if (model === 'endless') {
  appendFileSync('../pids', process.pid + '\\n');
  writeFileSync('../half-way', '');
  setInterval(() => {}, 1000);
} else writeFileSync(folder + '/index.html', model);`;
const SERVE = `
import { readFileSync } from 'node:fs';
import { run } from '../../stand-in/program.mjs';
run('studio', process.env.STUDIO_PORT, 'studio', readFileSync('sanity-studio/dist/index.html', 'utf8'));`;

let project: StandIn;
const inStudio = (...path: string[]) => join(project.folder, 'sanity-studio', ...path);
const setModel = (text: string) => writeFileSync(inStudio('model.txt'), text);

beforeEach(async () => {
  project = await standIn();
  project.addStudio({ build: 'node build.mjs --yes' });
  writeFileSync(inStudio('build.mjs'), BUILD);
  writeFileSync(join(project.folder, 'stand-in', 'studio.mjs'), SERVE);
  setModel('first');
});
afterEach(() => project.remove());

/** Starts everything until Studio is ready or reported unavailable. @returns what Studio then serves */
async function startAndStop(): Promise<string | undefined> {
  const { child, says, output, ended } = project.launch('start');
  await says(/^ready {5}Studio|^studio {4}not available/m);
  const isServed = /^ready {5}Studio/m.test(output());
  const served = isServed
    ? await (await fetch(`http://localhost:${project.ports.STUDIO_PORT}`)).text()
    : undefined;
  child.kill('SIGTERM');
  await ended;
  return served;
}

const built = () => readFileSync(inStudio('dist', 'index.html'), 'utf8');

describe('the build of Studio', () => {
  it('replaces the previous one when it is complete, and leaves no other file', async () => {
    expect(await startAndStop()).toBe('first');
    setModel('second');
    expect(await startAndStop()).toBe('second');
    expect(readdirSync(inStudio('dist')).sort()).toEqual(['.stamp', 'index.html']);
    expect(readdirSync(inStudio('.sanity'))).toEqual([]);
  });

  it('keeps the previous one if it fails', async () => {
    await startAndStop();
    setModel('broken');
    expect(await startAndStop()).toBeUndefined();
    expect(built()).toBe('first');
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'keeps the previous one if %s interrupts it, and runs again at the next start',
    async (signal) => {
      await startAndStop();
      setModel('endless');
      const { child, says, ended } = project.launch('start');
      await says(/^ready {5}site/m);
      await expect.poll(() => existsSync(join(project.folder, 'half-way')), { timeout: 10_000 }).toBe(true);
      expect(built()).toBe('first');
      child.kill(signal);
      await ended;
      expect(built()).toBe('first');
      setModel('third');
      expect(await startAndStop()).toBe('third');
    },
  );
});

it('Studio is restarted when it is killed and when it hangs', async () => {
  const { child, says, ended } = project.launch('start', { env: { HANGING: 'studio' } });
  await says(/^ready {5}Studio/m);
  const pid = async () =>
    Number(await (await fetch(`http://localhost:${project.ports.STUDIO_PORT}/pid`)).text());
  const first = await pid();
  await says(/studio hangs/);
  await expect.poll(() => pid().catch(() => first), { timeout: 25_000 }).not.toBe(first);
  await says(/^studio {4}http:\/\/localhost:\d+\/ is not answered/m);
  const second = await pid();
  process.kill(second, 'SIGKILL');
  await expect.poll(() => pid().catch(() => second), { timeout: 15_000 }).not.toBe(second);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  await project.isDeserted();
});
