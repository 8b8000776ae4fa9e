import { readPage } from './read-page';

/** What the page of results shows, without running scripts. */
export async function readSearch(url: string, query: string, init: RequestInit = {}) {
  const page = await readPage(`${url}/search?${new URLSearchParams({ q: query })}`, init);
  const rows = [...page.document.querySelectorAll('main ol > li:has(h2)')];
  const results = rows.map((row) => ({
    href: row.querySelector('h2 a')?.getAttribute('href') ?? '',
    title: row.querySelector('h2')?.textContent ?? '',
    section: row.querySelector('h2 + p:not(:last-child)')?.textContent ?? null,
    text: row.textContent ?? '',
    marks: [...row.querySelectorAll('mark')].map((mark) => mark.textContent ?? ''),
  }));
  const field = page.document.querySelector<HTMLInputElement>('main input[name="q"]');
  return { ...page, results, field: field?.getAttribute('value') ?? null };
}
