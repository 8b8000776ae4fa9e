import { headingFixture, paragraphFixture } from '../blocks/text-block.fixture';
import type { LegalDocument } from '../content/content-types';

export const legalFixture: LegalDocument = {
  _id: 'legal-privacy',
  _type: 'legalPage',
  _updatedAt: '2026-03-02T09:00:00Z',
  title: 'Privacy policy',
  path: '/plinth-rights/privacy-policy',
  seo: { title: null, description: 'What the website stores.', noindex: null, image: null },
  summary: 'What the public website stores in your browser, and why.',
  updatedOn: '2026-03-01',
  sampleNotice: 'Sample text for layout only.',
  body: [
    paragraphFixture('This page is content.'),
    headingFixture('h2', '1. What this covers'),
    paragraphFixture('The public website.'),
  ],
};
