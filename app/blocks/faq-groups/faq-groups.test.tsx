// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { linksOf } from '../../ui/elements.test-support';
import { renderBlock } from '../render-block.test-support';
import { FaqGroups } from './faq-groups';
import { awkwardFaqGroupsFixture, faqGroupsFixture } from './faq-groups.fixture';

const indexOf = (body: HTMLElement) => linksOf(body, 'nav a');

it('lists the groups in an index that links to their headings', () => {
  const body = renderBlock(<FaqGroups block={faqGroupsFixture} isHead={false} />);
  expect(indexOf(body)).toEqual([
    ['Pricing and users', '#pricing-and-users'],
    ['Getting started', '#getting-started'],
    ['Stock and payments', '#stock-and-payments'],
  ]);
  expect(body.querySelector('#getting-started')?.tagName).toBe('H2');
});

it('gives groups of the same name different ids, and omits empty ones', () => {
  const body = renderBlock(<FaqGroups block={awkwardFaqGroupsFixture} isHead={false} />);
  expect(indexOf(body).map(([, href]) => href)).toEqual(['#pricing-users', '#pricing-users-2']);
  expect(body.textContent).not.toContain('Nothing here');
});

it('has no index for a single group', () => {
  const groups = faqGroupsFixture.groups.slice(0, 1);
  const body = renderBlock(<FaqGroups block={{ ...faqGroupsFixture, groups }} isHead={false} />);
  expect(body.querySelector('nav')).toBeNull();
  expect(body.querySelectorAll('h2')).toHaveLength(1);
});
