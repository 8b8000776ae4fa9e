import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { navigationFixture, settingsFixture } from '../../chrome/site.fixture';
import { ContentUnavailable } from '../source/content-errors.server';
import { answer, good, json, pricing, type ReaderTest, startReaderTest } from './content-reader.test-support';

const wholeSite = {
  settings: { ...settingsFixture, facts: null, bookingAddress: null },
  navigation: navigationFixture,
  chat: { enabled: true, texts: null },
  consent: null,
  languages: { settings: [], menus: [], home: null },
};
const listed = { _id: 'pricing', language: null, path: '/pricing', _updatedAt: '' };
const withoutSettings = { ...wholeSite, settings: null };

let given: ReaderTest;
beforeEach(async () => {
  given = await startReaderTest();
});
afterEach(() => given.stop());

describe('while the dataset is incomplete', () => {
  /** Content is read, then lost: an emptied dataset answers every query without an error. */
  async function loseContent() {
    await given.read();
    given.behave = json(answer([listed]));
    await given.readSitemap();
    given.behave = json(answer(wholeSite));
    await given.readSite();
    given.behave = json(answer(null));
    expect(await given.readTitle('/none')).toBeUndefined();
    given.behave = json(answer(null, false));
    given.reader.purge({ everything: true });
  }

  it.each<[string, RequestListener]>([
    ['nothing at all', json({ ...good, result: null })],
    ['nothing of the site', json(answer(null, false))],
  ])('it is detected by an answer with %s, and reported once', async (_name, empty) => {
    await loseContent();
    given.behave = empty;
    for (const _time of [1, 2, 3]) expect((await given.readSite()).result).toEqual(wholeSite);
    expect(given.lake.isComplete).toBe(false);
    given.behave = json(answer(wholeSite));
    expect((await given.readSite()).from).toBe('lake');
    expect(given.changes).toEqual([false, true]);
  });

  it.each([
    ['a name', { ...wholeSite, settings: { ...settingsFixture, productName: null } }],
    ['a menu', { ...wholeSite, navigation: { items: {} } }],
  ])('settings and menu that lack %s are no loss: the earlier answer is returned', async (_name, invalid) => {
    await loseContent();
    given.behave = json(answer(invalid));
    for (const _time of [1, 2]) expect((await given.readSite()).result).toEqual(wholeSite);
    expect(given.lake.isComplete).toBe(true);
    expect(given.changes).toEqual([]);
  });

  it('the list from before it was emptied is returned, not the empty one', async () => {
    const list = [listed];
    given.behave = json(answer(list));
    await given.readSitemap();
    await given.written(1);
    given.behave = json(answer([]));
    given.reader.purge({ everything: true });
    expect((await given.readSitemap()).result).toEqual([]);
    given.behave = json(answer([], false));
    given.reader.purge({ everything: true });
    expect(await given.readSitemap()).toMatchObject({ result: list, from: 'snapshot' });
  });

  it('earlier content is returned as before, also after a restart, and its snapshot stays', async () => {
    await loseContent();
    await given.written(3);
    for (const from of ['memory', 'snapshot']) {
      expect(await given.read()).toMatchObject({ result: pricing, from });
      given.behave = json(answer([], false));
      expect(await given.readSitemap()).toMatchObject({ result: [{ path: '/pricing' }], from });
      given.behave = json(answer(null, false));
      Object.assign(given, given.startReader());
    }
  });

  it('content never read is unavailable, not missing, and queried again afterwards', async () => {
    await loseContent();
    for (const path of ['/none', '/never-requested']) {
      await expect(given.read(path)).rejects.toBeInstanceOf(ContentUnavailable);
    }
    given.behave = json(answer(wholeSite));
    await given.readSite();
    given.behave = json(answer(null));
    expect((await given.read('/none')).result).toBeNull();
    given.behave = json(good);
    expect((await given.read('/never-requested')).result).toEqual(pricing);
  });

  it('an existing page is returned, and cached in memory only', async () => {
    given.behave = json(answer(withoutSettings));
    await expect(given.readSite()).rejects.toBeInstanceOf(ContentUnavailable);
    given.behave = json(answer(pricing, false));
    expect(await given.read()).toMatchObject({ result: pricing, from: 'lake' });
    given.behave = json(answer(wholeSite));
    await given.readSite();
    await given.written(1);
    given.behave = json({}, 500);
    Object.assign(given, given.startReader());
    expect((await given.readSite()).from).toBe('snapshot');
    await expect(given.read()).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it('an answer to a query from before the recovery is ignored', async () => {
    const held = given.holdAnswers();
    const before = given.read('/old');
    await expect.poll(() => held).toHaveLength(1);
    given.behave = json(answer(wholeSite));
    await given.readSite();
    held[0]?.(answer(null, false));
    await expect(before).rejects.toBeInstanceOf(ContentUnavailable);
    expect(given.changes).toEqual([]);
    given.behave = json(good);
    expect((await given.read('/old')).result).toEqual(pricing);
  });
});
