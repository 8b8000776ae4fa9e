// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../ui/elements.test-support';
import { renderBlock } from '../render-block.test-support';
import { MissionSections } from './mission-sections';
import { missionSectionsFixture } from './mission-sections.fixture';

describe('MissionSections', () => {
  it('joins the two halves of each title in one heading', () => {
    const body = renderBlock(<MissionSections block={missionSectionsFixture} isHead={false} />);
    expect(textsOf(body, 'h2')).toEqual(['What drives us', 'Our future']);
    expect(body.querySelector('h2 span')?.textContent).toBe('What');
  });

  it('styles the first paragraph of each section differently', () => {
    const body = renderBlock(<MissionSections block={missionSectionsFixture} isHead={false} />);
    const [first, second] = Array.from(body.querySelectorAll('section section'), (section) =>
      Array.from(section.querySelectorAll('p'), (paragraph) => paragraph.className),
    );
    expect(first).toHaveLength(3);
    expect(first?.[0]).not.toBe(first?.[1]);
    expect(first?.[1]).toBe(first?.[2]);
    expect(second).toEqual([first?.[0]]);
  });

  it('has the text before the picture in both sections', () => {
    const body = renderBlock(<MissionSections block={missionSectionsFixture} isHead={false} />);
    const pictureLeads = Array.from(body.querySelectorAll('section section'), (section) => {
      const heading = section.querySelector('h2');
      const picture = section.querySelector('svg');
      return heading && picture
        ? Boolean(picture.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING)
        : null;
    });
    expect(pictureLeads).toEqual([false, false]);
  });

  it('exposes a picture with alternative text and hides a decorative one', () => {
    const body = renderBlock(<MissionSections block={missionSectionsFixture} isHead={false} />);
    const [decorative, speaking] = Array.from(body.querySelectorAll('svg'));
    expect(decorative?.getAttribute('aria-hidden')).toBe('true');
    expect(speaking?.getAttribute('aria-label')).toBe('Five columns, each taller than the one before');
  });
});
