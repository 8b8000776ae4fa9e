/**
 * Opens the chat with a text below what has been written in it; the visitor sends, changes or discards it. It operates
 * the controls of the chat, so that pages without such a button carry nothing for it. Without a chat nothing happens.
 */
export function draftMessage(text: string): void {
  const chat = document.querySelector('[data-chat]');
  chat?.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click();
  // After React has rendered the panel.
  setTimeout(() => {
    const input = chat?.querySelector('textarea');
    if (!input) return;
    const written = input.value.length;
    input.setRangeText(written > 0 ? `\n\n${text}` : text, written, written, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  });
}
