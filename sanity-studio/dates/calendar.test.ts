import { expect, it } from 'vitest';
import { calendarOf, type DatedDocument } from './calendar';

const NOW = Date.parse('2026-12-01T12:00:00Z');
const [YESTERDAY, TONIGHT, TOMORROW] = [
  '2026-11-30T12:00:00Z',
  '2026-12-01T20:00:00Z',
  '2026-12-02T08:00:00Z',
];
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const page = (_id: string, rest: Partial<DatedDocument>): DatedDocument => ({
  _id,
  _type: 'page',
  title: _id,
  path: `/${_id}`,
  blocks: null,
  ...rest,
});
const shown = (documents: DatedDocument[]) => {
  const { days, over } = calendarOf(documents, NOW, dayOf);
  const words = ({ id, field, comes, isDraft }: (typeof over)[number]) =>
    `${id} ${field} ${comes ? 'comes' : 'goes'}${isDraft ? ' in a draft' : ''}`;
  return [...days.flatMap(({ day, entries }) => [day, ...entries.map(words)]), 'over', ...over.map(words)];
};

it('lists what comes and goes by day, pages and blocks, and what is over', () => {
  const block = { _key: 'a', _type: 'prose', title: null };
  const documents = [
    page('later', { visibleFrom: TOMORROW }),
    page('offer', { visibleFrom: YESTERDAY, visibleUntil: TONIGHT }),
    page('gone', { visibleUntil: YESTERDAY }),
    page('home', { blocks: [{ ...block, visibleFrom: TONIGHT, visibleUntil: TOMORROW }] }),
  ];
  expect(shown(documents)).toEqual([
    '2026-12-01',
    'home blocks[_key=="a"].visibleFrom comes',
    'offer visibleUntil goes',
    '2026-12-02',
    'home blocks[_key=="a"].visibleUntil goes',
    'later visibleFrom comes',
    'over',
    'gone visibleUntil goes',
  ]);
});

it('shows the dates of a draft in place of the published ones, and says which visitors do not get yet', () => {
  const documents = [
    page('offer', { visibleFrom: TONIGHT, visibleUntil: TOMORROW }),
    page('drafts.offer', { visibleFrom: TONIGHT, visibleUntil: '2026-12-02T09:00:00Z' }),
    page('drafts.new', { visibleFrom: TONIGHT }),
  ];
  expect(shown(documents)).toEqual([
    '2026-12-01',
    'new visibleFrom comes in a draft',
    'offer visibleFrom comes',
    '2026-12-02',
    'offer visibleUntil goes in a draft',
    'over',
  ]);
});

it('lists no value that is no date', () => {
  expect(shown([page('odd', { visibleFrom: 'soon', visibleUntil: 7 })])).toEqual(['over']);
});
