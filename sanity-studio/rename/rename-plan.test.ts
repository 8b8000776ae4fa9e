import { expect, it } from 'vitest';
import { planRename, type RenameContent } from './rename-plan';

const names = {
  productName: 'Cornice',
  productSlug: 'cornice',
  applicationHost: 'https://app.cornice.example',
};
const page = (_id: string, path: string, _type = 'page') => ({
  _id,
  _rev: `r-${_id}`,
  _type,
  title: _id,
  path,
});
const redirect = (_id: string, from: string, to: string | null) => ({ _id, _rev: `r-${_id}`, from, to });
const content = (part: Partial<RenameContent> = {}): RenameContent => ({
  settings: [{ _id: 'siteSettings', _rev: 'r-s', productSlug: 'plinth' }],
  pages: [],
  redirects: [],
  ...part,
});
const ofPages = (...pages: RenameContent['pages']) => planRename(content({ pages }), names);

it('changes name, short name and host of the settings, and of their draft', () => {
  const settings = [
    { _id: 'siteSettings', _rev: 'a', productSlug: 'plinth' },
    { _id: 'drafts.siteSettings', _rev: 'b', productSlug: 'other' },
  ];
  const { patches, moves, creations } = planRename(content({ settings }), names);
  expect(patches).toEqual([
    { id: 'siteSettings', ifRevisionID: 'a', set: names },
    { id: 'drafts.siteSettings', ifRevisionID: 'b', set: names },
  ]);
  expect([moves, creations]).toEqual([[], []]);
});

it('changes those of every language, by the short name of the default one', () => {
  const ids = ['siteSettings-de', 'drafts.siteSettings-fr', 'siteSettings'];
  const settings = ids.map((_id) => ({ _id, _rev: 'a', productSlug: 'plinth' }));
  expect(planRename(content({ settings }), names).patches.map(({ id, set }) => [id, set])).toEqual(
    ids.map((id) => [id, names]),
  );
});

it.each([
  ['page', '/why-{product}', '/why-{product}', '/why-cornice'],
  ['legalPage', '/plinth-rights/legal', '/{product}-rights/legal', '/cornice-rights/legal'],
  ['page', '/plinth', '/{product}', '/cornice'],
  ['article', '/blog/{product}-2', '/blog/{product}-2', '/blog/cornice-2'],
])('A %s at %s is stored at %s, stands at %s, and its old address leads there', (type, path, to, newPath) => {
  const plan = ofPages(page('one', path, type));
  const from = path.replace('{product}', 'plinth');
  expect(plan.moves).toEqual([{ title: 'one', from, to, newPath }]);
  expect(plan.creations).toEqual([
    { _id: `redirect${from.replaceAll('/', '_')}`, _type: 'redirect', from, to, status: 308 },
  ]);
  expect(plan.patches.slice(1)).toEqual(
    to === path ? [] : [{ id: 'one', ifRevisionID: 'r-one', set: { path: to } }],
  );
});

it.each([
  ['page', '/pricing'],
  ['page', '/plinths'],
  ['page', '/splinth-a'],
  ['article', '/blog/plinth-2'],
])('A %s at %s stays there', (type, path) => {
  const { moves, patches, creations } = ofPages(page('one', path, type));
  expect([moves, patches.length, creations]).toEqual([[], 1, []]);
});

it('changes the path of a draft without a redirect: no visitor knows its address', () => {
  const plan = ofPages(page('drafts.one', '/plinth-new'));
  expect(plan.patches.slice(1)).toEqual([
    { id: 'drafts.one', ifRevisionID: 'r-drafts.one', set: { path: '/{product}-new' } },
  ]);
  expect([plan.moves, plan.creations]).toEqual([[], []]);
});

it('old redirects keep their address, and lead to a moved page in one step', () => {
  const { patches, deletions } = planRename(
    content({
      pages: [page('one', '/{product}-rights')],
      redirects: [redirect('a', '/{product}-old', '/pricing'), redirect('b', '/old', '/plinth-rights')],
    }),
    names,
  );
  expect(patches.slice(1)).toEqual([
    { id: 'a', ifRevisionID: 'r-a', set: { from: '/plinth-old' } },
    { id: 'b', ifRevisionID: 'r-b', set: { to: '/{product}-rights' } },
  ]);
  expect(deletions).toEqual([]);
});

it('renamed back, the redirect at the page’s own address is deleted', () => {
  const settings = [{ _id: 'siteSettings', _rev: 'a', productSlug: 'cornice' }];
  const { creations, deletions } = planRename(
    {
      settings,
      pages: [page('one', '/{product}-rights')],
      redirects: [redirect('redirect_plinth-rights', '/plinth-rights', '/{product}-rights')],
    },
    { ...names, productSlug: 'plinth' },
  );
  expect(creations.map(({ from }) => from)).toEqual(['/cornice-rights']);
  expect(deletions).toEqual(['redirect_plinth-rights']);
});

it('changes no path if the short name stays', () => {
  const plan = planRename(
    content({ pages: [page('one', '/plinth-a')], redirects: [redirect('a', '/{product}-old', '/')] }),
    { ...names, productSlug: 'plinth' },
  );
  expect([plan.moves, plan.creations, plan.deletions, plan.patches.length]).toEqual([[], [], [], 1]);
});

it.each([
  [
    'an address that another page has',
    [page('one', '/{product}'), page('two', '/cornice')],
    /“one” and “two”/,
  ],
  ['an address of the site itself', [page('one', '/{product}/a')], /would stand at \/api\/a/],
])('Refuses %s', (_, pages, problem) => {
  const productSlug = String(problem).includes('api') ? 'api' : 'cornice';
  const { problems } = planRename(content({ pages }), { ...names, productSlug });
  expect(problems).toEqual([expect.stringMatching(problem)]);
});

it('Refuses while the settings are not published', () => {
  expect(planRename(content({ settings: [] }), names).problems).toHaveLength(1);
});
