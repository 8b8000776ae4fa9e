import { expect, it } from 'vitest';
import { analyticsSetup, defaultConsentTexts } from './analytics-setup.server';

const brand = { productName: 'Sample', productSlug: 'sample', applicationHost: 'https://app.site.example' };
const own = { ...defaultConsentTexts({ language: 'en-GB' }), title: 'May we?' };
const configured = { CLARITY_PROJECT_ID: 'sample1', SITE_URL: 'https://site.example' };
const visit = (Cookie?: string) =>
  new Request('http://localhost/pricing', Cookie === undefined ? {} : { headers: { Cookie } });

it('is nothing where analytics is not configured', () => {
  expect(
    analyticsSetup(visit(), own, brand, { language: 'en-GB' }, { SITE_URL: 'https://site.example' }),
  ).toBeNull();
});

it('has the editors’ texts, or the defaults', () => {
  expect(analyticsSetup(visit(), own, brand, { language: 'en-GB' }, configured)).toEqual({
    projectId: 'sample1',
    consentTexts: own,
  });
  const fallback = analyticsSetup(visit(), null, brand, { language: 'de' }, configured)?.consentTexts;
  expect(fallback?.title).toBe(defaultConsentTexts({ language: 'de' }).title);
  expect(fallback?.cookiesLink?.href).toBe('/sample-rights/cookies');
});

it.each([
  ['theme=b; __Host-preview=a', null],
  ['preview=a', 'sample1'],
])(
  'with the cookie %s shows the consent texts, and records a visit in the project %s',
  (cookie, projectId) => {
    const setup = analyticsSetup(visit(cookie), own, brand, { language: 'en-GB' }, configured);
    expect(setup).toEqual({ projectId, consentTexts: own });
  },
);
