import { setTimeout as sleep } from 'node:timers/promises';
import { launchChromium, type Tab } from './devtools';
import { collect, isShown, listenForOpening, observe, pointOfLink } from './visit-page';

const CPU_SLOWDOWN = 4;
const TIMEOUT_MS = 30_000;
const POLL_MS = 50;
/** The shortest time that a reader looks at a page. */
const STAY_MS = 1_200;
const SETTLE_MS = 250;
/** From the hover over a link to the press, alternately: a quick press, and one after a look at the link. */
const HOVERS_MS = [300, 2_500] as const;
/** From press to release. */
const PRESS_MS = 80;
const LINKS = 6;

export type Device = 'phone' | 'desktop';
const SCREENS = {
  phone: { width: 390, height: 844, deviceScaleFactor: 3, mobile: true },
  desktop: { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false },
};

/** Each page has a link to the next. None has an instrument, which would fetch React. */
export const PATHS = [
  '/',
  '/features/inventory-management',
  '/company/blog/fifo-lifo-weighted-average',
  '/company/blog',
  '/company/blog/three-way-match',
];

/** A control to press on a new page, by pointer or key, and what becomes visible or gets another value then. */
type Control = { path: string; press: string; opens: string; key?: 'Enter' };

const question: Control = {
  path: '/company/faq',
  press: 'main :is(h2, h3, h4) button[aria-expanded]',
  opens: 'main [data-answer]',
};
const chat: Control = {
  path: '/',
  press: 'button[aria-haspopup="dialog"]:not(header *)',
  opens: 'dialog[open] textarea',
};
/** By keyboard: a pointer opens the panel by hovering, and its press may close it again. */
const menu: Control = {
  path: '/',
  press: 'header nav button[aria-expanded]',
  opens: 'header nav a[href]',
  key: 'Enter',
};
const drawer: Control = {
  path: '/',
  press: 'header button[aria-haspopup="dialog"]',
  opens: 'dialog[open] a[href]',
};
const step: Control = { path: '/pricing', press: '[data-step="1"]', opens: '[name="users"]' };
export const PRESSES = { phone: { drawer, question, chat, step }, desktop: { menu, question, chat, step } };

type VisitedPage = ReturnType<typeof collect> & { path: string };
type Press = { paintMs: number; openMs: number };
export type Visit = {
  pages: VisitedPage[];
  presses: Record<string, Press>;
};

/** Visits the pages in a new browser, then presses each control on a newly loaded page. */
export async function visit(url: string, device: Device): Promise<Visit> {
  const chromium = await launchChromium([
    ['Emulation.setDeviceMetricsOverride', SCREENS[device]],
    ['Emulation.setTouchEmulationEnabled', { enabled: device === 'phone', maxTouchPoints: 5 }],
    ['Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }],
    ['Page.enable'],
    ['Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` }],
  ]);
  try {
    const pages = await visitPages(await chromium.openTab(), url, device);
    const presses: Record<string, Press> = {};
    for (const [name, control] of Object.entries(PRESSES[device]))
      presses[name] = await pressFirst(await chromium.openTab(), url, device, control);
    return { pages, presses };
  } finally {
    await chromium.close();
  }
}

async function visitPages(tab: Tab, url: string, device: Device): Promise<VisitedPage[]> {
  const pages: VisitedPage[] = [];
  for (const path of PATHS) {
    if (pages.length === 0) await tab.send('Page.navigate', { url: url + path });
    else await press(tab, device, await visibleLink(tab, path), HOVERS_MS[pages.length % 2 === 0 ? 1 : 0]);
    await until(tab, path, isShown);
    await sleep(STAY_MS);
    pages.push({ path, ...(await tab.evaluate(collect)) });
  }
  await tab.close();
  return pages;
}

async function pressFirst(tab: Tab, url: string, device: Device, control: Control): Promise<Press> {
  await tab.send('Page.navigate', { url: url + control.path });
  await until(tab, control.path, isShown);
  await sleep(STAY_MS);
  const point = await tab.evaluate(listenForOpening, control.press, control.opens, control.key !== undefined);
  await sleep(SETTLE_MS);
  if (control.key) await pressKey(tab, control.key);
  else await press(tab, device, point, 0);
  await until(tab, control.press, () => window.visitBench.openMs !== undefined);
  await sleep(SETTLE_MS);
  const { paintMs, openMs = Number.NaN } = await tab.evaluate(() => window.visitBench);
  await tab.close();
  return { paintMs, openMs };
}

/** Presses a key on what has the focus. */
async function pressKey(tab: Tab, key: 'Enter') {
  const event = { key, code: key, windowsVirtualKeyCode: 13, text: '\r' };
  await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
  await sleep(PRESS_MS);
  await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}

async function visibleLink(tab: Tab, path: string) {
  for (let nth = 0; nth < LINKS; nth += 1) {
    await tab.evaluate(pointOfLink, path, nth);
    await sleep(SETTLE_MS);
    const point = await tab.evaluate(pointOfLink, path, nth);
    if (point) return point;
  }
  throw new Error(`No link to ${path} can be pressed.`);
}

async function press(tab: Tab, device: Device, { x, y }: { x: number; y: number }, hoverMs: number) {
  if (device === 'phone') {
    await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await sleep(PRESS_MS);
    await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => undefined);
    return;
  }
  const mouse = (type: string, buttons: number) => {
    const button = type === 'mouseMoved' ? 'none' : 'left';
    return tab.send('Input.dispatchMouseEvent', { type, x, y, button, buttons, clickCount: 1 });
  };
  await mouse('mouseMoved', 0);
  await sleep(hoverMs);
  await mouse('mousePressed', 1);
  await sleep(PRESS_MS);
  // The document may be gone before it can answer.
  await mouse('mouseReleased', 0).catch(() => undefined);
}

/** Waits for a condition of the page, whose document may be replaced meanwhile. */
async function until(tab: Tab, path: string, condition: (path: string) => boolean): Promise<void> {
  const giveUpAtMs = performance.now() + TIMEOUT_MS;
  while (!(await tab.evaluate(condition, path).catch(() => false))) {
    if (performance.now() > giveUpAtMs) throw new Error(`${path}: ${condition} does not come true.`);
    await sleep(POLL_MS);
  }
}
