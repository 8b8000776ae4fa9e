import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Accordion } from './accordion';

const items = [
  { id: 'users', question: 'Is there a minimum?', answer: 'There is none.' },
  { id: 'time', question: 'How long does it take?', answer: 'Two to six weeks.' },
];

describe('Accordion on the server', () => {
  it('prints every answer after its question, without a hidden attribute', () => {
    const markup = renderToStaticMarkup(<Accordion items={items} />);
    const order = items.flatMap((item) => [markup.indexOf(item.question), markup.indexOf(item.answer)]);
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(markup.match(/<h3[ >]/g)).toHaveLength(2);
    expect(markup).not.toMatch(/\shidden\b/);
  });

  it('renders nothing without items', () => {
    expect(renderToStaticMarkup(<Accordion items={[]} />)).toBe('');
  });
});
