import type { BrowserContext, Page } from '@playwright/test';

/** Browsers report this as an error of the page, but the size settles in the next frame. */
const HARMLESS = 'ResizeObserver loop';
/** Presentation reports a slow connection to the page, and connects all the same; `openInPlace` waits for it. */
const SLOW_MACHINE = 'Unable to connect to visual editing';
/** Tests delete their pages while Studio still loads the pictures that the site draws of them. */
const PICTURE_OF_DELETED = /^Failed to load resource: .*NotSameOrigin$/;

/**
 * Collects what must never happen during editing: console errors, uncaught exceptions, requests to a host that is not
 * this machine.
 * @returns the list, filled as they occur
 */
export async function studioComplaints(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = [];
  const checkHost = (address: string) => {
    const { protocol, hostname } = new URL(address);
    if (/^(https?|wss?):$/.test(protocol) && hostname !== 'localhost')
      complaints.push(`foreign host: ${address}`);
  };
  const watchSockets = (page: Page) => void page.on('websocket', (socket) => checkHost(socket.url()));
  context.on('request', (request) => checkHost(request.url()));
  context.on('page', watchSockets);
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().stack ?? error.error()}`));
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || message.text().includes(SLOW_MACHINE)) return;
    if (PICTURE_OF_DELETED.test(message.text()) && new URL(url).pathname.startsWith('/og/')) return;
    complaints.push(`console: ${message.text()} (${url})`);
  });
  // Studio's own handler keeps such errors from the console, and so from Playwright.
  await context.addInitScript((harmless) => {
    addEventListener('error', ({ message, error }) => {
      if (message && !message.startsWith(harmless)) console.error(`uncaught: ${error?.stack ?? message}`);
    });
  }, HARMLESS);
  return complaints;
}
