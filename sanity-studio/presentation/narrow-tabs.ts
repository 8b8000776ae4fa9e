import { useEffect } from 'react';
import { isRecord } from '../../protocol/is-record';
import { readTypingStart } from '../../protocol/typing-messages';

/** What Presentation shows of itself at a time on a screen below 900 px. */
type NarrowTab = 'preview' | 'navigator' | 'content';

/** Shows a part of Presentation, which keeps the choice to itself. On wider screens there are no tabs, and no effect. */
export function showTab(tab: NarrowTab): void {
  document.getElementById(`presentation-narrow-tab-${tab}`)?.click();
}

/** A press on the page, as it arrives; Presentation renames the message if it is the first to read it. */
const PRESSES: readonly unknown[] = ['overlay/focus', 'visual-editing/focus'];
/** The second press of a double click comes before. */
const DOUBLE_CLICK_MS = 400;
/** A press this soon after typing has begun is taken for its double click: a slow device reports that late. */
const LATE_PRESS_MS = 3_000;

/**
 * Shows the form when an editor clicks on the page: it opens the field, which on a narrow screen is out of sight. A
 * double click, which types on the page, leaves the page where it is.
 * @param siteOrigin no other page is listened to
 */
export function useEditTab(siteOrigin: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let typingSince = Number.NEGATIVE_INFINITY;
    const onMessage = ({ origin, data, timeStamp }: MessageEvent<unknown>) => {
      if (origin !== siteOrigin || !isRecord(data)) return;
      if (readTypingStart(data)) {
        typingSince = timeStamp;
        clearTimeout(timer);
        showTab('preview');
      } else if (PRESSES.includes(data.type) && timeStamp - typingSince > LATE_PRESS_MS) {
        clearTimeout(timer);
        timer = setTimeout(() => showTab('content'), DOUBLE_CLICK_MS);
      }
    };
    window.addEventListener('message', onMessage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
    };
  }, [siteOrigin]);
}
