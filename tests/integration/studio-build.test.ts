import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type StandIn, standIn, writeStudio } from '../support/fake-project';
import { SOON } from '../support/readiness';

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
const built = () => readFileSync(inStudio('dist', 'index.html'), 'utf8');
const served = async (path = '') =>
  (await fetch(`http://localhost:${project.ports.STUDIO_PORT}/${path}`)).text();

beforeAll(async () => {
  project = await standIn();
  writeStudio(inStudio(), { build: 'node build.mjs --yes' });
  writeFileSync(inStudio('build.mjs'), BUILD);
  writeFileSync(join(project.folder, 'stand-in', 'studio.mjs'), SERVE);
  return () => project.remove();
});

/** Starts everything with a model until a line is printed, does what is to be done, and ends it. */
async function start(
  model: string,
  line: RegExp,
  work: () => Promise<void>,
  end: 'SIGKILL' | 'SIGTERM' = 'SIGTERM',
) {
  setModel(model);
  const { child, says, ended } = project.launch('start');
  try {
    await says(line);
    await work();
  } finally {
    child.kill(end);
    await ended;
  }
}
const READY = /^ready {5}Studio/m;

describe('the build of Studio', () => {
  it('is served when it is complete, and leaves no process', async () => {
    await start('first', READY, async () => expect(await served()).toBe('first'));
    await project.isDeserted();
  });

  it('keeps the previous one if it fails', async () => {
    await start('broken', /^studio {4}not available/m, async () => expect(built()).toBe('first'));
  });

  it('keeps the previous one if SIGKILL interrupts it', async () => {
    const isHalfWay = () => existsSync(join(project.folder, 'half-way'));
    await start('endless', /^ready {5}site/m, () => expect.poll(isHalfWay, SOON).toBe(true), 'SIGKILL');
    expect(built()).toBe('first');
  });

  it('replaces the previous one at the next start, leaves no other file, and is served again if that is killed', async () => {
    await start('second', READY, async () => {
      expect(await served()).toBe('second');
      expect(readdirSync(inStudio('dist')).sort()).toEqual(['.stamp', 'index.html']);
      expect(readdirSync(inStudio('.sanity'))).toEqual([]);
      const first = await served('pid');
      process.kill(Number(first), 'SIGKILL');
      const next = () => served('pid').catch(() => first);
      await expect.poll(next, SOON).not.toBe(first);
    });
  });
});
