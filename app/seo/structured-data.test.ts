import { describe, expect, it } from 'vitest';
import { faqGroupsFixture, faqListFixture } from '../blocks/text-blocks.fixture';
import { settingsFixture } from '../chrome/site.fixture';
import { articleFixture, loneArticleFixture } from '../documents/article.fixture';
import { articleData, breadcrumbData, faqData, organisationData } from './structured-data';

const SITE = 'https://site.example';

describe('breadcrumbData', () => {
  const list = (trail: { label: string; href?: string }[]) => breadcrumbData(trail, `${SITE}/a/b`, SITE);

  it('has position and URL of every step, and of the page', () => {
    expect(list([{ label: 'A', href: 'a' }, { label: 'B' }])).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'A', item: `${SITE}/a` },
        { '@type': 'ListItem', position: 2, name: 'B', item: `${SITE}/a/b` },
      ],
    });
  });

  it('omits steps that are not pages of the site, and a trail of one step', () => {
    const data = list([{ label: 'Group' }, { label: 'A', href: '/a' }, { label: 'B' }]);
    expect(data?.itemListElement).toMatchObject([
      { position: 1, name: 'A' },
      { position: 2, name: 'B' },
    ]);
    expect(list([{ label: 'Group' }, { label: 'B' }])).toBeUndefined();
    expect(list([{ label: 'X', href: 'javascript:alert(1)' }, { label: 'B' }])).toBeUndefined();
    expect(list([])).toBeUndefined();
  });
});

describe('faqData', () => {
  it('has every question of the groups once, with the answer’s text', () => {
    const [group] = faqGroupsFixture.groups;
    const twice = { ...faqGroupsFixture, groups: [...faqGroupsFixture.groups, { ...group, _key: 'again' }] };
    const { mainEntity } = faqData([Object.assign({}, faqGroupsFixture, twice)]) ?? {};
    const questions = faqGroupsFixture.groups.flatMap(({ items }) => items.map(({ question }) => question));
    expect(mainEntity).toMatchObject(questions.map((name) => ({ '@type': 'Question', name })));
    const acceptedAnswer = { '@type': 'Answer', text: 'No. There is no minimum user count.' };
    expect(mainEntity).toMatchObject({ 0: { acceptedAnswer } });
  });

  it('is undefined for a few questions among other content, and for none', () => {
    expect(faqData([faqListFixture])).toBeUndefined();
    expect(faqData([{ ...faqGroupsFixture, groups: [] }])).toBeUndefined();
  });
});

describe('articleData', () => {
  const noPictures = { image: undefined, icon: undefined };
  const data = (article = articleFixture) =>
    articleData({ article, page: `${SITE}/p`, settings: settingsFixture, siteUrl: SITE, ...noPictures });

  it('distinguishes posts from news', () => {
    expect(data()['@type']).toBe('BlogPosting');
    expect(data({ ...articleFixture, channel: 'news' })['@type']).toBe('NewsArticle');
  });

  it('has the author, or the company if there is none', () => {
    expect(data().author).toEqual({ '@type': 'Person', name: 'Priya Nair' });
    expect(data(loneArticleFixture).author).toEqual({
      '@type': 'Organization',
      name: 'Sample company',
      url: `${SITE}/`,
    });
  });

  it.each([
    ['2026-03-12T08:00:00Z', '2026-03-14T10:00:00Z', '2026-03-12T08:00', '2026-03-14T10:00'],
    ['2026-03-12T10:00:00+02:00', '2026-03-01T00:00:00Z', '2026-03-12T08:00', '2026-03-12T08:00'],
    ['soon', '2026-03-01T00:00:00Z', undefined, '2026-03-01T00:00'],
  ])('dates %s, changed %s', (publishedAt, _updatedAt, published, changed) => {
    const { datePublished, dateModified } = data({ ...articleFixture, publishedAt, _updatedAt });
    const iso = (minute: string | undefined) => minute && `${minute}:00.000Z`;
    expect([datePublished, dateModified]).toEqual([iso(published), iso(changed)]);
  });
});

describe('organisationData', () => {
  it('lists profiles on other sites, and omits invalid URLs', () => {
    const [link] = settingsFixture.socialLinks ?? [];
    const socialLinks = link && [link, { ...link, href: 'javascript:alert(1)' }, { ...link, href: '/here' }];
    const data = organisationData({ ...settingsFixture, socialLinks: socialLinks ?? null }, SITE);
    expect(data.sameAs).toEqual(['https://linkedin.example/sample']);
    expect(organisationData({ ...settingsFixture, socialLinks: null }, SITE).sameAs).toBeUndefined();
  });
});
