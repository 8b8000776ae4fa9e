// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { attributesOf, linksOf, textsOf } from '../../ui/elements.test-support';
import { renderBlock } from '../render-block.test-support';
import { ModuleSections } from './module-sections';
import { indexedModuleSectionsFixture, moduleSectionsFixture } from './module-sections.fixture';

const sectionsOf = (body: HTMLElement) => Array.from(body.querySelectorAll('section section'));

describe('ModuleSections', () => {
  it('shows the sections in order, each under its own anchor', () => {
    const body = renderBlock(<ModuleSections block={moduleSectionsFixture} isHead={false} />);
    expect(sectionsOf(body).map((section) => section.id)).toEqual(['tracking', 'valuation']);
    expect(textsOf(body, 'h2')).toEqual(['Tracking', 'Pricing and costing']);
  });

  it('lists a section’s points, and prints no empty list', () => {
    const body = renderBlock(<ModuleSections block={moduleSectionsFixture} isHead={false} />);
    const points = sectionsOf(body).map((section) => section.querySelectorAll('ul > li').length);
    expect(points).toEqual([2, 0]);
    expect(body.querySelectorAll('ul')).toHaveLength(1);
  });

  it('puts the text before the picture, on either side', () => {
    const body = renderBlock(<ModuleSections block={moduleSectionsFixture} isHead={false} />);
    for (const section of sectionsOf(body)) {
      const heading = section.querySelector('h2');
      const picture = section.querySelector('figure, svg');
      const order = heading && picture ? heading.compareDocumentPosition(picture) : 0;
      expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  });

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
});
