import { describe, expect, it } from 'vitest';
import { createFaqAssistant } from './faq-assistant.server';

const passage = (subject: string, answer: string) => ({ id: subject, subject, text: answer, answer });
const ask = createFaqAssistant([
  passage('How is pricing worked out?', 'By users, through a custom quote.'),
  passage('Do you offer a free trial?', 'We offer demos.'),
  passage('What is your uptime?', 'Almost always.'),
  passage('Counting stock', 'Count shelves, one by one, with people.'),
]);
const answer = (question: string) => {
  const finding = ask(question);
  return finding.kind === 'found' ? finding.answer : finding.kind;
};

describe('createFaqAssistant', () => {
  it.each([
    ['How is pricing worked out?', 'By users, through a custom quote.'],
    ['PRICES?', 'By users, through a custom quote.'],
    ['how much does it cost', 'By users, through a custom quote.'],
    ['is it expensive', 'By users, through a custom quote.'],
    ['can i have a demonstration', 'We offer demos.'],
    ['your uptme', 'Almost always.'],
    ['uptime—guaranteed?', 'Almost always.'],
    ['shelves one by one', 'Count shelves, one by one, with people.'],
    ['do you count llamas', 'Count shelves, one by one, with people.'],
    ['llamas with shelves', 'unknown'],
    ['zebra', 'unknown'],
    ['I want to talk to somebody', 'unknown'],
    ['', 'nothing-asked'],
    ['?!', 'nothing-asked'],
    ['Hello, how are you?', 'nothing-asked'],
    ['constructor __proto__', 'unknown'],
  ])('%j', (question, expected) => {
    expect(answer(question)).toBe(expected);
  });

  it('handles the longest question', () => {
    const start = performance.now();
    answer('pricing uptime zebra '.repeat(190));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
