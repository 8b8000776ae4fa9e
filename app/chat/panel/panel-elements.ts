import { AWAITS_REPLY } from '../../ui/hydration/start-react';
import type { ChatMessage } from '../conversation/session';

export const PANEL_ID = 'chat';
/** On the panel's buttons and the launcher: what a press does. */
export const ACTION = 'data-chat-action';
type Action = 'toggle' | 'close' | 'ask' | 'restart' | 'ask-again';
export const does = (action: Action) => ({ [ACTION]: action });
/** On the greeting, and on a hidden message of the visitor: new messages are copies of them. */
export const SPEAKER = 'data-speaker';
/** A link in a reply to a page of the site. */
export const REPLY_LINK = 'ol a:not([target])';
/** On the field: its placeholder, and the one while a reply is awaited. */
export const PLACEHOLDER = 'data-placeholder';
export const WAITING_PLACEHOLDER = 'data-waiting';

/** The parts of the panel. They are looked up at each use: the router may replace the page and the panel with it. */
export function panelParts() {
  const panel = document.getElementById(PANEL_ID);
  const form = panel?.querySelector('form');
  const [field, send] = form?.elements ?? [];
  const log = panel?.querySelector<HTMLElement>('[role="log"]');
  const list = log?.querySelector('ol + ol');
  if (!(panel instanceof HTMLDialogElement && field instanceof HTMLTextAreaElement)) return undefined;
  if (!(form && send instanceof HTMLButtonElement && log && list)) return undefined;
  return { panel, form, field, send, log, list };
}

export type PanelParts = NonNullable<ReturnType<typeof panelParts>>;

const messageOf = ({ panel }: PanelParts, speaker: 'visitor' | 'assistant') =>
  panel.querySelector(`[${SPEAKER}="${speaker}"]`);

/** Appends a message. @param content of the bubble; by default the text as one paragraph */
export function appendMessage(
  parts: PanelParts,
  { text, isUser, timestamp }: Omit<ChatMessage, 'id'>,
  content: readonly Node[] = [],
): void {
  const message = messageOf(parts, isUser ? 'visitor' : 'assistant')?.cloneNode(true);
  if (!(message instanceof Element)) return;
  const paragraph = message.querySelector('p');
  if (content.length > 0) paragraph?.replaceWith(...content);
  else if (paragraph) paragraph.textContent = text;
  setTime(message, timestamp);
  parts.list.append(message);
}

export const setGreetingTime = (parts: PanelParts, timestamp: number) =>
  setTime(messageOf(parts, 'assistant'), timestamp);

/** Hours and minutes of two digits each, in the visitor's own time zone. @param timestamp in ms since 1970 */
function setTime(message: Element | null, timestamp: number): void {
  const time = document.createElement('time');
  const date = new Date(timestamp);
  time.dateTime = date.toISOString();
  time.textContent = date.toLocaleTimeString(document.documentElement.lang, {
    hour: '2-digit',
    minute: '2-digit',
  });
  message?.lastElementChild?.replaceChildren(time);
}

/** While a reply is awaited nothing can be written or sent, and the typing indicator is shown. */
export function awaitReply({ panel, field, send }: PanelParts, isAwaited: boolean): void {
  panel.toggleAttribute(AWAITS_REPLY, isAwaited);
  field.disabled = isAwaited;
  field.placeholder = field.getAttribute(isAwaited ? WAITING_PLACEHOLDER : PLACEHOLDER) ?? '';
  send.disabled = isAwaited || field.value.trim() === '';
}

/** Without a ring: the field is about to be disabled, which would move the focus out of the dialog. */
export function focusLog({ log }: PanelParts): void {
  log.focus(Object.assign({ preventScroll: true }, { focusVisible: false }));
}
