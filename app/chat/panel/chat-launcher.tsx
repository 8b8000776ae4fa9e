import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { track } from '../../analytics/events';
import type { ChatTexts } from '../../content-model/content-types';
import { Anchor } from '../../ui/anchor';
import { chatMarker } from '../../ui/chat-marker';
import { needsReact } from '../../ui/hydration/start-react';
import { Icon } from '../../ui/icon/icon';
import { button, link } from './chat-launcher.css';
import { ChatPanel } from './chat-panel';

/**
 * Opens the chat. Without scripts, or if React's files fail to load, a link to the contact page replaces it; pointing
 * at or focusing that link retries.
 */
export function ChatLauncher({ texts }: { texts: ChatTexts }) {
  const panelId = useId();
  const launcher = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    launcher.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen && !event.nativeEvent.isComposing) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from any focus in launcher and panel
    <div onKeyDown={onKeyDown} {...chatMarker}>
      <button
        ref={launcher}
        type="button"
        className={button}
        aria-label={texts.title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => {
          if (!isOpen) track('chatOpened', texts.title);
          setOpen(!isOpen);
        }}
        {...needsReact}
      >
        <Icon name={isOpen ? 'x' : 'message-square'} size={26} />
      </button>
      <Anchor
        href={texts.contactLink.href}
        className={link}
        aria-label={texts.contactLink.label}
        {...needsReact}
      >
        <Icon name="message-square" size={26} />
      </Anchor>
      {isOpen ? <ChatPanel id={panelId} texts={texts} onClose={close} /> : null}
    </div>
  );
}
