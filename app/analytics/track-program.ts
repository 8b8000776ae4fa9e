import type { AnalyticsEvent, TrackedEvents } from './events';

/**
 * Runs in the head of every page, before anything else can be clicked, and needs nothing but what it is given: its source is
 * printed into the page (`scriptSource`). Opens the door for events, and counts clicks on links that `tracked` marks: by
 * mouse, keyboard or touch, in this tab or another.
 * @param events the catalogue
 */
export function trackProgram(events: TrackedEvents): void {
  const send = (event: AnalyticsEvent) => {
    try {
      window.dataLayer ??= [];
      window.dataLayer.push(event);
    } catch {}
  };
  const count = ({ target, type, button }: MouseEvent) => {
    if (type === 'auxclick' && button !== 1) return;
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-track]');
    const found = link && Object.entries(events).find(([key]) => key === link.dataset.track);
    if (!found) return;
    const [, { name, location }] = found;
    // The first words of a link are its own; what follows says to listeners that it opens a new tab.
    const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()?.nodeValue;
    const label = (link.getAttribute('aria-label') ?? words ?? '').trim();
    send({ name, label, href: link.getAttribute('href'), location });
  };
  window.trackEvent = send;
  // Before anybody who stops the click, and whether or not the page is alive yet.
  window.addEventListener('click', count, true);
  document.addEventListener('auxclick', count, true);
}
