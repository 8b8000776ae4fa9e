// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderBlock } from '../render-block.test-support';
import { FaqList } from './faq-list';
import { faqListFixture } from './faq-list.fixture';

it('has every answer in the HTML, paragraph by paragraph', () => {
  const body = renderBlock(<FaqList block={faqListFixture} isHead={false} />);
  const answers = Array.from(body.querySelectorAll('h3 + *'));
  expect(answers.map((answer) => answer.querySelectorAll('p').length)).toEqual([1, 2, 1]);
  expect(answers[2]?.textContent).toBe('We offer demos instead of a free trial.');
});

it('links to all questions, and only where there is a link', () => {
  const linked = renderBlock(<FaqList block={faqListFixture} isHead={false} />);
  expect(linked.querySelector('a')?.getAttribute('href')).toBe('/company/faq');
  const plain = renderBlock(<FaqList block={{ ...faqListFixture, link: null }} isHead={false} />);
  expect(plain.querySelector('a')).toBeNull();
});

it('gives each question an address, once on a page', () => {
  const [first] = faqListFixture.items;
  const items = [...faqListFixture.items, ...(first ? [first] : [])];
  const body = renderBlock(<FaqList block={{ ...faqListFixture, items }} isHead={false} />);
  const addressed = Array.from(body.querySelectorAll('[id^="question-"]'));
  expect(addressed).toHaveLength(faqListFixture.items.length);
  expect(addressed.map((item) => item.querySelector('h3')?.textContent)).toEqual(
    faqListFixture.items.map((item) => item.question),
  );
});
