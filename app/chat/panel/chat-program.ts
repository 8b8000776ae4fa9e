import { track } from '../../ui/events';
import { createConversation } from '../conversation/conversation';
import { sendMessage } from '../conversation/send-message';
import { keepAboveKeyboard } from './keyboard';
import {
  ACTION,
  appendMessage,
  awaitReply,
  focusLog,
  type PanelParts,
  panelParts,
  setGreetingTime,
} from './panel-elements';
import { replyElements } from './reply-text';

const PADDING_PX = 16;

/**
 * Starts the conversation and shows it in the panel: one for the lifetime of the document. `attachChat` fetches this
 * program when the chat is reached for, and starts it when it is opened.
 */
export function startChat() {
  const texts = panelParts()?.panel.dataset ?? {};
  const { greeting = '', limitMessage = null, failureMessage = null, newTabHint = '' } = texts;
  const conversation = createConversation({
    greeting,
    limitMessage,
    failureMessage,
    send: sendCounted,
    onChange: () => show(),
  });
  // What was sent before is sent again, and shown, below what an earlier page has shown.
  panelParts()?.list.replaceChildren();
  let wasLoading = false;
  const show = () => {
    const parts = panelParts();
    if (!parts) return;
    const {
      isLoading,
      messages: [first, ...messages],
      isUnanswered,
    } = conversation.getState();
    if (first) setGreetingTime(parts, first.timestamp);
    const added = messages.slice(parts.list.childElementCount);
    for (const message of added)
      appendMessage(parts, message, message.isUser ? [] : replyElements(message.text, newTabHint));
    if (wasLoading !== isLoading) awaitReply(parts, isLoading);
    parts.panel.querySelector(`[${ACTION}="ask-again"]`)?.toggleAttribute('hidden', !isUnanswered);
    if (added.length > 0 || isLoading !== wasLoading) scrollToNewest(parts);
    if (wasLoading && !isLoading) returnFocus(parts);
    wasLoading = isLoading;
  };
  addEventListener('click', ({ target }) => {
    const parts = panelParts();
    const action = target instanceof Element && target.closest(`[${ACTION}]`)?.getAttribute(ACTION);
    if (parts && action === 'ask-again') {
      focusLog(parts);
      conversation.askAgain();
    } else if (parts && action === 'restart') {
      parts.list.replaceChildren();
      conversation.restart();
      parts.field.focus();
    }
  });
  keepAboveKeyboard();
  return {
    show,
    send(text: string) {
      if (conversation.send(text)) track('chat_send', titleOf());
    },
    /** Below what has been written; the visitor sends, changes or discards it. */
    draft(text: string) {
      const field = panelParts()?.field;
      const written = field?.value.length ?? 0;
      field?.setRangeText(written > 0 ? `\n\n${text}` : text, written, written, 'end');
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

const titleOf = () => panelParts()?.panel.querySelector('h2')?.innerText ?? '';

const sendCounted: typeof sendMessage = async (call, signal) => {
  const count = (isAnswered: boolean) => track(isAnswered ? 'chat_answer' : 'chat_failure', titleOf());
  try {
    const reply = await sendMessage(call, signal);
    count(reply !== undefined);
    return reply;
  } catch (error) {
    if (!signal.aborted) count(false);
    throw error;
  }
};

/** To the end, but not past the beginning of a newest message that is taller than the log. */
function scrollToNewest({ log, list }: PanelParts): void {
  const newest = list.lastElementChild;
  if (!(newest instanceof HTMLElement)) return;
  log.scrollTop = Math.min(log.scrollHeight - log.clientHeight, newest.offsetTop - PADDING_PX);
}

/** After loading, unless the visitor has moved the focus. */
function returnFocus({ panel, field }: PanelParts): void {
  const { activeElement } = document;
  if (panel.contains(activeElement) || activeElement === document.body) field.focus({ preventScroll: true });
}

window.startChat = startChat;
