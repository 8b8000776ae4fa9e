import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { Icon } from '../../ui/icon/icon';
import { MESSAGE_MAX_CHARACTERS } from '../conversation/conversation';
import { form, input, send, waiting } from './message-form.css';

type MessageFormProps = {
  inputRef: RefObject<HTMLTextAreaElement>;
  placeholder: string;
  isLoading: boolean;
  /** Returns whether the text was sent; only then the input is cleared. */
  onSend: (text: string) => boolean;
};

/** `keyCode` of every key during composition, in browsers that do not set `isComposing` yet. */
const COMPOSING_KEY_CODE = 229;

/** The message's input. Enter sends; Shift and Enter insert a line break. */
export function MessageForm({ inputRef, placeholder, isLoading, onSend }: MessageFormProps) {
  const [text, setText] = useState('');
  const submit = () => {
    if (!isLoading && onSend(text)) setText('');
  };
  return (
    <form
      className={isLoading ? waiting : form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        ref={inputRef}
        className={input}
        aria-label="Your message"
        rows={1}
        dir="auto"
        enterKeyHint="send"
        autoComplete="off"
        maxLength={MESSAGE_MAX_CHARACTERS}
        placeholder={isLoading ? 'Waiting for reply…' : placeholder}
        disabled={isLoading}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return;
          event.preventDefault();
          submit();
        }}
      />
      <button
        type="submit"
        className={send}
        aria-label="Send message"
        disabled={isLoading || text.trim() === ''}
      >
        <Icon name="send" />
      </button>
    </form>
  );
}

/** An Enter that ends a composition selects a word; it must not send. */
function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  const composing = nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY_CODE;
  return key === 'Enter' && !shiftKey && !composing;
}
