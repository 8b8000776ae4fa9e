// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { splitHead } from '../../ui/band.css';
import { attributesOf } from '../../ui/elements.test-support';
import { renderBlock } from '../render-block.test-support';
import { TestimonialRow } from './testimonial-row';
import { place } from './testimonial-row.css';
import { testimonialRowFixture } from './testimonial-row.fixture';

const render = (change: Partial<typeof testimonialRowFixture> = {}) =>
  renderBlock(<TestimonialRow block={{ ...testimonialRowFixture, ...change }} isHead={false} />);

it('the company’s logo has its name from the content', () => {
  const labels = attributesOf(render(), 'figure > div [role="img"]', 'aria-label');
  expect(labels).toEqual(testimonialRowFixture.testimonials.map(({ companyLogoAlt }) => companyLogoAlt));
});

it('a portrait is decorative or has its own alternative text', () => {
  const described = render().querySelectorAll('figcaption [role="img"]');
  expect(Array.from(described, (portrait) => portrait.getAttribute('aria-label'))).toEqual([
    'Tom Adeyemi in the warehouse',
  ]);
  expect(render().querySelectorAll('figcaption svg')).toHaveLength(3);
});

it('only the first is large', () => {
  const items = Array.from(render().querySelectorAll('li'));
  expect(items.map((item) => item.className)).toEqual([place.large, place.small, place.small]);
});

it('one alone is beside its title', () => {
  const body = render({ testimonials: testimonialRowFixture.testimonials.slice(0, 1) });
  expect(body.querySelector('h2')?.parentElement?.className).toBe(splitHead);
  expect(body.querySelectorAll('li > figure')).toHaveLength(1);
});
