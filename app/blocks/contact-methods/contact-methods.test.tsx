// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../ui/elements.test-support';
import { renderBlock } from '../render-block.test-support';
import { ContactMethods } from './contact-methods';
import { contactMethodsFixture } from './contact-methods.fixture';

describe('ContactMethods', () => {
  it('shows each contact method, in order, with its link', () => {
    const body = renderBlock(<ContactMethods block={contactMethodsFixture} isHead={false} />);
    const methods = Array.from(body.querySelectorAll('ul > li'), (method) => [
      method.querySelector('h3')?.textContent,
      method.querySelector('p')?.textContent,
      method.querySelector('a')?.getAttribute('href'),
    ]);
    expect(methods).toEqual(
      contactMethodsFixture.methods.map(({ title, description, link }) => [title, description, link.href]),
    );
  });

  it('prints the address of an e-mail link, and the number that is given, to be copied', () => {
    const body = renderBlock(<ContactMethods block={contactMethodsFixture} isHead={false} />);
    const printed = Array.from(body.querySelectorAll('ul > li'), (method) => textsOf(method, 'p').slice(1));
    expect(printed).toEqual([['hello@plinth.example'], ['+44 20 7946 0182'], []]);
  });

  it('says that a link opens in a new tab, and sends no referrer', () => {
    const body = renderBlock(<ContactMethods block={contactMethodsFixture} isHead={false} />);
    const forum = body.querySelector('li:last-child a');
    expect(forum?.getAttribute('target')).toBe('_blank');
    expect(forum?.getAttribute('rel')).toBe('noopener noreferrer');
    expect(forum?.textContent).toContain('opens in a new tab');
    expect(body.querySelectorAll('a[target]')).toHaveLength(1);
  });
});
