import { expect, it } from 'vitest';
import { lakeWith } from '../lake/lake-with.fixture';
import { movedDrafts, type PageDrafts, pageDraftsQuery } from './moved-drafts';

const page = (_id: string, path: string) => ({ _id, _type: 'page', path });

it('names drafts of new and of moved pages, at their paths on the site', async () => {
  const lake = lakeWith([
    { _id: 'siteSettings', _type: 'siteSettings', productSlug: 'plinth' },
    page('pricing', '/pricing'),
    page('stays', '/stays'),
    page('drafts.stays', '/stays'),
    page('moves', '/before'),
    page('drafts.moves', '/after'),
    page('drafts.new', '/why-{product}'),
    { _id: 'drafts.quote', _type: 'testimonial' },
  ]);
  const found = await lake.fetch<PageDrafts>(pageDraftsQuery);
  expect(found.drafts).toHaveLength(3);
  expect(await movedDrafts(lake, found)).toEqual([
    { id: 'moves', path: '/after' },
    { id: 'new', path: '/why-plinth' },
  ]);
});

it('asks for nothing more where there is no draft', async () => {
  const answers: number[] = [];
  expect(await movedDrafts(lakeWith([], answers), { drafts: [], productSlug: null })).toEqual([]);
  expect(answers).toEqual([]);
});
