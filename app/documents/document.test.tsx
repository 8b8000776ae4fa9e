// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.test-support';
import { mediaRowFixture, proseFixture } from '../blocks/text-blocks.fixture';
import type { PageDocument } from '../content/content-types';
import { text } from '../ui/text-and-media.css';
import { Document } from './document';

const row = (_key: string, title: string) => ({ ...mediaRowFixture, _key, title });

const page: PageDocument = {
  _id: 'page',
  _type: 'page',
  _updatedAt: '2026-03-14T10:00:00Z',
  title: 'Page',
  path: '/page',
  seo: { title: null, description: 'A page.', noindex: null, image: null },
  endCap: null,
  blocks: [row('a', 'One'), row('b', 'Two'), row('c', 'Three'), proseFixture, row('d', 'Four')],
};

it('mirrors every second of the rows of text and picture that follow each other, and keeps the text first', () => {
  const body = renderBlock(<Document document={page} legalLinks={[]} path="/page" />);
  const sides = [...body.querySelectorAll('h1, h2')].flatMap((title) => {
    const words = title.closest(`.${text.left}, .${text.right}`);
    if (!words) return [];
    expect(words.previousElementSibling).toBeNull();
    return [[title.textContent, words.className === text.left ? 'picture left' : 'picture right']];
  });
  expect(sides).toEqual([
    ['One', 'picture right'],
    ['Two', 'picture left'],
    ['Three', 'picture right'],
    ['Four', 'picture right'],
  ]);
});
