const ADDRESS = '/preview/changes';

/**
 * Hears from the site of every change of content, for as long as the page is looked at: a hidden page lets go of its
 * connection, of which a browser has only six to a host.
 * @param onChange called after each change, and when the page is looked at again
 */
export function listenForChanges(onChange: () => void): void {
  let events: EventSource | undefined;
  const settle = () => {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen === (events !== undefined)) return;
    if (!isSeen) {
      events?.close();
      events = undefined;
      return;
    }
    events = new EventSource(ADDRESS);
    events.addEventListener('change', onChange);
  };
  document.addEventListener('visibilitychange', () => {
    settle();
    if (document.visibilityState === 'visible') onChange();
  });
  settle();
}
