// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { BlockOf } from '../../content-model/content-types';
import { textsOf } from '../../ui/elements.test-support';
import { renderBlock } from '../render-block.test-support';
import { PageHero } from './page-hero';
import { across, band, beside } from './page-hero.css';
import {
  bandHeroFixture,
  industryHeroFixture,
  ledgerHeroFixture,
  pageHeroFixture,
  plainHeroFixture,
  stripHeroFixture,
} from './page-hero.fixture';

const render = (block: BlockOf<'pageHero'>) => renderBlock(<PageHero block={block} isHead={true} />);

/** The strip of three courses is the section's second part; it is not read out. */
const strip = (body: HTMLElement) => body.querySelector('section > [aria-hidden="true"]');

const inside = (body: HTMLElement) => body.querySelector('section > div > div')?.className;

describe.each([
  ['sheet', pageHeroFixture, beside.standing, true],
  ['illustration', industryHeroFixture, beside.level, false],
  ['strip', stripHeroFixture, across.strip, true],
  ['plain', plainHeroFixture, across.rule, false],
  ['ledger', ledgerHeroFixture, across.rule, false],
  ['band', bandHeroFixture, across.open, false],
])('layout %s', (_name, fixture, className, onStrip) => {
  it('has one h1, the layout’s own frame, and the strip or not', () => {
    const body = render(fixture);
    expect(textsOf(body, 'h1')).toEqual([fixture.title]);
    expect(inside(body)).toBe(className);
    expect(strip(body) !== null).toBe(onStrip);
  });

  it('prints no empty elements', () => {
    const body = render({ ...fixture, lead: null, actions: null, image: null });
    expect(body.querySelectorAll('p, a, figure, [role="img"]')).toHaveLength(0);
  });
});

it('text, actions and picture come in this order', () => {
  const order = Array.from(
    render(pageHeroFixture).querySelectorAll('h1, p, a, figure'),
    (part) => part.tagName,
  );
  expect(order.slice(0, 5)).toEqual(['H1', 'P', 'A', 'A', 'FIGURE']);
});

it('without its sheet the text is on the strip', () => {
  const body = render({ ...pageHeroFixture, image: null });
  expect(inside(body)).toBe(across.strip);
  expect(strip(body)).not.toBeNull();
});

it('a plain title with a lead has no rule below', () => {
  expect(inside(render({ ...plainHeroFixture, lead: 'Practical guides.' }))).toBe(across.open);
});

it('a band has the dark ground', () => {
  expect(render(bandHeroFixture).querySelector('section')?.className).toBe(band);
});
