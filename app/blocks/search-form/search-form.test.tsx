// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderBlock } from '../render-block.test-support';
import { SearchForm } from './search-form';
import { searchFormFixture } from './search-form.fixture';

it('sends what is searched for to the page of results, without a script', () => {
  const body = renderBlock(<SearchForm block={searchFormFixture} isHead={false} />);
  const form = body.querySelector('form');
  expect(['method', 'action', 'role'].map((name) => form?.getAttribute(name))).toEqual([
    'get',
    '/search',
    'search',
  ]);
  const input = form?.querySelector('input');
  expect([input?.name, input?.type, input?.maxLength]).toEqual(['q', 'search', 100]);
  expect(body.querySelector(`#${input?.getAttribute('aria-labelledby')}`)?.textContent).toBe(
    searchFormFixture.title,
  );
});
