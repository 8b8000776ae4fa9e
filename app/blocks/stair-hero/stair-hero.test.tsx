// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { step } from '../../ui/stair.css';
import { renderBlock } from '../render-block.test-support';
import { StairHero } from './stair-hero';
import { stairHeroFixture } from './stair-hero.fixture';

const render = (change: Partial<typeof stairHeroFixture> = {}) =>
  renderBlock(<StairHero block={{ ...stairHeroFixture, ...change }} isHead={true} />);

it('text comes first, then the sheet, then the courses', () => {
  const order = Array.from(render().querySelectorAll('h1, figure, li'), (element) => element.tagName);
  expect(order).toEqual(['H1', 'FIGURE', 'LI', 'LI', 'LI', 'LI', 'LI', 'LI']);
});

it('the last course is the base, for any number of courses', () => {
  const levels = (count: number) =>
    Array.from(
      render({ courses: stairHeroFixture.courses.slice(0, count) }).querySelectorAll('li'),
      (item) => item.className,
    );
  expect(levels(6)).toEqual([step.c5, step.c4, step.c3, step.c2, step.c1, step.c0]);
  expect(levels(2)).toEqual([step.c1, step.c0]);
});

it('more than six courses share the topmost step', () => {
  const extra = stairHeroFixture.courses.map((course) => ({ ...course, _key: `${course._key}-2` }));
  const items = render({ courses: [...extra, ...stairHeroFixture.courses] }).querySelectorAll('li');
  expect(Array.from(items, (item) => item.className).slice(0, 7)).toEqual(new Array(7).fill(step.c5));
});
