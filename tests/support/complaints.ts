import type { Page } from '@playwright/test';

/**
 * Everything a browser complains of from now on while a page is open: console, exceptions, refused or failed requests.
 * @returns a list that grows
 */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      found.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    // Chromium reports a view transition between documents that it leaves out, for instance on a slow machine.
    if (error.message !== 'Transition was skipped') found.push(`exception: ${error.message}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A page's data that is fetched in advance is let go of with the link that was reached for.
    const isLetGo = reason === 'net::ERR_ABORTED' && request.url().includes('?_data=');
    if (!isLetGo) found.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`);
  });
  return found;
}
