import { JSDOM, VirtualConsole } from 'jsdom';
import { afterEach, describe, expect, it } from 'vitest';
import { MISSING_FILE_EVENT, reloadOnMissingFile, reloadRules } from './reload-on-missing-file';

const open: JSDOM[] = [];
afterEach(() => {
  for (const dom of open.splice(0)) dom.window.close();
});

/** A page with the script. jsdom cannot navigate: it reports each try. */
function page({ status = 404, reloadedAt = '', fails = false } = {}) {
  let reloads = 0;
  const fetched: string[] = [];
  const virtualConsole = new VirtualConsole().on('jsdomError', ({ message }) => {
    if (message.includes('navigation')) reloads += 1;
  });
  const dom = new JSDOM('<!doctype html><head></head>', {
    url: 'https://site.example/pricing',
    runScripts: 'outside-only',
    virtualConsole,
  });
  open.push(dom);
  const { window } = dom;
  if (reloadedAt) window.sessionStorage.setItem(reloadRules.storedAs, reloadedAt);
  Object.assign(window, {
    fetch: async (address: string, { method }: { method: string }) => {
      fetched.push(`${method} ${address}`);
      if (fails) throw new TypeError('Failed to fetch');
      return { status };
    },
  });
  window.eval(`(${reloadOnMissingFile})(${JSON.stringify(reloadRules)})`);
  return {
    reloads: () => reloads,
    fetched,
    async fail(tag: string, attributes: Record<string, string>) {
      const element = window.document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      window.document.head.append(element);
      element.dispatchEvent(new window.Event('error'));
      await new Promise((resolve) => setTimeout(resolve));
    },
    say: (event: string) => window.dispatchEvent(new window.Event(event)),
  };
}

const style = { rel: 'stylesheet', href: '/assets/style-1a2b.css' };

describe('a page whose file is gone', () => {
  it.each([
    ['link', style],
    ['script', { type: 'module', src: '/assets/scripts/page-1a2b.js' }],
  ])('is reloaded once when a %s fails', async (tag, attributes) => {
    const seen = page();
    await seen.fail(tag, attributes);
    await seen.fail(tag, attributes);
    expect(seen.reloads()).toBe(1);
  });

  const earlier = (pauses: number) => String(Date.now() - reloadRules.pauseMs * pauses);

  it.each([
    ['is reloaded once', '', 1],
    ['is not reloaded again after a reload', earlier(0.5), 0],
    ['is reloaded again for a later build', earlier(2), 1],
  ])('%s when React’s files are gone', (_, reloadedAt, reloads) => {
    const seen = page({ reloadedAt });
    seen.say(MISSING_FILE_EVENT);
    seen.say(MISSING_FILE_EVENT);
    expect(seen.reloads()).toBe(reloads);
  });
});

describe('a page is not reloaded', () => {
  it.each([
    ['the network fails', { fails: true }],
    ['the server fails', { status: 503 }],
    ['the file can be fetched after all', { status: 200 }],
  ])('when %s', async (_, how) => {
    const seen = page(how);
    await seen.fail('link', style);
    expect([seen.fetched, seen.reloads()]).toEqual([['HEAD https://site.example/assets/style-1a2b.css'], 0]);
  });

  it.each([
    ['script', { src: 'https://elsewhere.example/assets/a.js' }],
    ['img', { src: '/assets/a.png' }],
  ])('for a %s that is not a file of the build', async (tag, attributes) => {
    const seen = page();
    await seen.fail(tag, attributes);
    expect([seen.fetched, seen.reloads()]).toEqual([[], 0]);
  });
});
