import type { AnalyticsEvent, TrackedEvents } from './events';

/**
 * Runs in the head of every page, before anything can be clicked. It uses only its argument, because its source is
 * printed into the page (`scriptSource`). Defines `trackEvent`, and sends an event for each click on a link that
 * `tracked` marks: by mouse, keyboard or touch, in this tab or another; and for a part that `trackedView` marks. The sink
 * receives all events; session analytics those of visitors who have consented.
 */
export function trackScript(events: TrackedEvents): void {
  const send = (event: AnalyticsEvent) => {
    try {
      window.dataLayer ??= [];
      window.dataLayer.push({ event: event.name, ...event });
    } catch {}
    if (document.documentElement.dataset.consent !== 'granted') return;
    window.sessionEvents ??= [];
    window.sessionEvents.push(event.name);
  };
  const eventOf = (name?: string) => Object.entries(events).find(([key]) => key === name)?.[1];
  const countView = () => {
    const shown = document.querySelector<HTMLElement>('[data-track-view]');
    const found = shown && eventOf(shown.dataset.trackView);
    if (!found) return;
    const label = shown.querySelector('h2')?.textContent ?? '';
    send({ name: found.name, label, href: null, location: found.location });
  };
  const count = ({ target, type, button }: MouseEvent) => {
    if (type === 'auxclick' && button !== 1) return;
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-track]');
    const found = link && eventOf(link.dataset.track);
    if (!found) return;
    const { name, location } = found;
    // The first text node is the link's own; the next one announces the new tab to screen readers.
    const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()?.nodeValue;
    const label = (link.getAttribute('aria-label') ?? words ?? '').trim();
    send({ name, label, href: link.getAttribute('href'), location });
  };
  window.trackEvent = (key, label) =>
    send({ name: events[key].name, label, href: null, location: events[key].location });
  // Capturing, so that it runs before any listener that stops the click, and before the page is hydrated.
  window.addEventListener('click', count, true);
  document.addEventListener('auxclick', count, true);
  document.addEventListener('DOMContentLoaded', countView);
}
