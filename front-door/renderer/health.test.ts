import { expect, it } from 'vitest';
import { AnswerTimes } from './health';

it('a renderer is responsive for a second after each answer', () => {
  const answers = new AnswerTimes();
  expect(answers.isResponsive(0)).toBe(false);
  answers.begin(0);
  expect(answers.isResponsive(999)).toBe(true);
  expect(answers.isResponsive(1_000)).toBe(false);
  answers.note(900);
  expect(answers.isResponsive(1_800)).toBe(true);
});

it('after a silence it catches up first, with changes that it was told of meanwhile', () => {
  const answers = new AnswerTimes();
  answers.begin(0);
  answers.note(3_000);
  expect(answers.isResponsive(3_499)).toBe(false);
  answers.note(3_400);
  expect(answers.isResponsive(3_500)).toBe(true);
});
