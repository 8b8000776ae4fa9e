import type { AnalyticsEvent, tracked } from '../ui/events';

/**
 * Runs in the head of every page, before anything can be clicked. It uses only its argument, because its source is
 * printed into the page (`scriptSource`). Defines `trackEvent`, and sends an event for each click on a link of the content
 * or on what `tracked` marks: by mouse, keyboard or touch, in this tab or another; and for a part that `trackedView` marks.
 * The sink and the site's own count receive all events; session analytics those of visitors who have consented.
 * @param link the mark of a link of the content without a mark of its own
 */
export function trackScript(link: ReturnType<typeof tracked>): void {
  const send = (mark: string, label: string, control?: Element) => {
    const [name = '', place = ''] = mark.split(' ');
    const event: AnalyticsEvent = {
      name,
      label: label.trim(),
      // Queries contain what visitors write: a search, an outline to be mailed.
      href: control?.getAttribute('href')?.split('?')[0] ?? null,
      location: place,
      page: location.pathname,
      block: control?.closest<HTMLElement>('[data-block]')?.dataset.block ?? null,
    };
    try {
      window.dataLayer ??= [];
      window.dataLayer.push({ event: name, ...event });
    } catch {}
    window.countedEvents ??= [];
    window.countedEvents.push(event);
    if (document.documentElement.dataset.consent !== 'granted') return;
    window.sessionEvents ??= [];
    window.sessionEvents.push(name);
  };
  const countView = () => {
    const shown = document.querySelector<HTMLElement>('[data-track-view]');
    const mark = shown?.dataset.trackView;
    if (mark) send(mark, shown.querySelector('h2')?.textContent ?? '');
  };
  const count = ({ target, button }: MouseEvent) => {
    // Not the button of the context menu, nor those of the history.
    if (button > 1) return;
    const control = target instanceof Element && target.closest<HTMLElement>('a, button');
    // A press that waits for React was counted, and is repeated.
    if (!control || control.getAttribute('aria-busy') === 'true') return;
    const isContent = control.closest('main, [data-block]') !== null;
    const mark = control.dataset.track ?? (isContent && control.matches('a') && link['data-track']);
    if (!mark || (!isContent && mark.endsWith(' content'))) return;
    // The first text node is the control's own; the next one announces the new tab to screen readers.
    const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT).nextNode()?.nodeValue;
    send(mark, control.getAttribute('aria-label') ?? words ?? '', control);
  };
  window.trackEvent = send;
  // Capturing, so that it runs before any listener that stops the click, and before the page is hydrated.
  for (const type of ['click', 'auxclick'] as const) addEventListener(type, count, true);
  // The latter: the router has moved to another page.
  for (const type of ['DOMContentLoaded', 'routechange']) addEventListener(type, countView);
}
