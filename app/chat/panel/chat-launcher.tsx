import { useNavigate } from '@remix-run/react';
import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { track } from '../../analytics/track';
import type { ChatTexts } from '../../content/content-types';
import { Anchor } from '../../ui/anchor/anchor';
import { Icon } from '../../ui/icon/icon';
import { button, link } from './chat-launcher.css';
import type { ChatPanel } from './chat-panel';

type ChatLauncherProps = { texts: ChatTexts };
type Panel = ComponentType<Parameters<typeof ChatPanel>[0]>;

const loadPanel = () => import('./chat-panel').then((module) => module.ChatPanel);

/**
 * Opens the chat, whose code is fetched when somebody reaches for it. Where no script runs, or that code cannot be had, a
 * link to the contact page takes its place, and reaching for that tries again.
 */
export function ChatLauncher({ texts }: ChatLauncherProps) {
  const panelId = useId();
  const launcher = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel>();
  const [isBroken, setBroken] = useState(false);
  const prepare = () => {
    if (Panel) return;
    loadPanel()
      .then((loaded) => {
        setPanel(() => loaded);
        setBroken(false);
      })
      .catch((error: unknown) => {
        console.error('The chat could not be loaded.', error);
        setBroken(true);
      });
  };
  useRoutedLinks(Panel !== undefined);
  const close = () => {
    setOpen(false);
    launcher.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen && !event.nativeEvent.isComposing) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard wherever the focus is in launcher and panel
    <div onKeyDown={onKeyDown}>
      {isBroken ? null : (
        <button
          ref={launcher}
          type="button"
          className={button}
          aria-label={texts.title}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen && Panel ? panelId : undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => {
            prepare();
            if (!isOpen) track('chatOpened', texts.title);
            setOpen(!isOpen);
          }}
        >
          <Icon name={isOpen ? 'x' : 'message-square'} size={26} />
        </button>
      )}
      <Anchor
        href={texts.contactLink.href}
        className={isBroken ? link.always : link.scriptless}
        aria-label={texts.contactLink.label}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="message-square" size={26} />
      </Anchor>
      {isOpen && Panel ? <Panel id={panelId} texts={texts} onClose={close} /> : null}
    </div>
  );
}

/**
 * Gives links in parts of the page that are not hydrated yet to the router, as hydrated ones are: loading a document
 * instead would close the chat and drop a reply that is on its way.
 */
function useRoutedLinks(isActive: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isActive) return;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href') ?? '';
      const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || link.target || !href.startsWith('/') || !window.early?.isHeld(link)) return;
      event.preventDefault();
      navigate(href);
    };
    // In the capture phase: React stops the event at the document in parts that are not hydrated.
    window.addEventListener('click', follow, true);
    return () => window.removeEventListener('click', follow, true);
  }, [isActive, navigate]);
}
