import type { Page } from '@playwright/test';

/** The consent banner of a page and its controls, by role and name. */
export function consentPage(page: Page) {
  const banner = page.getByRole('region', { name: 'May we measure how this site is used?' });
  return {
    banner,
    accept: banner.getByRole('button', { name: 'Accept' }),
    reject: banner.getByRole('button', { name: 'Reject' }),
    close: banner.getByRole('button', { name: 'Close' }),
    link: banner.getByRole('link'),
    settings: page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }),
    /** Names of all cookies and storage entries of the page. */
    stored: () =>
      page.evaluate(() =>
        [
          ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? ''),
          ...Object.keys(localStorage),
          ...Object.keys(sessionStorage),
        ]
          .filter((name) => name !== '' && !name.startsWith('positions'))
          .sort(),
      ),
    answer: () => page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null')),
  };
}
