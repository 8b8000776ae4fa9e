import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../ui/language';
import { VisuallyHidden } from '../../ui/typography';
import type { ChatMessage, ConversationState } from '../conversation/conversation';
import * as styles from './message-log.css';
import { ReplyText } from './reply-text';

type MessageLogProps = Omit<ConversationState, 'isUnanswered'> & {
  logRef: RefObject<HTMLDivElement>;
  /** Before the first message. */
  notice: ReactNode;
  /** After the last message. */
  suggestions: ReactNode;
};

const PADDING_PX = 16;
/** Hours and minutes of two digits each, in the visitor's own time zone. */
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

/** The messages: a polite live region, scrolled to the newest. */
export function MessageLog({ messages, isLoading, logRef, notice, suggestions }: MessageLogProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const shown = useRef(messages.length);
  useLayoutEffect(() => {
    const isNew = messages.length !== shown.current || isLoading;
    shown.current = messages.length;
    if (isNew || messages.length > 1) scrollToNewest(logRef.current, listRef.current, messages.length);
  }, [messages, isLoading, logRef]);
  return (
    <div
      ref={logRef}
      className={styles.log}
      role="log"
      aria-live="polite"
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it must be scrollable by keyboard
      tabIndex={0}
    >
      {notice}
      <ol ref={listRef} className={styles.list}>
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

/** A message with its speaker and time. */
function MessageBubble({ message: { text, isUser, timestamp } }: { message: ChatMessage }) {
  const saidAt = new Date(timestamp);
  const language = useLanguage();
  return (
    <li className={isUser ? styles.userMessage : styles.assistantMessage}>
      <VisuallyHidden>{isUser ? 'You:' : 'Assistant:'}</VisuallyHidden>
      <div className={isUser ? styles.userBubble : styles.assistantBubble}>
        {isUser ? <p dir="auto">{text}</p> : <ReplyText text={text} />}
      </div>
      <time className={styles.time} dateTime={saidAt.toISOString()}>
        {saidAt.toLocaleTimeString(language, CLOCK)}
      </time>
    </li>
  );
}

/** Three rising bars: the assistant is answering. */
function TypingIndicator() {
  return (
    <li className={styles.bars}>
      <VisuallyHidden>Assistant is typing</VisuallyHidden>
      <span className={styles.bar.low} />
      <span className={styles.bar.middle} />
      <span className={styles.bar.high} />
    </li>
  );
}
