import type { ChatTexts } from '../../content-model/content-types';
import { Anchor } from '../../ui/anchor';
import { chatMarker } from '../../ui/chat-marker';
import { prefetchesReact } from '../../ui/hydration/start-react';
import { Icon } from '../../ui/icon/icon';
import { ChatPanel } from './chat-panel';
import { button, closed, link, open } from './launcher.css';
import { does, PANEL_ID } from './panel-elements';

/** The chat's button and its closed panel; `attachChat` opens it. Without scripts a link to the contact page replaces it. */
export function Chat({ texts }: { texts: ChatTexts }) {
  return (
    <div {...chatMarker}>
      <button
        type="button"
        className={button}
        aria-label={texts.title}
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-controls={PANEL_ID}
        {...does('toggle')}
        {...prefetchesReact}
        suppressHydrationWarning
      >
        <span className={closed}>
          <Icon name="message-square" size={26} />
        </span>
        <span className={open}>
          <Icon name="x" size={26} />
        </span>
      </button>
      <Anchor href={texts.contactLink.href} className={link} aria-label={texts.contactLink.label}>
        <Icon name="message-square" size={26} />
      </Anchor>
      <ChatPanel texts={texts} />
    </div>
  );
}
