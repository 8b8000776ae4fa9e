import type { BlockOf } from '../../content/content-types';

export const searchFormFixture: BlockOf<'searchForm'> = {
  _key: 'search',
  _type: 'searchForm',
  anchor: null,
  title: 'Search the answers',
};
