// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderBlock } from '../render-block.test-support';
import { Openings } from './openings';
import { openingsFixture } from './openings.fixture';

it('shows each opening in order, with where to apply and the address to copy', () => {
  const body = renderBlock(<Openings block={openingsFixture} isHead={false} />);
  const openings = Array.from(body.querySelectorAll('section li:has(h3)'), (opening) => ({
    title: opening.querySelector('h3')?.textContent,
    points: opening.querySelectorAll('li').length,
    link: opening.querySelector('a')?.getAttribute('href'),
    name: opening.querySelector('a')?.getAttribute('aria-label'),
    printed: opening.querySelector('a + p')?.textContent,
  }));
  expect(openings).toEqual([
    {
      title: 'Support specialist',
      points: 2,
      link: 'mailto:jobs@plinth.example?subject=Support%20specialist',
      name: 'Apply by e-mail: Support specialist',
      printed: 'jobs@plinth.example',
    },
    {
      title: 'Buyer',
      points: 1,
      link: 'https://jobs.plinth.example/buyer',
      name: 'Apply by e-mail: Buyer',
      printed: undefined,
    },
  ]);
});

it('shows the editors’ text in place of an empty list', () => {
  const body = renderBlock(<Openings block={{ ...openingsFixture, openings: [] }} isHead={false} />);
  expect(body.querySelector('ul')).toBeNull();
  expect(body.textContent).toContain(openingsFixture.emptyText);
});
