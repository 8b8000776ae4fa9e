import type { Page } from '@playwright/test';
import { content } from './content';
import { texts as siteTexts } from './site-texts';

const texts = content.consent;

/** The consent banner of a page and its controls, by role and name. */
export function consentPage(page: Page) {
  const banner = page.getByRole('region', { name: texts.title });
  return {
    banner,
    accept: banner.getByRole('button', { name: texts.accept }),
    reject: banner.getByRole('button', { name: texts.reject }),
    close: banner.getByRole('button', { name: siteTexts.frame.close }),
    link: banner.getByRole('link'),
    settings: page.getByRole('contentinfo').getByRole('button', { name: texts.settings }),
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
