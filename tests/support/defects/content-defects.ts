import { isRecord } from '../../../protocol/is-record';
import { type ArchiveDocument, recordsIn } from '../archive';
import { ofType, type Pick, type Place, type Plan, pagesIn, placesWith } from './defect';

function setSeo(documents: ArchiveDocument[], pick: Pick, field: string, value: string): string[] {
  const page = pick(pagesIn(documents));
  page.seo = { ...(isRecord(page.seo) ? page.seo : {}), [field]: value };
  return [page._id];
}

/** Copies a text of one page for search results to another. */
function shareSeo(documents: ArchiveDocument[], pick: Pick, field: 'title' | 'description'): string[] {
  const from = pick(pagesIn(documents));
  const to = pick(pagesIn(documents).filter((page) => page !== from));
  const own = isRecord(from.seo) ? from.seo[field] : undefined;
  to.seo = { ...(isRecord(to.seo) ? to.seo : {}), [field]: own ?? from.title };
  return [from._id, to._id];
}

const textPlaces = (documents: ArchiveDocument[]) =>
  placesWith(
    documents,
    ({ value }) => value._type === 'block' && recordsIn(value.children).some(({ text }) => text !== ''),
  );

function insertInText(documents: ArchiveDocument[], pick: Pick, words: string): string[] {
  const { value, document } = pick(textPlaces(documents));
  const span = pick(recordsIn(value.children).filter(({ marks }) => !JSON.stringify(marks).includes('code')));
  span.text = `${span.text} ${words}`;
  return [document._id];
}

const PICTURES = (documents: ArchiveDocument[]) =>
  placesWith(documents, ({ value }) => value._type === 'media');
const SENTENCE = 'Accounting, orders, procurement and stock on one record, for teams that close on time. ';

const SHARED = (documents: ArchiveDocument[]) => placesWith(documents, ({ value }) => value._type === 'seo');
function swapImage(
  documents: ArchiveDocument[],
  { value, document }: Place,
  size: string,
  bytes = 40_000,
): string[] {
  const asset = { _id: `image-0123456789abcdef-${size}-jpg`, _type: 'sanity.imageAsset', size: bytes };
  documents.push(asset);
  if (value._type === 'media') value.source = 'image';
  value.image = { _type: 'image', asset: { _type: 'reference', _ref: asset._id } };
  return [document._id];
}

const LISTS = [
  'cards',
  'items',
  'groups',
  'sections',
  'facts',
  'logos',
  'courses',
  'methods',
  'perks',
  'values',
];

function changeBlock(
  documents: ArchiveDocument[],
  pick: Pick,
  change: (blocks: Record<string, unknown>[], pick: Pick) => unknown,
): string[] {
  const page = pick(ofType(documents, 'page'));
  page.blocks = change(recordsIn(page.blocks), pick);
  return [page._id];
}

const richTexts = (documents: ArchiveDocument[]) =>
  [...ofType(documents, 'article'), ...ofType(documents, 'legalPage')].map((document) => ({
    document,
    body: recordsIn(document.body),
  }));

const textBlock = (style: string, text: string) => ({
  _type: 'block',
  _key: 'planted',
  style,
  markDefs: [],
  children: [{ _type: 'span', _key: 'words', marks: [], text }],
});

/** Ways to break texts, pictures, blocks and dates, by the names of the kinds. */
export const contentDefects: Record<string, Plan> = {
  'picture without alternative text': [
    ['undescribed-picture'],
    (documents, pick) => {
      const { value, document } = pick(PICTURES(documents));
      value.decorative = false;
      value.alt = pick([undefined, '', '  ']);
      if (document._type === 'customerLogo') document.alt = value.alt;
      if (document._type === 'testimonial') document.companyLogoAlt = value.alt;
      return [document._id];
    },
  ],
  'two titles': [
    ['second-title'],
    (documents, pick) => {
      if (pick([true, false]))
        return changeBlock(documents, pick, (blocks) => [...blocks, { ...blocks[0], _key: 'planted' }]);
      const { document, body } = pick(richTexts(documents));
      document.body = [...body, textBlock('h1', 'Another title')];
      return [document._id];
    },
  ],
  'headings out of order': [
    ['heading-order'],
    (documents, pick) => {
      const heading = textBlock('h3', 'A smaller heading');
      if (pick([true, false]))
        return changeBlock(documents, pick, (blocks) => [
          ...blocks,
          { _type: 'prose', _key: 'planted', body: [heading, textBlock('normal', 'Text.')] },
        ]);
      const { document, body } = pick(richTexts(documents));
      document.body = [heading, ...body];
      return [document._id];
    },
  ],
  'empty block': [
    ['empty'],
    (documents, pick) => {
      if (pick([true, true, false])) {
        const place = pick(
          placesWith(
            documents,
            ({ path, value }) =>
              /^blocks\[[^[]+\]$/.test(path) && LISTS.some((list) => Array.isArray(value[list])),
          ),
        );
        for (const list of LISTS) if (list in place.value) place.value[list] = [];
        return [place.document._id];
      }
      const { document } = pick(richTexts(documents));
      document.body = [textBlock('normal', pick(['', ' ', '\u00a0']))];
      return [document._id];
    },
  ],
  'doubled block': [
    ['doubled'],
    (documents, pick) =>
      changeBlock(documents, pick, (blocks) => {
        const place = pick([...blocks.keys()].slice(1));
        return [...blocks, { ...blocks[place], _key: 'planted', ...pick([{}, { anchor: 'again' }]) }];
      }),
  ],
  'title too long or too short': [
    ['title-length'],
    (documents, pick) =>
      setSeo(documents, pick, 'title', pick(['ERP', 'Home', 'x', SENTENCE, `${SENTENCE}${SENTENCE}`])),
  ],
  'description too long or too short': [
    ['description-length'],
    (documents, pick) =>
      setSeo(
        documents,
        pick,
        'description',
        pick(['Short.', 'All about it.', SENTENCE.repeat(2), SENTENCE.repeat(4)]),
      ),
  ],
  'shared title or description': [
    ['shared-title', 'shared-description'],
    (documents, pick) => shareSeo(documents, pick, pick(['title', 'description'])),
  ],
  'image too small or too heavy': [
    ['small-image', 'heavy-image'],
    (documents, pick) =>
      pick([
        () => swapImage(documents, pick(PICTURES(documents)), pick(['150x200', '120x63', '64x64'])),
        () =>
          swapImage(
            documents,
            pick([...PICTURES(documents), ...SHARED(documents)]),
            '4000x3000',
            pick([5_100_000, 9_000_000, 24_000_000]),
          ),
      ])(),
  ],
  'share picture too small': [
    ['small-share-picture'],
    (documents, pick) =>
      swapImage(documents, pick(SHARED(documents)), pick(['1199x630', '1200x629', '600x315', '64x64'])),
  ],
  'unknown placeholder': [
    ['unknown-placeholder'],
    (documents, pick) => {
      const words = pick([
        '{produkt}',
        '{Product}',
        '{{product}}',
        '{ product }',
        '{host}',
        '{year}',
        '{product',
        '{uptime_}',
      ]);
      if (pick([true, false])) return insertInText(documents, pick, words);
      const { value, document } = pick(placesWith(documents, ({ value }) => typeof value.title === 'string'));
      value.title = `${value.title} ${words}`;
      return [document._id];
    },
  ],
  'contradicting date': [
    ['contradicting-date'],
    (documents, pick) => {
      if (pick([true, false]))
        return insertInText(
          documents,
          pick,
          pick([
            'Since Monday, 3 March 2026.',
            'Until 31 April 2027.',
            'On Friday 1 May 2025.',
            'By 30 February 2026.',
          ]),
        );
      const page = pick([...ofType(documents, 'article'), ...ofType(documents, 'legalPage')]);
      const field = page._type === 'article' ? 'publishedAt' : 'updatedOn';
      page[field] =
        pick(['2027-01-02', '2030-06-01', '2062-03-01']) + (page._type === 'article' ? 'T09:00:00Z' : '');
      return [page._id];
    },
  ],
};
