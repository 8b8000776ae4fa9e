import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { Icon } from '../../ui/icon/icon';
import { MESSAGE_MAX_CHARACTERS } from '../message-limit';
import { form, input, send, waiting } from './message-form.css';

type MessageFormProps = {
  inputRef: RefObject<HTMLTextAreaElement>;
  placeholder: string;
  isLoading: boolean;
  /** Says whether the text was sent; only then it leaves the input. */
  onSend: (text: string) => boolean;
};

/** What an input method sends with every key while it is composing, where `isComposing` is not set yet. */
const COMPOSING_KEY_CODE = 229;

/** Where the visitor writes. Enter sends, Shift and Enter begin a line. */
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

/** An Enter that ends a composition chooses a word; it is not meant for us. */
function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  const composing = nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY_CODE;
  return key === 'Enter' && !shiftKey && !composing;
}
