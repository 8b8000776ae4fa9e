import { describe, expect, it } from 'vitest';
import { marked, passage } from './passage';

const shown = (parts: ReturnType<typeof marked>) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('marked', () => {
  it.each([
    ['Stock in the stockroom.', ['stock'], '[Stock] in the stockroom.'],
    ['An e-mail, an e mail.', ['email'], 'An [e-mail], an e mail.'],
    ['A <b>stock</b> & more', ['stock', 'b'], 'A <[b]>[stock]</[b]> & more'],
    ['Größe', ['grosse'], '[Größe]'],
    ['Nothing', ['stock'], 'Nothing'],
    ['', ['stock'], ''],
  ])('%j for %j', (text, words, expected) => {
    expect(shown(marked(text, new Set(words)))).toBe(expected);
  });
});

describe('passage', () => {
  const filler = 'Nothing that was asked for stands in this sentence. ';

  it('is the whole of a short text', () => {
    expect(shown(passage('One line.\nStock here.', new Set(['stock'])))).toBe('One line. [Stock] here.');
  });

  it('begins where a sentence does, before the first of most words, and ends between words', () => {
    const text = `${filler.repeat(6)}Count the stock in the bin before you close. ${filler.repeat(6)}`;
    const found = shown(passage(text, new Set(['stock', 'bin'])));
    expect(found).toMatch(/^… /);
    expect(found).toContain('Count the [stock] in the [bin]');
    expect(found).toMatch(/[a-z] …$/);
    expect(found.length).toBeLessThan(240);
  });

  it('sets a title apart from the text after it, which a sentence is by its own sign', () => {
    const [{ text = '' } = {}] = passage('One line\nOrders have lines.\nThey are short.', new Set());
    expect(text).toBe('One line \u00b7 Orders have lines. They are short.');
  });

  it('is the beginning of a text that has none of the words', () => {
    expect(shown(passage(filler.repeat(9), new Set(['stock'])))).toMatch(/^Nothing that was .* …$/);
  });

  it('of one endless word is cut', () => {
    expect(shown(passage('x'.repeat(10_000), new Set(['stock']))).length).toBeLessThan(240);
  });
});
