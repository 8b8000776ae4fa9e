import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { paragraphFixture } from '../blocks/text-block.fixture';
import { Accordion } from './accordion';

const items = [
  { _id: 'users', question: 'Is there a minimum?', answer: [paragraphFixture('There is none.')] },
  { _id: 'time', question: 'How long does it take?', answer: [paragraphFixture('Two to six weeks.')] },
];

describe('Accordion on the server', () => {
  it('prints every answer after its question, without a hidden attribute', () => {
    const markup = renderToStaticMarkup(<Accordion items={items} anchors={[]} />);
    const texts = ['Is there a minimum?', 'There is none.', 'How long does it take?', 'Two to six weeks.'];
    const order = texts.map((text) => markup.indexOf(text));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(markup.match(/<h3[ >]/g)).toHaveLength(2);
    expect(markup).not.toMatch(/\shidden\b/);
  });

  it('renders nothing without items', () => {
    expect(renderToStaticMarkup(<Accordion items={[]} anchors={[]} />)).toBe('');
  });
});
