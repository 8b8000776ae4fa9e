import { describe, expect, it } from 'vitest';
import { findBrowser } from './browser';

const found = (name: string) => async () => ({ name, env: {} });
const all = {
  bundled: found('bundled'),
  playwrights: found('playwrights'),
  installed: found('installed'),
};
const none = async () => undefined;

const choose = (platform: string, sources: Record<string, () => Promise<undefined>>) =>
  findBrowser('', platform, { ...all, ...sources });

describe('the browser of a run', () => {
  it.each([
    ['linux x64', [], 'bundled'],
    ['linux x64', ['bundled'], 'playwrights'],
    ['linux x64', ['bundled', 'playwrights'], 'installed'],
    ['linux arm64', [], 'playwrights'],
    ['darwin arm64', [], 'playwrights'],
    ['darwin arm64', ['playwrights'], 'installed'],
  ])('on %s, where %j is not available, is the %s one', async (platform, missing, name) => {
    const sources = Object.fromEntries(missing.map((source) => [source, none]));
    expect(await choose(platform, sources)).toMatchObject({ name });
  });

  it('is never an installed one while the bundled one works', async () => {
    const installed = () => Promise.reject(new Error('an installed browser was started'));
    expect(await choose('linux x64', { installed })).toMatchObject({ name: 'bundled' });
  });

  it('is the one that CHROMIUM_PATH names, and no other when that shows no page', async () => {
    await expect(findBrowser('/missing/chromium', 'linux x64', all)).rejects.toThrow(
      /^CHROMIUM_PATH: \/missing\/chromium is not a Chromium/,
    );
  });

  it('is missing when no source has one, which a line says', async () => {
    const sources = { bundled: none, playwrights: none, installed: none };
    await expect(choose('linux x64', sources)).rejects.toThrow(/install one and name it in CHROMIUM_PATH/);
  });
});
