// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textsOf } from '../../ui/elements.test-support';
import { course } from '../../ui/stair.css';
import { renderBlock } from '../render-block.test-support';
import { ProductStory } from './product-story';
import { productStoryFixture } from './product-story.fixture';

const render = (change: Partial<typeof productStoryFixture> = {}, isHead = false) =>
  renderBlock(<ProductStory block={{ ...productStoryFixture, ...change }} isHead={isHead} />);
const { steps } = productStoryFixture;

it('each step is a radio button of one group, named and described by its own texts', () => {
  const body = render();
  const group = body.querySelector('[role="radiogroup"]');
  expect(group?.getAttribute('aria-labelledby')).toBe(body.querySelector('h2')?.id);
  const radios = [...body.querySelectorAll('input')];
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  expect(radios.map(({ checked }) => checked)).toEqual(steps.map((_, index) => index === 0));
  const text = (radio: Element, attribute: string) =>
    body.querySelector(`#${radio.getAttribute(attribute)}`)?.textContent;
  expect(radios.map((radio) => [text(radio, 'aria-labelledby'), text(radio, 'aria-describedby')])).toEqual(
    steps.map(({ title, description }) => [title, description]),
  );
});

it('the part of a step follows right after its course: styles, and readers without them, rely on it', () => {
  const courses = [...render().querySelectorAll('[role="radiogroup"] > label')];
  const headings = courses.map(
    ({ nextElementSibling }) => nextElementSibling?.querySelector('h3')?.textContent,
  );
  expect(headings).toEqual(steps.map(({ title }) => title));
});

it('each part leads to the next step, and the last to the first', () => {
  const body = render();
  const radios = [...body.querySelectorAll('input')];
  const ways = [...body.querySelectorAll('[role="radiogroup"] > div label')];
  expect(ways.map((label) => label.getAttribute('for'))).toEqual(
    [...radios.slice(1), radios[0]].map((radio) => radio?.id),
  );
  expect(ways.map(({ textContent }) => textContent)).toEqual(new Array(steps.length).fill('Next'));
});

it('the last course is the base, for any number of steps', () => {
  const classes = (count: number) =>
    [...render({ steps: steps.slice(0, count) }).querySelectorAll('[role="radiogroup"] > label')].map(
      ({ className }) => className,
    );
  expect(classes(6).at(-1)).toContain(course.c0);
  expect(classes(6)[0]).toContain(course.c5);
  expect(classes(2)[0]).toContain(course.c1);
});

it('the tables of a step are read out by the title of their sheet; a step without one is its texts alone', () => {
  expect(textsOf(render(), 'caption')).toEqual(new Array(3).fill('General ledger, 31 March 2026'));
  const body = render({ steps: steps.map((step) => ({ ...step, view: null })) });
  expect(body.querySelectorAll('table')).toHaveLength(0);
  expect(body.querySelectorAll('h3')).toHaveLength(steps.length);
});
