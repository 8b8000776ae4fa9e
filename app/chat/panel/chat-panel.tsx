import { type RefObject, useEffect, useId, useRef } from 'react';
import { track } from '../../analytics/events';
import type { ChatTexts } from '../../content-model/content-types';
import { Anchor } from '../../ui/anchor';
import { Icon } from '../../ui/icon/icon';
import { useConversation } from '../conversation/use-conversation';
import * as styles from './chat-panel.css';
import { coveredBelow, visibleHeight } from './chat-panel.css';
import { MessageForm } from './message-form';
import { MessageLog } from './message-log';

/** Where supported, no ring is drawn when a script moves the focus. */
const QUIETLY = { preventScroll: true, focusVisible: false };

/** Studio enforces this limit; content from elsewhere is cut. */
const SUGGESTIONS_MAX = 4;

type ChatPanelProps = { id: string; texts: ChatTexts; onClose: () => void };

/** The conversation, in a non-modal dialog. */
export function ChatPanel({ id, texts, onClose }: ChatPanelProps) {
  const titleId = useId();
  const noticeId = useId();
  const panelRef = useRef<HTMLDialogElement>(null);
  const logRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const { conversation, messages, isLoading, isUnanswered } = useConversation(texts);
  useKeyboardRoom(panelRef);
  useFocus(panelRef, inputRef, isLoading);
  const isFresh = messages.length === 1;
  const send = (text: string) => {
    const sent = conversation.send(text);
    if (!sent) return false;
    track('chatSent', texts.title);
    // The input is about to be disabled, which would move the focus out of the dialog.
    logRef.current?.focus(QUIETLY);
    return true;
  };
  const askAgain = () => {
    conversation.askAgain();
    logRef.current?.focus(QUIETLY);
  };
  return (
    <dialog
      open
      ref={panelRef}
      id={id}
      className={styles.panel}
      aria-labelledby={titleId}
      aria-describedby={noticeId}
      tabIndex={-1}
      data-clarity-mask="true"
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {texts.title}
        </h2>
        {isFresh ? null : (
          <button
            type="button"
            className={styles.control}
            aria-label="New conversation"
            onClick={() => {
              conversation.restart();
              inputRef.current?.focus();
            }}
          >
            <Icon name="rotate-ccw" size={18} />
          </button>
        )}
        <button type="button" className={styles.control} aria-label="Close chat" onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <MessageLog
        messages={messages}
        isLoading={isLoading}
        logRef={logRef}
        notice={<ChatNotice id={noticeId} texts={texts} />}
        suggestions={
          <>
            {isFresh ? <Suggestions questions={texts.suggestions ?? []} onChoose={send} /> : null}
            {isUnanswered ? <AskAgain onPress={askAgain} /> : null}
          </>
        }
      />
      <MessageForm inputRef={inputRef} placeholder={texts.placeholder} isLoading={isLoading} onSend={send} />
    </dialog>
  );
}

/** Notice that this is an assistant, what happens to messages, and how to contact a person. */
function ChatNotice({ id, texts }: { id: string; texts: ChatTexts }) {
  const links = [texts.privacyLink, texts.contactLink].filter((each) => each !== null);
  return (
    <div className={styles.notice}>
      <p id={id}>{texts.notice}</p>
      {links.map(({ label, href, newTab }) => (
        <Anchor key={href} href={href} newTab={newTab === true} className={styles.noticeLink}>
          {label}
        </Anchor>
      ))}
    </div>
  );
}

type SuggestionsProps = { questions: readonly string[]; onChoose: (question: string) => void };

/** Questions to begin with; choosing one sends it. */
function Suggestions({ questions, onChoose }: SuggestionsProps) {
  if (questions.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label="Suggested questions">
      {[...new Set(questions)].slice(0, SUGGESTIONS_MAX).map((question) => (
        <li key={question}>
          <button type="button" className={styles.suggestion} dir="auto" onClick={() => onChoose(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** After a failed call, or a page load that interrupted one: its reply can no longer arrive. */
function AskAgain({ onPress }: { onPress: () => void }) {
  return (
    <div className={styles.suggestions}>
      <button type="button" className={styles.suggestion} onClick={onPress}>
        Ask again
      </button>
    </div>
  );
}

/** Focuses the input on opening, and again after loading unless the visitor has moved the focus. */
function useFocus(panel: RefObject<HTMLElement>, input: RefObject<HTMLElement>, isLoading: boolean) {
  const isOpening = useRef(true);
  useEffect(() => {
    const { activeElement } = document;
    const isHere = panel.current?.contains(activeElement) || activeElement === document.body;
    if (!isLoading && (isOpening.current || isHere)) input.current?.focus({ preventScroll: true });
    isOpening.current = false;
  }, [panel, input, isLoading]);
}

/** Less than this is a browser's toolbar, not a keyboard. */
const KEYBOARD_MIN_PX = 120;

/**
 * Moves the panel above an on-screen keyboard, which covers the page without resizing its window. Sets the properties
 * through the style object, which the policy allows; a page zoomed by pinching is left unchanged.
 */
function useKeyboardRoom(panel: RefObject<HTMLElement>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    const element = panel.current;
    if (!seen || !element) return;
    const makeRoom = () => {
      const covered = window.innerHeight - seen.height - seen.offsetTop;
      const isKeyboard = seen.scale === 1 && covered >= KEYBOARD_MIN_PX;
      element.toggleAttribute('data-keyboard', isKeyboard);
      element.style.setProperty(coveredBelow, `${isKeyboard ? Math.round(covered) : 0}px`);
      element.style.setProperty(visibleHeight, `${Math.round(seen.height)}px`);
    };
    makeRoom();
    const listening = new AbortController();
    const { signal } = listening;
    for (const event of ['resize', 'scroll']) seen.addEventListener(event, makeRoom, { signal });
    return () => listening.abort();
  }, [panel]);
}
