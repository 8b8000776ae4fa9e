import { expect, it } from 'vitest';
import { replyParts } from '../panel/message-log';
import { answerPassages } from './answer-passages.server';

const block = (text: string, listItem: 'bullet' | null) => ({
  _key: text,
  _type: 'block' as const,
  style: 'normal' as const,
  listItem,
  level: null,
  markDefs: null,
  children: [
    { _key: 'a', _type: 'span' as const, text: text.slice(0, 2), marks: null },
    { _key: 'b', _type: 'span' as const, text: text.slice(2), marks: ['strong'] },
  ],
});

it('formats FAQ and modules as lines of a reply', () => {
  const passages = answerPassages({
    faq: [{ _id: 'f', question: 'What?', answer: [block('All of this.', null), block('Ledger', 'bullet')] }],
    modulePages: [
      {
        _id: 'p',
        title: 'Inventory',
        modules: [
          {
            sections: [
              {
                _key: 's',
                title: 'Costing',
                subTitle: 'Three methods',
                description: null,
                bullets: [{ _key: 'b', title: 'FIFO', description: 'First in, first out.' }],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(passages.map(({ answer }) => replyParts(answer))).toEqual([
    [
      { kind: 'paragraph', text: 'All of this.' },
      { kind: 'bullets', items: ['Ledger'] },
    ],
    [
      { kind: 'heading', text: 'Costing:' },
      { kind: 'paragraph', text: 'Three methods' },
      { kind: 'bullets', items: ['FIFO: First in, first out'] },
      { kind: 'paragraph', text: 'More on the page “Inventory”.' },
    ],
  ]);
  expect(passages.map(({ subject }) => subject)).toEqual(['What?', 'Inventory Costing Three methods']);
});
