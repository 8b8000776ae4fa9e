import { expect, it } from 'vitest';
import type { SiteLanguage } from '../content-model/content-types';
import { markupOf } from '../ui/static-markup.test-support';
import { PageFrame } from './page-frame';
import { navigationFixture, settingsFixture } from './site.fixture';

const DE: SiteLanguage = { language: 'de', name: 'Deutsch', path: '/de' };
const AR = { language: 'ar', name: 'العربية', path: '/ar' };
const FR: SiteLanguage = { language: 'fr', name: 'Français' };
const all = (...others: SiteLanguage[]) => [{ language: 'en-GB', name: 'English', path: '/' }, DE, ...others];

function pageIn(languages: SiteLanguage[] | undefined) {
  const site = { settings: { ...settingsFixture, languages }, navigation: navigationFixture, year: 2031 };
  const translations = { de: '/de/preise' };
  return markupOf(
    <PageFrame site={site} path="/pricing" endCap={null} translations={translations}>
      <p />
    </PageFrame>,
  );
}

function linksOf(languages: SiteLanguage[] | undefined) {
  return [...pageIn(languages).matchAll(/<a href="([^"]*)" lang="([^"]*)"/g)].map(
    ([, href, language]) => `${language} ${href}`,
  );
}

it('a site in one language has no switch', () => {
  expect(linksOf(undefined)).toEqual([]);
});

it('leads to the translation in header, drawer and footer, else to the home page; the header has room for one', () => {
  expect(linksOf(all())).toEqual(Array(3).fill('de /de/preise'));
  expect(linksOf(all(AR))).toEqual(Array(2).fill(['de /de/preise', 'ar /ar']).flat());
});

it('leaves a language out that has neither', () => {
  expect(linksOf(all(FR))).toEqual(Array(3).fill('de /de/preise'));
});

it.each([
  ['fr', 'Français', 'FR'],
  ['pt-BR', 'Português', 'PT'],
  ['en-US', 'American English', 'EN-US'],
])('the header names %s by its code, drawer and footer by its name', (language, name, code) => {
  const html = pageIn(all().slice(0, 1).concat({ language, name, path: '/other' }));
  const links = [...html.matchAll(/<a href="\/other"[^>]*>([^<]*)/g)].map(([link, text]) => [
    text,
    link.includes(`aria-label="${code} – ${name}" title="${name}"`),
  ]);
  expect(links.sort()).toEqual(
    [
      [code, true],
      [name, false],
      [name, false],
    ].sort(),
  );
});
