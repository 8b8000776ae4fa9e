// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderBlock } from '../render-block.test-support';
import { FactsRow } from './facts-row';
import { factsRowFixture } from './facts-row.fixture';

it('each figure is defined by its own label, in the order of the content', () => {
  const body = renderBlock(<FactsRow block={factsRowFixture} isHead={false} />);
  const pairs = Array.from(body.querySelectorAll('dl > div'), (pair) => [
    pair.querySelector('dd')?.textContent,
    pair.querySelector('dt')?.textContent,
  ]);
  expect(pairs).toEqual(factsRowFixture.facts.map((fact) => [fact.figure, fact.label]));
});

it('it renders nothing without facts', () => {
  const body = renderBlock(<FactsRow block={{ ...factsRowFixture, facts: [] }} isHead={false} />);
  expect(body.innerHTML).toBe('');
});
