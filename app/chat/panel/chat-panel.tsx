import { useNavigate } from '@remix-run/react';
import type { MouseEvent } from 'react';
import type { ChatTexts } from '../../content-model/content-types';
import { Anchor } from '../../ui/anchor';
import { Icon } from '../../ui/icon/icon';
import { useTexts } from '../../ui/texts';
import { VisuallyHidden } from '../../ui/typography';
import { MESSAGE_MAX_CHARACTERS } from '../conversation/conversation';
import * as styles from './chat-panel.css';
import * as messages from './message-log.css';
import { does, PANEL_ID, PLACEHOLDER, REPLY_LINK, SPEAKER, WAITING_PLACEHOLDER } from './panel-elements';

/** Studio enforces this limit; content from elsewhere is cut. */
const SUGGESTIONS_MAX = 4;
const TITLE_ID = `${PANEL_ID}-title`;
const NOTICE_ID = `${PANEL_ID}-notice`;

/**
 * The chat's panel, closed and without messages, in every page's HTML. Scripts open and fill it (`attachChat`, and the
 * chat's program), before React runs and after: React never renders it again, except for other texts.
 */
export function ChatPanel({ texts }: { texts: ChatTexts }) {
  const { chat, frame } = useTexts();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's click, also by keyboard
    <dialog
      id={PANEL_ID}
      className={styles.panel}
      aria-labelledby={TITLE_ID}
      aria-describedby={NOTICE_ID}
      tabIndex={-1}
      data-clarity-mask="true"
      data-greeting={texts.greeting}
      data-limit-message={texts.limitMessage}
      data-failure-message={texts.failureMessage}
      data-new-tab-hint={frame.newTab}
      onClick={useRouterForReplies()}
      suppressHydrationWarning
    >
      <div className={styles.head}>
        <h2 id={TITLE_ID} className={styles.title}>
          {texts.title}
        </h2>
        <button type="button" className={styles.restart} aria-label={chat.restart} {...does('restart')}>
          <Icon name="rotate-ccw" size={18} />
        </button>
        <button type="button" className={styles.control} aria-label={chat.close} {...does('close')}>
          <Icon name="x" />
        </button>
      </div>
      <div
        className={messages.log}
        role="log"
        aria-live="polite"
        aria-label={chat.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it must be scrollable by keyboard
        tabIndex={0}
      >
        <Notice texts={texts} />
        <ol>
          <Message from="assistant" text={texts.greeting} />
        </ol>
        <ol className={messages.list} {...filledByScripts} />
        <TypingIndicator />
        <Suggestions questions={texts.suggestions ?? []} />
        <button type="button" className={styles.suggestion} hidden {...does('ask-again')}>
          {chat.askAgain}
        </button>
      </div>
      <form className={styles.form}>
        <textarea
          className={styles.input}
          aria-label={chat.field}
          rows={1}
          enterKeyHint="send"
          autoComplete="off"
          maxLength={MESSAGE_MAX_CHARACTERS}
          placeholder={texts.placeholder}
          {...{ [PLACEHOLDER]: texts.placeholder, [WAITING_PLACEHOLDER]: chat.waiting }}
        />
        <button type="submit" className={styles.send} aria-label={chat.send} disabled>
          <Icon name="send" />
        </button>
      </form>
      <ol hidden>
        <Message from="visitor" text="" />
      </ol>
    </dialog>
  );
}

/** React neither compares nor touches the content of such an element. */
const filledByScripts = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/** Links in replies are made by scripts: as with all links, the router follows those to pages of the site. */
function useRouterForReplies() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest(REPLY_LINK) : null;
    const path = link?.getAttribute('href');
    if (!path || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    navigate(path);
  };
}

/** Notice that this is an assistant, what happens to messages, and how to contact a person. */
function Notice({ texts }: { texts: ChatTexts }) {
  const links = [texts.privacyLink, texts.contactLink].filter((each) => each !== null);
  return (
    <div className={styles.notice}>
      <p id={NOTICE_ID}>{texts.notice}</p>
      {links.map(({ label, href, newTab }) => (
        <Anchor key={href} href={href} newTab={newTab === true} className={styles.noticeLink}>
          {label}
        </Anchor>
      ))}
    </div>
  );
}

function Suggestions({ questions }: { questions: readonly string[] }) {
  const { chat } = useTexts();
  if (questions.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label={chat.suggestions}>
      {[...new Set(questions)].slice(0, SUGGESTIONS_MAX).map((question) => (
        <li key={question}>
          <button type="button" className={styles.suggestion} dir="auto" {...does('ask')}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Three rising bars: the assistant is answering. */
function TypingIndicator() {
  const { chat } = useTexts();
  return (
    <div className={messages.bars}>
      <VisuallyHidden>{chat.typing}</VisuallyHidden>
      <span className={messages.bar.low} />
      <span className={messages.bar.middle} />
      <span className={messages.bar.high} />
    </div>
  );
}

const STYLES = {
  assistant: { item: messages.assistantMessage, bubble: messages.assistantBubble },
  visitor: { item: messages.userMessage, bubble: messages.userBubble },
};

/** A message with its speaker and time. Scripts set the time, and copy it for other messages. */
function Message({ from, text }: { from: keyof typeof STYLES; text: string }) {
  const { chat } = useTexts();
  const { item, bubble } = STYLES[from];
  return (
    <li className={item} {...{ [SPEAKER]: from }}>
      <VisuallyHidden>{chat[from]}</VisuallyHidden>
      <div className={bubble}>
        <p dir="auto">{text}</p>
      </div>
      <div className={messages.time} {...filledByScripts} />
    </li>
  );
}
