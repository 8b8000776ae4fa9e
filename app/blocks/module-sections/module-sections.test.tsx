// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { attributesOf, linksOf } from '../../ui/elements.test-support';
import { renderBlock } from '../render-block.test-support';
import { ModuleSections } from './module-sections';
import { indexedModuleSectionsFixture, moduleSectionsFixture } from './module-sections.fixture';

it('has neither index nor link on a module’s own page', () => {
  const body = renderBlock(<ModuleSections block={moduleSectionsFixture} isHead={false} />);
  expect(body.querySelector('nav')).toBeNull();
  expect(body.querySelector('a')).toBeNull();
});

it('indexes the sections where configured, and labels each link with its subject', () => {
  const body = renderBlock(<ModuleSections block={indexedModuleSectionsFixture} isHead={false} />);
  const index = attributesOf(body, 'nav a', 'href');
  expect(index).toEqual(['#tracking', '#valuation']);
  const onward = linksOf(body, 'section section a');
  expect(onward).toEqual([
    ['Read more: Tracking', '/features/tracking'],
    ['Read more: Pricing and costing', '/features/costing'],
  ]);
});
