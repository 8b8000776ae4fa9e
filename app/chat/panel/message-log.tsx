import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../ui/language';
import { VisuallyHidden } from '../../ui/typography';
import type { ChatMessage, ConversationState } from '../conversation/conversation';
import * as styles from './message-log.css';

type MessageLogProps = ConversationState & {
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

type ReplyTextProps = { text: string };

/** A reply as paragraphs, headings and bullets. Its text is never parsed as markup or links. */
function ReplyText({ text }: ReplyTextProps) {
  return replyParts(text).map((part, index) => {
    const key = `${index}-${part.kind}`;
    if (part.kind === 'bullets') return <Bullets key={key} items={part.items} />;
    return (
      <p key={key} dir="auto" className={part.kind === 'heading' ? styles.heading : undefined}>
        {part.text}
      </p>
    );
  });
}

function Bullets({ items }: { items: string[] }) {
  return (
    <ul className={styles.bullets}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reply never changes, and its lines may be equal
        <li key={index} dir="auto" className={styles.bullet}>
          {item}
        </li>
      ))}
    </ul>
  );
}

type ReplyPart =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'bullets'; items: string[] };

const BULLET = /^(?:-(?: |$)|•)\s*(?<text>.*)$/u;
const SHORT_HEADING_MAX_CHARACTERS = 40;

/**
 * A reply line by line (PRODUCT.md, decision 11): a line that begins with `- ` or `•` is a bullet; else one that ends
 * with a colon, or of at most 40 characters with letters and none of them lower-case, is a heading; else it is a
 * paragraph.
 * @param text as received; blank lines are omitted, adjacent bullets form one list
 */
export function replyParts(text: string): ReplyPart[] {
  const parts: ReplyPart[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const bullet = BULLET.exec(line)?.groups?.text;
    if (bullet === '') continue;
    const last = parts.at(-1);
    if (bullet === undefined) parts.push({ kind: isHeading(line) ? 'heading' : 'paragraph', text: line });
    else if (last?.kind === 'bullets') last.items.push(bullet);
    else parts.push({ kind: 'bullets', items: [bullet] });
  }
  return parts;
}

function isHeading(line: string): boolean {
  if (line.endsWith(':')) return true;
  return (
    [...line].length <= SHORT_HEADING_MAX_CHARACTERS && /\p{Lu}|\p{Lt}/u.test(line) && !/\p{Ll}/u.test(line)
  );
}
