import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { ConversationState } from '../conversation/conversation';
import { MessageBubble } from './message-bubble';
import { list, log } from './message-log.css';
import { TypingIndicator } from './typing-indicator';

type MessageLogProps = ConversationState & {
  logRef: RefObject<HTMLDivElement>;
  /** Stands before the first message. */
  notice: ReactNode;
  /** Stands after the last message. */
  suggestions: ReactNode;
};

const PADDING_PX = 16;

/** What was said, read out politely as it comes, scrolled to the newest. */
export function MessageLog({ messages, isLoading, logRef, notice, suggestions }: MessageLogProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const shown = useRef(messages.length);
  useLayoutEffect(() => {
    const isNew = messages.length !== shown.current || isLoading;
    shown.current = messages.length;
    if (isNew || messages.length > 1) scrollToNewest(logRef.current, listRef.current, messages.length);
  }, [messages, isLoading, logRef]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must be able to
    <div ref={logRef} className={log} role="log" aria-live="polite" aria-label="Conversation" tabIndex={0}>
      {notice}
      <ol ref={listRef} className={list}>
        {messages.map((message) => (
          <MessageBubble key={message.id} message={message} />
        ))}
        {isLoading ? <TypingIndicator /> : null}
      </ol>
      {suggestions}
    </div>
  );
}

/** To the end, but not past the beginning of a newest message that is taller than the log. */
function scrollToNewest(log: HTMLElement | null, list: HTMLElement | null, count: number): void {
  const newest = list?.children.item(count - 1);
  if (!log || !(newest instanceof HTMLElement)) return;
  log.scrollTop = Math.min(log.scrollHeight - log.clientHeight, newest.offsetTop - PADDING_PX);
}
