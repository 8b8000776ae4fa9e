import type { Page } from '@playwright/test';

/**
 * Collects a page's console errors and warnings, exceptions, and refused or failed requests from now on.
 * @returns the list, filled as they occur
 */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      found.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A prefetch of a page's data is aborted when the pointer leaves the link; what is fetched at idle, when the page is.
    const mayBeAborted =
      request.url().includes('?_data=') || ['image', 'script'].includes(request.resourceType());
    if (reason !== 'net::ERR_ABORTED' || !mayBeAborted) found.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`);
  });
  return found;
}
