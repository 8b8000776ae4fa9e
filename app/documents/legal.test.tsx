// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.test-support';
import { Legal } from './legal';
import { legalFixture, legalLinksFixture } from './legal.fixture';

const show = (document = legalFixture, links = legalLinksFixture) =>
  renderBlock(<Legal document={document} legalLinks={links} path="/plinth-rights/privacy-policy" />);

it('lists all legal documents and marks this one, for any spelling of its link', () => {
  const links = Array.from(show().querySelectorAll('nav[aria-label="Legal documents"] a'), (link) => [
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);
  expect(links).toEqual([
    ['/plinth-rights/terms-of-service', null],
    ['/plinth-rights/privacy-policy', 'page'],
    ['/plinth-rights/cookies', null],
  ]);
});

it('puts the sample notice before the text', () => {
  const note = show().querySelector('[role="note"]');
  expect(note?.textContent).toBe('Sample text for layout only.');
  expect(note?.nextElementSibling?.textContent).toBe('This page is content.');
});
