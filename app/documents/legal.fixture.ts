import { headingFixture, paragraphFixture } from '../blocks/text-block.fixture';
import type { LegalDocument } from '../content-model/content-types';
import { documentFields } from './article.fixture';

export const legalFixture: LegalDocument = {
  ...documentFields('legalPage', 'Privacy policy', '/plinth-rights/privacy-policy'),
  summary: 'What the public website stores in your browser, and why.',
  updatedOn: '2026-03-01',
  sampleNotice: 'Sample text for layout only.',
  blocks: null,
  body: [
    paragraphFixture('This page is content.'),
    headingFixture('h2', '1. What this covers'),
    paragraphFixture('The public website.'),
  ],
};
