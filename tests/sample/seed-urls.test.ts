import { describe, expect, it } from 'vitest';
import { fillLink } from '../../protocol/placeholders';
import { seedArchive, seedBrand } from './seed-archive';
import { siteMap } from './site-map';

const pathsOf = (type: string) =>
  seedArchive.ofType(type).map((document) => fillLink(String(document.path), seedBrand));

describe('the addresses of the sample site', () => {
  it('are those of the URL map, each exactly once', () => {
    expect([...pathsOf('page'), ...pathsOf('legalPage')].sort()).toEqual([...siteMap].sort());
  });

  it('put each article under the list of its channel', () => {
    const misplaced = seedArchive.ofType('article').filter(({ channel, path }) => {
      const folder = channel === 'news' ? '/company/news-updates' : '/company/blog';
      return !new RegExp(`^${folder}/[a-z0-9-]+$`).test(String(path));
    });
    expect(misplaced).toEqual([]);
  });

  it('name the product only by its placeholder', () => {
    const stored = seedArchive.documents.flatMap(({ path }) => (typeof path === 'string' ? [path] : []));
    expect(stored.filter((path) => path.includes(seedBrand.productSlug))).toEqual([]);
  });

  it('redirect /contact-us permanently to the contact page', () => {
    expect(seedArchive.ofType('redirect')).toMatchObject([
      { _id: 'redirect-contact-us', from: '/contact-us', to: '/support/contact-us', status: 308 },
    ]);
  });

  it('are not the source of a redirect', () => {
    const pages = new Set([...pathsOf('page'), ...pathsOf('legalPage'), ...pathsOf('article')]);
    expect(seedArchive.ofType('redirect').filter(({ from }) => pages.has(String(from)))).toEqual([]);
  });
});
