declare global {
  interface Window {
    visitBench: {
      /** When the page's largest content was on the screen, in milliseconds of the epoch, which documents share. */
      shownAtMs: number;
      shift: number;
      /** Of the slowest interaction: from the press to the next paint (Event Timing). */
      paintMs: number;
      openMs?: number;
      isNewDocument: boolean;
    };
  }
}

/** Runs in every document before its own scripts. Functions of this file run in pages, so each is self-contained. */
export function observe(): void {
  const epoch = (ms: number) => performance.timeOrigin + ms;
  const bench: Window['visitBench'] = { shownAtMs: 0, shift: 0, paintMs: 0, isNewDocument: true };
  window.visitBench = bench;
  const watch = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    read: (entry: PerformanceEntry) => void,
  ) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      buffered: true,
      ...options,
    });
  watch({ type: 'largest-contentful-paint' }, (entry) => {
    const { activationStart = 0 } = performance.getEntriesByType('navigation')[0]?.toJSON() ?? {};
    if (bench.isNewDocument) bench.shownAtMs = epoch(Math.max(entry.startTime, activationStart));
  });
  watch({ type: 'layout-shift' }, (entry) => {
    const { hadRecentInput, value } = entry.toJSON();
    if (!hadRecentInput) bench.shift += value;
  });
  watch({ type: 'event', durationThreshold: 16 }, (entry) => {
    if (entry.toJSON().interactionId) bench.paintMs = Math.max(bench.paintMs, entry.duration);
  });
  const followLink = ({ target, timeStamp }: Event) => {
    if (!(target instanceof Element) || !target.closest('a[href]')) return;
    localStorage.setItem('visitBench', String(epoch(timeStamp)));
    // If the router handles the link, the next page is on the screen in the frame after its heading has changed.
    const heading = document.querySelector('h1')?.textContent;
    bench.shownAtMs = 0;
    bench.isNewDocument = false;
    new MutationObserver((_, observer) => {
      if ((document.querySelector('h1')?.textContent ?? heading) === heading) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => {
          bench.shownAtMs = epoch(performance.now());
        }),
      );
    }).observe(document, { subtree: true, childList: true, characterData: true });
  };
  addEventListener('click', followLink, true);
}

/** Whether the page of a path is on the screen. */
export function isShown(path: string): boolean {
  return location.pathname === path && window.visitBench?.shownAtMs > 0;
}

/** What the page has fetched and shifted since the last call, and how it was opened. */
export function collect() {
  const bench = window.visitBench;
  const { activationStart = 0, domContentLoadedEventEnd } =
    performance.getEntriesByType('navigation')[0]?.toJSON() ?? {};
  let scriptBytes = 0;
  for (const entry of performance.getEntriesByType('resource')) {
    const { name, transferSize, encodedBodySize } = entry.toJSON();
    // If nothing was transferred, the cache has answered.
    if (/\.js(\?|$)/.test(name) && transferSize > 0) scriptBytes += encodedBodySize;
  }
  performance.clearResourceTimings();
  let inlineBytes = 0;
  for (const { src, type, text } of document.scripts)
    if (bench.isNewDocument && !src && /^(module|text\/javascript)?$/.test(type)) inlineBytes += text.length;
  const { shift, isNewDocument } = bench;
  bench.shift = 0;
  const isPrerendered = isNewDocument && activationStart > 0;
  const pressedAtMs = Number(localStorage.getItem('visitBench'));
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const paintedAtMs = performance.timeOrigin + Math.max(paint, activationStart);
  return {
    scriptBytes,
    inlineBytes,
    shift,
    shownMs: bench.shownAtMs - pressedAtMs,
    /** With the router, content and first paint coincide. */
    paintedMs:
      Math.min(bench.shownAtMs, isNewDocument ? paintedAtMs : Number.POSITIVE_INFINITY) - pressedAtMs,
    isPrerendered,
    /** Otherwise the press came during prerendering. */
    wasReady: isPrerendered && domContentLoadedEventEnd < activationStart,
  };
}

/** Scrolls to the nth link that leads to a path. @returns a point of it, if nothing covers it */
export function pointOfLink(path: string, nth: number) {
  const links = ['main', 'footer', 'header'].flatMap((place) =>
    Array.from(document.querySelectorAll(`${place} a[href="${path}"]`)),
  );
  const link = links[nth];
  if (!link) throw new Error(`${location.pathname} has no visible link to ${path}.`);
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const point = { x: x + width / 2, y: y + height / 2 };
  return link.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
}

/**
 * Measures the time from the next press until other elements that match `opens` are visible, or a field among them has
 * another value.
 * @returns where to press
 */
export function listenForOpening(pressed: string, opens: string, byKey: boolean) {
  const visible = () =>
    Array.from(document.querySelectorAll(opens))
      .filter(
        (each) =>
          each.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
          // Content that expands is visible from its first line on.
          each.getBoundingClientRect().height > 10,
      )
      .map((each) => (each instanceof HTMLInputElement ? each.value : each.tagName))
      .join();
  // On phones the chat's button is hidden over the first title, buttons and pictures of a page.
  scrollTo({ top: 2 * innerHeight, behavior: 'instant' });
  const button = Array.from(document.querySelectorAll(pressed)).find((each) => each.checkVisibility());
  if (!button) throw new Error(`${location.pathname} has no visible ${pressed}.`);
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (button instanceof HTMLElement && byKey) button.focus();
  const before = visible();
  const onPress = ({ timeStamp }: Event) => {
    const look = () => {
      if (visible() !== before) window.visitBench.openMs = performance.now() - timeStamp;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  // Not `click`: how long a button is held down does not count, and the site stops some clicks.
  addEventListener(byKey ? 'keydown' : 'pointerup', onPress, { capture: true, once: true });
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
