import type { Page } from '@playwright/test';

/** Layout shifts of a page since before its first paint: the size of each, and the elements that have moved. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shifts: string[] = [];
    const name = (node: unknown) =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class')}` : 'text';
    const note = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) {
        const sources: unknown = Reflect.get(entry, 'sources');
        const moved = Array.isArray(sources)
          ? sources.map((source) => name(Reflect.get(source, 'node')))
          : [];
        shifts.push(`${Number(Reflect.get(entry, 'value')).toFixed(4)} ${moved.join(' ')}`);
      }
    };
    new PerformanceObserver((list) => note(list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    // A shift is reported after the frame in which it happened.
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await frame();
    await frame();
    return shifts;
  });
}
