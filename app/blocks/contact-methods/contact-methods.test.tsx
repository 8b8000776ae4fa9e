// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textsOf } from '../../ui/elements.test-support';
import { renderBlock } from '../render-block.test-support';
import { ContactMethods } from './contact-methods';
import { contactMethodsFixture } from './contact-methods.fixture';

it('prints the address of an e-mail link, and the number that is given, to be copied', () => {
  const body = renderBlock(<ContactMethods block={contactMethodsFixture} isHead={false} />);
  const printed = Array.from(body.querySelectorAll('ul > li'), (method) => textsOf(method, 'p').slice(1));
  expect(printed).toEqual([['hello@plinth.example'], ['+44 20 7946 0182'], []]);
});
