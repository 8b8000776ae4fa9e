import { brotliCompressSync } from 'node:zlib';
import { type DOMWindow, JSDOM } from 'jsdom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerClicks, FRAME, keepClicks } from '../ui/late/early-clicks';
import { ARRIVING, startScript } from './start-script';

const LONGEST_BYTES = 1_000;
const PAGE = `<html data-held><head><script>${startScript}</script><link rel="held" href="/a.js"></head>
<main><button id="inner">x</button></main><button id="outer"><b>y</b></button>
<script type="held">window.runs = (window.runs ?? 0) + 1</script>`;

/** A page as a browser has it that has read all of it, and fetched nothing yet. */
function open(
  prepare: (window: DOMWindow) => void = () => {},
  { html = PAGE, visit = 'navigate', hash = '' } = {},
): DOMWindow {
  const { window } = new JSDOM(html, {
    url: `https://site.example/${hash}`,
    runScripts: 'dangerously',
    beforeParse: (early) => {
      Object.assign(early, { requestIdleCallback: (run: () => void) => run() });
      Object.assign(early.performance, { getEntriesByType: () => [{ type: visit }] });
      prepare(early);
    },
  });
  return window;
}

/** Of a browser that is idle only when it is told to be. */
const prepare = (window: DOMWindow) => {
  const waiting: (() => void)[] = [];
  const idle = () => waiting.shift()?.();
  Object.assign(window, { requestIdleCallback: (run: () => void) => waiting.push(run), idle });
};
const idle = (window: DOMWindow) => Reflect.get(window, 'idle')();
const runs = (window: DOMWindow) => Reflect.get(window, 'runs');
const preloads = ({ document }: DOMWindow) =>
  Array.from(document.querySelectorAll('link[rel="modulepreload"]'), (link) => link.getAttribute('href'));
const loaded = (window: DOMWindow) => new Promise((resolve) => window.addEventListener('load', resolve));

afterEach(() => vi.unstubAllGlobals());

describe('startScript', () => {
  it('is short', () => {
    expect(brotliCompressSync(startScript).length).toBeLessThan(LONGEST_BYTES);
  });

  it('fetches and runs nothing before the load event, and all of it once after', async () => {
    const window = open();
    expect([runs(window), preloads(window)]).toEqual([undefined, []]);
    await loaded(window);
    expect([runs(window), preloads(window)]).toEqual([1, ['https://site.example/a.js']]);
    window.dispatchEvent(new window.Event('keydown'));
    expect(runs(window)).toBe(1);
  });

  it.each(['pointerdown', 'touchstart', 'keydown'])('begins with the first %s', async (type) => {
    const early = PAGE.replace('<main>', `<script>dispatchEvent(new Event('${type}'))</script><main>`);
    const window = open(() => {}, { html: early });
    expect(runs(window)).toBeUndefined();
    await new Promise((resolve) => window.document.addEventListener('DOMContentLoaded', resolve));
    expect(runs(window)).toBe(1);
  });

  it('waits for the visit of a page that is rendered ahead of it', async () => {
    const window = open(({ document }) => Object.assign(document, { prerendering: true }));
    await loaded(window);
    expect(runs(window)).toBeUndefined();
    Object.assign(window.document, { prerendering: false });
    window.document.dispatchEvent(new window.Event('prerenderingchange'));
    expect(runs(window)).toBe(1);
  });

  it('keeps clicks on buttons, each once, until their part of the page answers', () => {
    const window = open();
    vi.stubGlobal('window', window);
    keepClicks(FRAME);
    keepClicks('main');
    const answered: string[] = [];
    const press = (id: string) => window.document.getElementById(id)?.click();
    for (const button of window.document.querySelectorAll('button'))
      button.addEventListener('click', () => answered.push(button.id));
    press('outer');
    press('inner');
    press('outer');
    expect(answered).toEqual([]);
    answerClicks(FRAME);
    expect(answered).toEqual(['outer']);
    press('outer');
    press('inner');
    expect(answered).toEqual(['outer', 'outer']);
    answerClicks('main');
    answerClicks('main');
    expect(answered).toEqual(['outer', 'outer', 'inner']);
  });

  it('presses the button that has taken the place of a copy', () => {
    const window = open();
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', window.document);
    keepClicks('main');
    keepClicks('header');
    const main = window.document.querySelector('main');
    main?.replaceChildren();
    main?.insertAdjacentHTML(
      'beforeend',
      '<div data-stands-for="main"><button>1</button><button>2</button></div>',
    );
    const copy = main?.firstElementChild;
    copy?.querySelectorAll('button')[1]?.click();
    const answered: unknown[] = [];
    copy?.replaceWith(
      ...['1', '2'].map((name) => {
        const button = window.document.createElement('button');
        button.addEventListener('click', () => answered.push(name));
        return button;
      }),
    );
    answerClicks('header');
    expect(answered).toEqual([]);
    answerClicks('main');
    expect(answered).toEqual(['2']);
  });

  it.each([
    ['a fresh visit', {}, true],
    ['a visit that goes back', { visit: 'back_forward' }, false],
    ['a reload', { visit: 'reload' }, false],
    ['a visit to an anchor', { hash: '#prices' }, false],
  ])(
    'marks %s from its first line, or not, and takes the mark off as the program begins',
    async (_, how, isMarked) => {
      const window = open(() => {}, how);
      const { documentElement } = window.document;
      expect(documentElement.hasAttribute(ARRIVING)).toBe(isMarked);
      await loaded(window);
      expect([runs(window), documentElement.hasAttribute(ARRIVING)]).toEqual([1, false]);
    },
  );

  describe('with a script that scrolls', () => {
    const html = PAGE.replace(
      '<script type',
      '<script type="held" data-scroll>window.scrolls = (window.scrolls ?? 0) + 1</script>$&',
    );
    const scrolls = (window: DOMWindow) => Reflect.get(window, 'scrolls');

    it.each(['reload', 'back_forward'])(
      'brings who comes by %s back as soon as the page is there',
      async (visit) => {
        const window = open(prepare, { html, visit });
        await new Promise((resolve) => window.document.addEventListener('DOMContentLoaded', resolve));
        expect([scrolls(window), runs(window)]).toEqual([1, undefined]);
        window.dispatchEvent(new window.Event('keydown'));
        expect([scrolls(window), runs(window)]).toEqual([1, 1]);
      },
    );

    it('brings who comes with a position, in a tab made from another, back as well', async () => {
      const window = open((early) => early.history.replaceState({ key: 'here' }, ''), { html });
      await new Promise((resolve) => window.document.addEventListener('DOMContentLoaded', resolve));
      expect([scrolls(window), runs(window)]).toEqual([1, undefined]);
    });

    it('lets a fresh visit load without it, and runs it by itself before the program', async () => {
      const window = open(prepare, { html });
      await loaded(window);
      expect(scrolls(window)).toBeUndefined();
      idle(window);
      expect([scrolls(window), runs(window)]).toEqual([1, undefined]);
    });
  });

  describe('with later screens', () => {
    const SCREENS = '<section>1</section><section>2</section><section>3</section><section>4</section>';
    const html = PAGE.replace(/<main>.*<\/main>/, `<main>${SCREENS}</main><footer>5</footer>`);
    const shown = ({ document }: DOMWindow) =>
      Array.from(document.querySelectorAll<HTMLElement>('[style]'), ({ textContent }) => textContent).join(
        '',
      );

    it('has them laid out one after another, each when the browser is idle, before the program begins', async () => {
      const window = open(prepare, { html });
      await loaded(window);
      const steps: unknown[] = [];
      for (let step = 0; step < 5; step += 1) {
        idle(window);
        steps.push([shown(window), runs(window)]);
      }
      expect(steps).toEqual([
        ['3', undefined],
        ['34', undefined],
        ['345', undefined],
        ['345', undefined],
        ['345', 1],
      ]);
    });

    it('has all of them laid out at once at the first press, and once', async () => {
      const window = open(prepare, { html });
      await loaded(window);
      window.dispatchEvent(new window.Event('pointerdown'));
      expect([runs(window), window.document.documentElement.hasAttribute(ARRIVING)]).toEqual([1, false]);
      for (let step = 0; step < 9; step += 1) idle(window);
      expect(runs(window)).toBe(1);
    });

    it('touches nothing of a page whose program is not held back', async () => {
      const window = open(prepare, { html: html.replace(' data-held', '').replace('type="held"', '') });
      expect(window.document.documentElement.hasAttribute(ARRIVING)).toBe(false);
      await loaded(window);
      for (let step = 0; step < 9; step += 1) idle(window);
      expect([shown(window), window.document.documentElement.hasAttribute(ARRIVING)]).toEqual(['', false]);
    });

    it('waits no longer than two seconds for a browser that is never idle', async () => {
      const window = open(prepare, { html });
      await loaded(window);
      await vi.waitFor(() => expect(runs(window)).toBe(1), { timeout: 4_000 });
    });
  });
});
