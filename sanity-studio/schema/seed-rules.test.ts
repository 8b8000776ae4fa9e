import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { startDocuments } from '../../protocol/start-documents';
import { REQUIRED } from '../checks/place-of';
import { createStudio, type Document } from '../checks/studio-over.fixture';

const ASSET = 'image-0000-1600x1067-png';

/** An image of the archive as the import stores it. */
function imported(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('_sanityAsset' in value)) return value;
  const { _sanityAsset, ...image } = value;
  return { ...image, asset: { _type: 'reference', _ref: ASSET } };
}

const documentsIn = (folder: string): Document[] =>
  readFileSync(`${folder}/data.ndjson`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line, imported));
const seed = documentsIn('sanity-studio/seed');

let studio: Awaited<ReturnType<typeof createStudio>>;
beforeAll(async () => {
  studio = await createStudio();
});
beforeEach(() => studio.over(seed));

/** Studio's validation messages for a document. */
async function flawsOf(document: Document): Promise<string[]> {
  const markers = await studio.validate(document);
  return markers.map(({ level, message }) => `${level}: ${message}`);
}

async function flawsAmong(documents: Document[]): Promise<string[]> {
  studio.over(documents);
  const flaws = await Promise.all(
    documents.map(async (document) => (await flawsOf(document)).map((flaw) => `${document._id}: ${flaw}`)),
  );
  return flaws.flat();
}

function documentOf(id: string): Document {
  const found = seed.find(({ _id }) => _id === id);
  if (!found) throw new Error(`The seed has no ${id}.`);
  return structuredClone(found);
}

it('the sample content has neither errors nor warnings; only links without a leading slash are remarked on', async () => {
  expect(await flawsAmong(seed)).toEqual(
    ['training', 'consulting', 'project-management', 'business-process'].map(
      (name) =>
        `navigation: info: This works, and leads to /resources/${name}. A leading slash makes that plain.`,
    ),
  );
});

it.each([
  ['the start without the sample', startDocuments('Cornice')],
  ['the second brand of the tests', documentsIn('tests/fixtures/second-brand')],
])('%s has neither errors nor warnings', async (_name, documents) => {
  expect(await flawsAmong(documents)).toEqual([]);
});

it('a draft at the path of another page is warned of, and locks no published one', async () => {
  const seo = {
    _type: 'seo',
    title: 'A copy of the prices',
    description: 'A draft of another page, at the path of the first one.',
  };
  const copy = { ...documentOf('page-pricing'), _id: 'drafts.copy', title: 'Copy', seo };
  studio.over([...seed, copy]);
  expect(await flawsOf(documentOf('page-pricing'))).toEqual([
    'warning: “Copy”, not published yet, has this path too. Only one can be published.',
  ]);
  expect(await flawsOf(copy)).toEqual(['error: “Pricing” has this path already. Choose another.']);
});

const describe = 'error: Describe the picture for people who cannot see it, or mark it as decoration.';
const media = (rest: object) => ({
  _type: 'media',
  source: 'illustration',
  illustration: 'portrait-1',
  ...rest,
});
it.each([
  ['employeeQuote-mei-tanaka', { image: media({}) }, [describe]],
  ['testimonial-ines-carvalho', { image: media({}) }, [describe]],
  ['customerLogo-orrery', { image: media({}) }, []],
  ['author-priya-nair', { name: undefined }, [`error: ${REQUIRED}`]],
  ['author-priya-nair', { name: ' ' }, ['error: Spaces alone are no text.']],
  [
    'page-pricing',
    { path: '/contact-us' },
    ['error: A redirect begins at this path. Remove it first, or choose another.'],
  ],
  ['redirect-contact-us', { from: '/Index.php?id=7', status: 301 }, []],
  ['redirect-contact-us', { from: '/help/*', to: '/support/*' }, []],
  [
    'redirect-contact-us',
    { to: undefined, page: { _type: 'reference', _ref: 'page-pricing', _weak: true } },
    [],
  ],
  ['redirect-contact-us', { to: undefined, status: 410 }, []],
  ['redirect-contact-us', { to: undefined }, ['error: Say where the redirect leads.']],
  [
    'redirect-contact-us',
    { from: '/pricing' },
    ['error: “Pricing” stands at this path. Move or unpublish it first.'],
  ],
  [
    'redirect-contact-us',
    { _id: 'redirect-other', to: '/pricing' },
    ['error: Another redirect begins at this address. Change that one instead.'],
  ],
  [
    'redirect-contact-us',
    { _id: 'redirect-other', from: '/help', to: '/help' },
    ['error: Redirects lead in a circle: /help → /help.'],
  ],
  ['redirect-contact-us', { to: '/nowhere' }, ['error: There is no page at /nowhere.']],
  [
    'redirect-contact-us',
    { to: undefined, page: { _type: 'reference', _ref: 'no-page', _weak: true } },
    ['error: The redirect from /contact-us leads nowhere.'],
  ],
])('%s with %j', async (id, change, expected) => {
  expect(await flawsOf({ ...documentOf(id), ...change })).toEqual(expected);
});
