import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CachedDoor, deferred, cacheablePage as page, startCachedDoor } from '../support/cached-door';
import { type BuiltFrontDoor, buildFrontDoor } from '../support/fake-renderer-process';

describe('while the renderer answers nothing', () => {
  let door: CachedDoor;
  beforeEach(async () => {
    door = await startCachedDoor();
  });
  afterEach(() => door.stop());

  const get = async (path: string) => {
    const answer = await fetch(door.url + path);
    return { status: answer.status, text: await answer.text(), cache: answer.headers.get('Cache-Status') };
  };
  const STALE = 'front-door; hit; detail=stale';

  it('a fresh page is marked as stale: a change would not be known', async () => {
    door.pages['/a'] = page('one');
    await get('/a');
    door.isResponsive = false;
    expect(await get('/a')).toEqual({ status: 200, text: 'one', cache: STALE });
    door.isResponsive = true;
    expect(await get('/a')).toMatchObject({ cache: 'front-door; hit' });
  });

  it('nobody waits for a page that is in hand, even a purged one', async () => {
    door.pages['/a'] = page('one');
    await get('/a');
    const never = deferred();
    door.pages['/a'] = { ...page('two'), when: never.promise };
    await door.purge({ everything: true });
    door.isResponsive = false;
    expect(await get('/a')).toEqual({ status: 200, text: 'one', cache: STALE });
    expect(door.rendererRequests).toHaveLength(1);
    never.resolve();
    door.isResponsive = true;
    expect(await get('/a')).toMatchObject({ text: 'two' });
  });

  it('a page whose answer breaks off is requested once more', async () => {
    door.pages['/a'] = { ...page('one'), cuts: 1 };
    expect(await get('/a')).toMatchObject({ status: 200, text: 'one' });
    door.pages['/b'] = { ...page('one'), cuts: 2 };
    expect(await get('/b')).toMatchObject({ status: 503 });
    expect(door.rendererRequests).toHaveLength(4);
  });
});

describe('the renderer', () => {
  let built: BuiltFrontDoor;
  beforeAll(async () => {
    built = await buildFrontDoor();
  });
  afterAll(() => built.remove());

  const environmentAt = async (port: number): Promise<Record<string, string>> =>
    (await fetch(`http://localhost:${port}/environment`)).json();

  it('is not replaced while it answers visitors, though no health check', async () => {
    const door = built.start({ FAKE_RENDERER: 'busy' });
    const port = await door.ready();
    const { pid } = await environmentAt(port);
    const checksNow = async () => Number((await environmentAt(port)).checks);
    await expect.poll(checksNow, { timeout: 30_000, interval: 250 }).toBeGreaterThan(5);
    expect((await environmentAt(port)).pid).toBe(pid);
    expect(door.stderr()).toBe('');
  });

  it('has missed changes when it is replaced: stored pages are revalidated', async () => {
    const door = built.start();
    const port = await door.ready();
    const cacheStatus = async () =>
      (await fetch(`http://localhost:${port}/stored`)).headers.get('Cache-Status') ?? '';
    await cacheStatus();
    expect(await cacheStatus()).toBe('front-door; hit');
    const { pid } = await environmentAt(port);
    await fetch(`http://localhost:${port}/api/chat`, { method: 'POST' });
    await expect.poll(async () => (await environmentAt(port)).pid, { interval: 250 }).not.toBe(pid);
    await expect.poll(cacheStatus).toContain('fwd=');
    expect(await cacheStatus()).toBe('front-door; hit');
  });
});
