import { DRAFT } from '../../ui/chat-marker';
import { track } from '../../ui/events';
import { isHydrated } from '../../ui/hydration/start-react';
import type { startChat } from './chat-program';
import {
  ACTION,
  appendMessage,
  awaitReply,
  focusLog,
  type PanelParts,
  panelParts,
  setGreetingTime,
} from './panel-elements';

declare global {
  interface Window {
    /** Set by `chat-program.ts`. */
    startChat?: typeof startChat;
  }
}

/** The end of a link that opens the chat. */
const CHAT = '#chat';
/** `keyCode` of every key during composition, in browsers that do not set `isComposing` yet. */
const COMPOSING_KEY_CODE = 229;

/**
 * Opens and closes the chat's panel and sends what is written, before React and after. The conversation is a program of
 * its own, fetched when the launcher is reached for: what is sent before it has arrived is shown as sent and given to it.
 * Links that end in `#chat`, and an address that does, open the chat; where there is none they lead to their page.
 * @param programUrl of `chat-program.ts`
 */
export function attachChat(programUrl: string): void {
  const fetchProgram = retried(programUrl);
  let started: ReturnType<typeof startChat> | undefined;
  const start = async () => {
    await fetchProgram();
    started ??= window.startChat?.();
    return started;
  };

  const show = (parts: PanelParts) => {
    if (!started) setGreetingTime(parts, Date.now());
    // As `show()` does, which would move the focus.
    parts.panel.open = true;
    launcher()?.setAttribute('aria-expanded', 'true');
    return start().then((chat) => chat?.show(), report);
  };
  const open = () => {
    const parts = panelParts();
    if (!parts) return undefined;
    if (!parts.panel.open) track('chat_open', titleOf(parts));
    const shown = show(parts);
    parts.field.focus({ preventScroll: true });
    return shown;
  };
  const close = () => {
    panelParts()?.panel.removeAttribute('open');
    launcher()?.setAttribute('aria-expanded', 'false');
    launcher()?.focus({ preventScroll: true });
  };
  const send = (parts: PanelParts, text: string) => {
    if (text.trim() === '' || parts.field.disabled) return;
    const isEarly = !started;
    if (isEarly) appendMessage(parts, { text: text.trim(), isUser: true, timestamp: Date.now() });
    focusLog(parts);
    parts.field.value = '';
    awaitReply(parts, true);
    start().then(
      (chat) => chat?.send(text),
      (error) => {
        parts.list.replaceChildren();
        parts.field.value = text;
        awaitReply(parts, false);
        parts.field.focus({ preventScroll: true });
        report(error);
      },
    );
  };

  const click = (event: MouseEvent) => {
    const closest = <Found extends HTMLElement>(selector: string) =>
      event.target instanceof Element ? event.target.closest<Found>(selector) : null;
    const parts = panelParts();
    const button = closest(`[${ACTION}]`);
    const action = button?.getAttribute(ACTION);
    const draft = closest(`[${DRAFT}]`)?.getAttribute(DRAFT);
    const link = closest<HTMLAnchorElement>('a');
    // The router leaves the chat as it is.
    if (link?.href && parts?.panel.open && !isHydrated()) stayOpen();
    if (action === 'close' || (action === 'toggle' && parts?.panel.open)) close();
    else if (action === 'toggle') open();
    else if (action === 'ask' && parts && button) {
      track('chat_suggestion', button.innerText);
      send(parts, button.innerText);
    } else if (draft) open()?.then(() => started?.draft(draft));
    else if (link?.hash === CHAT && !(event.ctrlKey || event.metaKey || event.shiftKey) && open())
      event.preventDefault();
  };
  const reach = ({ target }: Event) => {
    if (target === launcher()) fetchProgram().catch(() => undefined);
  };
  const type = (event: KeyboardEvent) => {
    const { target, key, shiftKey, isComposing, keyCode } = event;
    const parts = panelParts();
    if (!parts?.panel.open || isComposing || keyCode === COMPOSING_KEY_CODE) return;
    if (key === 'Escape' && target instanceof Element && target.closest('[data-chat]')) close();
    // An Enter that ends a composition selects a word; it must not send.
    if (key !== 'Enter' || shiftKey || target !== parts.field) return;
    event.preventDefault();
    send(parts, parts.field.value);
  };

  const input = ({ target }: Event) => {
    const parts = panelParts();
    if (parts && target === parts.field) awaitReply(parts, false);
  };
  const submit = (event: SubmitEvent) => {
    const parts = panelParts();
    if (!parts || event.target !== parts.form) return;
    event.preventDefault();
    send(parts, parts.field.value);
  };

  // Capturing: React stops events in a part of the page that it has not hydrated yet.
  addEventListener('click', click, true);
  addEventListener('keydown', type, true);
  for (const name of ['pointerover', 'pointerdown', 'focusin']) addEventListener(name, reach, true);
  addEventListener('input', input, true);
  addEventListener('submit', submit, true);
  const stay = () => {
    const parts = panelParts();
    if (parts && wasOpen()) show(parts);
  };
  if (location.hash === CHAT) open();
  else if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', stay);
  else stay();
}

/** In session storage from the press on a link until the next page, which then opens the chat too. */
const STAYS_OPEN = 'chat-stays-open';

function stayOpen(): void {
  try {
    sessionStorage.setItem(STAYS_OPEN, '');
  } catch {}
}

function wasOpen(): boolean {
  try {
    const stored = sessionStorage.getItem(STAYS_OPEN);
    sessionStorage.removeItem(STAYS_OPEN);
    return stored !== null;
  } catch {
    return false;
  }
}

/** Imports a module. Browsers remember one that has failed: the next try has another address. */
function retried(url: string): () => Promise<void> {
  let loading: Promise<void> | undefined;
  let failures = 0;
  return () => {
    loading ??= import(/* @vite-ignore */ `${url}${failures > 0 ? `?${failures}` : ''}`).catch((error) => {
      loading = undefined;
      failures += 1;
      throw error;
    });
    return loading;
  };
}

const launcher = () => document.querySelector<HTMLElement>(`[${ACTION}="toggle"]`);
const titleOf = ({ panel }: PanelParts) => panel.querySelector('h2')?.innerText ?? '';
const report = (error: unknown) => console.error('The chat could not be started.', error);
