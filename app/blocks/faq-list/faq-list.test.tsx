// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderBlock } from '../render-block.test-support';
import { FaqList } from './faq-list';
import { faqListFixture } from './faq-list.fixture';

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
