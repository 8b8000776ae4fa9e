// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { linksOf } from '../../ui/elements.test-support';
import { renderBlock } from '../render-block.test-support';
import { CapabilityGrid, NotAvailableLabel } from './capability-grid';
import { capabilityGridFixture } from './capability-grid.fixture';

const cardOf = (body: HTMLElement, title: string) => {
  const heading = Array.from(body.querySelectorAll('h3')).find((element) => element.textContent === title);
  const card = heading?.closest('li');
  if (!card) throw new Error(`No card with the title ${title}`);
  return card;
};

const render = (change: Partial<typeof capabilityGridFixture> = {}) =>
  renderBlock(<CapabilityGrid block={{ ...capabilityGridFixture, ...change }} isHead={false} />);

it('only cards that are not enabled have a text that says so', () => {
  const body = render();
  for (const card of capabilityGridFixture.cards) {
    const said = cardOf(body, card.title).textContent?.includes('Not available');
    expect(said, card.title).toBe(!card.enabled);
  }
});

it('the text is the editors’ where site settings provide it', () => {
  const body = renderBlock(
    <NotAvailableLabel.Provider value="Not yet">
      <CapabilityGrid block={capabilityGridFixture} isHead={false} />
    </NotAvailableLabel.Provider>,
  );
  expect(cardOf(body, 'Integrated CRM').textContent).toContain('Not yet');
  expect(body.textContent).not.toContain('Not available');
});

it('the title of a card with a target is a link, and no other', () => {
  const links = linksOf(render(), 'a');
  expect(links).toEqual([['Inventory tracking', '/features']]);
});

it('a card that is not enabled has a minus instead of a check', () => {
  const body = render();
  expect(cardOf(body, 'Procurement').querySelectorAll('.lucide-check')).toHaveLength(2);
  expect(cardOf(body, 'Procurement').querySelectorAll('.lucide-minus')).toHaveLength(0);
  expect(cardOf(body, 'Integrated CRM').querySelectorAll('.lucide-check')).toHaveLength(0);
  expect(cardOf(body, 'Integrated CRM').querySelectorAll('.lucide-minus')).toHaveLength(2);
});
