// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Block as BlockData } from '../content-model/content-types';
import { tone } from '../theme/tone.css';
import { splitHead } from '../ui/band.css';
import { attributesOf, linksOf, textsOf } from '../ui/elements.test-support';
import { Block } from './block';
import { placeBlocks } from './block-ids';
import {
  capabilityGridFixture,
  employeeQuotesFixture,
  industryGridFixture,
  testimonialRowFixture,
  valueGridFixture,
} from './card-blocks.fixture';
import { renderBlock } from './render-block.test-support';
import { place } from './testimonial-row/testimonial-row.css';
import { plain } from './value-grid/value-grid.css';

const show = (data: BlockData) =>
  renderBlock(
    <main>
      {placeBlocks([data]).map(({ block, ids }) => (
        <Block key={block._key} block={block} isHead={false} ids={ids} />
      ))}
    </main>,
  );
const cardsOf = (body: HTMLElement) => [...body.querySelectorAll('ul > li')].filter((card) => card.id !== '');

describe('the grid of capabilities', () => {
  const cardOf = (body: HTMLElement, title: string) =>
    [...body.querySelectorAll('li')].find((card) => card.querySelector('h3')?.textContent === title);

  it('says which card is not available', () => {
    const body = show(capabilityGridFixture);
    const saying = capabilityGridFixture.cards.map(({ title }) =>
      cardOf(body, title)?.textContent?.includes('Not available'),
    );
    expect(saying).toEqual([false, false, true]);
  });

  it('links the title of a card with a target, and no other', () => {
    expect(linksOf(show(capabilityGridFixture), 'a')).toEqual([['Inventory tracking', '/features']]);
  });

  it.each([
    ['Procurement', [2, 0]],
    ['Integrated CRM', [0, 2]],
  ])('marks the points of %s by %j checks and minuses', (title, signs) => {
    const card = cardOf(show(capabilityGridFixture), title);
    expect(['check', 'minus'].map((sign) => card?.querySelectorAll(`.lucide-${sign}`).length)).toEqual(signs);
  });
});

it('employees have a position, and their years spelled out', () => {
  const body = show(employeeQuotesFixture);
  const captions = [...body.querySelectorAll('ul > li')].map((cell) =>
    textsOf(cell, 'figcaption span:not(:has(span))'),
  );
  expect(captions[0]).toEqual(['Lena Fischer (3)', 'Consultant', '3 years here']);
  expect(captions.map((caption) => caption.at(-1))).toEqual([
    '3 years here',
    '1 year here',
    'In the first year here',
    '10 years here',
    'In the first year here',
    '1 year here',
  ]);
});

describe('the grid of industries', () => {
  it('gives each card the id of its industry', () => {
    const ids = cardsOf(show(industryGridFixture)).map(({ id }) => id);
    expect(ids).toEqual(industryGridFixture.industries.map(({ id }) => id));
  });

  it('has cards of h3 under the title, and of h2 where the block has none', () => {
    const titled = show(industryGridFixture);
    expect(['h2', 'li h3'].map((name) => titled.querySelectorAll(name).length)).toEqual([1, 2]);
    const untitled = show({ ...industryGridFixture, title: null });
    expect(['li h2', 'h3'].map((name) => untitled.querySelectorAll(name).length)).toEqual([2, 0]);
    expect(untitled.querySelector('section')?.hasAttribute('aria-labelledby')).toBe(false);
  });
});

describe('the row of testimonials', () => {
  it('names the logo of the company, and a portrait that has a text', () => {
    const body = show(testimonialRowFixture);
    const labels = (within: string) => attributesOf(body, `${within} [role="img"]`, 'aria-label');
    expect(labels('figure > div')).toEqual(['Halden & Rye', 'Northquay', 'Kestrel Civil']);
    expect(labels('figcaption')).toEqual(['Tom in the warehouse']);
    expect(body.querySelectorAll('figcaption svg')).toHaveLength(3);
  });

  it('has a large one first, small ones after it', () => {
    const looks = [...show(testimonialRowFixture).querySelectorAll('li')].map(({ className }) => className);
    expect(looks).toEqual([place.large, place.small, place.small]);
  });

  it('sets one alone beside its title', () => {
    const testimonials = testimonialRowFixture.testimonials.slice(0, 1);
    const body = show({ ...testimonialRowFixture, testimonials });
    expect(body.querySelector('h2')?.parentElement?.className).toBe(splitHead);
    expect(body.querySelectorAll('li > figure')).toHaveLength(1);
  });
});

describe('the grid of values', () => {
  const { values } = valueGridFixture;
  const cards = (shown = values) => cardsOf(show({ ...valueGridFixture, values: shown }));
  const only = (change: Partial<(typeof values)[number]>) =>
    cards(values.slice(0, 1).map((value) => ({ ...value, ...change })))[0]?.className;

  it('shows the values in order under their own anchors', () => {
    expect(cards().map((card) => [card.id, card.querySelector('h3')?.textContent])).toEqual(
      values.map(({ id, title }) => [id, title]),
    );
  });

  it('draws a picture where `hasImage` is set, or else a bed under its own mineral', () => {
    expect(cards().map((card) => card.querySelectorAll('svg').length)).toEqual([1, 1, 0]);
    expect(cards().map((card) => card.className === `${plain} ${tone.moss}`)).toEqual([false, false, true]);
  });

  it('falls back to the neutral mineral where none is chosen or the picture is missing', () => {
    expect(only({ hasImage: false, color: null })).toBe(`${plain} ${tone.iron}`);
    expect(only({ image: null, color: 'clay' })).toBe(`${plain} ${tone.clay}`);
  });
});
