// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textsOf } from '../../ui/elements.test-support';
import { renderBlock } from '../render-block.test-support';
import { Prose } from './prose';
import { proseFixture } from './prose.fixture';

it('shows the text with its headings and their anchors, under the block’s anchor', () => {
  const body = renderBlock(<Prose block={proseFixture} isHead={false} />);
  const headings = Array.from(body.querySelectorAll('section#detail :is(h2, h3)'), (heading) => [
    heading.tagName,
    heading.id,
  ]);
  expect(headings).toEqual([
    ['H2', 'by-role'],
    ['H3', 'warehouse-roles'],
  ]);
  expect(body.querySelector('[role="note"]')?.textContent).toBe('Managers, pickers and auditors.');
});

it('sets the text of a section beside its title, and what is before the first one alone', () => {
  const body = renderBlock(<Prose block={proseFixture} isHead={false} />);
  expect(textsOf(body, 'section section > div > div')).toEqual([
    'Training follows the work that somebody does.',
    'By role',
    'An accountant starts with the ledger.Warehouse rolesManagers, pickers and auditors.',
  ]);
});
