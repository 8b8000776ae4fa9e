/** The end of a link that opens the chat. */
const CHAT = '#chat';

/**
 * Links that end in `#chat` open the chat, as does a page whose address does. Where there is no chat, without scripts,
 * and while React's files cannot be fetched they lead to their page: that of the contact.
 */
export function attachChatLinks(): void {
  addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.hash !== CHAT || ctrlKey || metaKey || shiftKey) return;
      if (openChat()) event.preventDefault();
    },
    true,
  );
  if (location.hash === CHAT) openChat();
}

/** @returns whether there is a chat to open */
function openChat(): boolean {
  const launcher = document.querySelector<HTMLElement>('[data-chat] > button');
  // Hidden where it could not open anything.
  if (!launcher?.getClientRects().length) return false;
  if (launcher.getAttribute('aria-expanded') === 'false') launcher.click();
  return true;
}
