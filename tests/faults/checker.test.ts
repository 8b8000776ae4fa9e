import { describe, expect, it } from 'vitest';
import { check, isMarkedStale, type Observed, readText, type Visit } from './checker';
import { CANARY, History, stampOf } from './history';

/** Publish 1: a page. 2: the settings. 3: both together. Each is stored 10 ms after it was sent. */
function published(): History {
  const history = new History();
  const documents = [['page'], ['settings'], ['page', 'settings']];
  for (const [index, own] of documents.entries()) {
    const sentMs = (index + 1) * 10_000;
    history.add({ number: index + 1, documents: own, sentMs, storedMs: sentMs + 10 });
  }
  return history;
}

const visit = (startedMs: number, texts: string, more: Partial<Visit> = {}): Visit => ({
  ...{ path: '/', startedMs, endedMs: startedMs + 5, outcome: 'answered' },
  ...readText(texts),
  ...more,
});

const page = (number: number) => stampOf('page', number);
const settings = (number: number) => stampOf('settings', number);

const kept = (): Observed => ({
  history: published(),
  visits: [visit(25_000, page(1) + settings(2)), visit(35_000, page(3) + page(3) + settings(3))],
  expected: new Map([['/', ['page', 'settings']]]),
  stored: new Map([
    ['page', 3],
    ['settings', 3],
  ]),
  ...{ lost: [], complaints: [], slopes: new Map() },
});

const withVisit = (one: Visit): Observed => ({ ...kept(), visits: [...kept().visits, one] });

it('finds nothing when every promise is kept', () => {
  expect(check(kept())).toEqual([]);
});

describe('finds', () => {
  const cases: [string, Observed, RegExp][] = [
    ['an edit that is lost', { ...kept(), stored: new Map([['page', 3]]) }, /^edit lost: settings has no/],
    [
      'an edit that is undone',
      { ...kept(), stored: new Map(kept().stored).set('page', 1) },
      /page has 1, published 3/,
    ],
    ['a draft', withVisit(visit(35_000, `${page(3)}${settings(3)}${CANARY}`)), /^draft shown/],
    ['a draft on an error page', withVisit(visit(1, CANARY, { outcome: 'refused' })), /^draft shown/],
    ['a publish that was refused', withVisit(visit(35_000, page(4) + settings(3))), /^never published/],
    ['a publish before it was sent', withVisit(visit(25_000, page(3) + settings(3))), /^never published/],
    [
      'one document in two states',
      withVisit(visit(35_000, page(1) + page(3) + settings(3))),
      /^mixed states/,
    ],
    ['two documents of different states', withVisit(visit(35_000, page(1) + settings(3))), /^mixed states/],
    ['a part that is missing', withVisit(visit(35_000, page(3))), /^incomplete page.*without settings/],
    ['an old page', withVisit(visit(33_100, page(1) + settings(2))), /^old and not marked.*3090 ms/],
    [
      'no answer',
      withVisit(visit(1, '', { outcome: 'failed', reason: 'ECONNRESET' })),
      /^not answered.*ECONNRESET/,
    ],
    [
      'a refusal among few requests',
      withVisit(visit(1, '', { outcome: 'refused' })),
      /^answered: 66\.667 % of 3/,
    ],
    ['a program that stays away', { ...kept(), lost: ['renderer'] }, /^did not come back: renderer/],
    ['a complaint', { ...kept(), complaints: ['chat: 500'] }, /^complaint, 1 times: chat: 500/],
    ['memory that grows', { ...kept(), slopes: new Map([['lake', 1.5]]) }, /^memory of lake.*1\.50 MB/],
  ];
  it.each(cases)('%s', (_name, observed, line) => {
    expect(check(observed).some((found) => line.test(found))).toBe(true);
  });
});

describe('allows', () => {
  const cases: [string, Visit][] = [
    ['a page that was replaced two seconds ago', visit(31_900, page(1) + settings(2))],
    ['an old page that says so', visit(90_000, page(1) + settings(2), { isStale: true })],
    ['no answer while the front door is down', visit(1, '', { outcome: 'away' })],
  ];
  it.each(cases)('%s', (_name, one) => {
    expect(check(withVisit(one))).toEqual([]);
  });

  it('one refusal of ten thousand', () => {
    const visits = Array.from({ length: 10_000 }, () => visit(35_000, page(3) + settings(3)));
    const refused = visit(1, '', { outcome: 'refused' });
    expect(check({ ...kept(), visits: [...visits, refused] })).toEqual([]);
    expect(check({ ...kept(), visits: [...visits, refused, refused] })).toHaveLength(1);
  });
});

it('knows what marks an answer as stale', () => {
  const marked = [
    { 'x-content-source': 'stale' },
    { 'x-content-source': 'snapshot' },
    { 'cache-status': 'front-door; hit; detail=stale' },
  ];
  expect(marked.map(isMarkedStale)).toEqual([true, true, true]);
  const unmarked = {
    'x-content-source': 'lake',
    'cache-status': 'front-door; fwd=stale; fwd-status=304; stored',
  };
  expect(isMarkedStale(unmarked)).toBe(false);
});
