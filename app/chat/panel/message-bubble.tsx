import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import type { ChatMessage } from '../conversation/chat-message';
import { assistantBubble, assistantMessage, time, userBubble, userMessage } from './message-bubble.css';
import { ReplyText } from './reply-text';

/** Hours and minutes of two digits each, in the visitor's own time zone. */
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

type MessageBubbleProps = { message: ChatMessage };

/** Who said what, and when. */
export function MessageBubble({ message: { text, isUser, timestamp } }: MessageBubbleProps) {
  const saidAt = new Date(timestamp);
  return (
    <li className={isUser ? userMessage : assistantMessage}>
      <VisuallyHidden>{isUser ? 'You:' : 'Assistant:'}</VisuallyHidden>
      <div className={isUser ? userBubble : assistantBubble}>
        {isUser ? <p dir="auto">{text}</p> : <ReplyText text={text} />}
      </div>
      <time className={time} dateTime={saidAt.toISOString()}>
        {clock.format(saidAt)}
      </time>
    </li>
  );
}
