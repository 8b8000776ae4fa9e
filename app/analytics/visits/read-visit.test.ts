import { describe, expect, it } from 'vitest';
import { readVisit } from './read-visit.server';
import {
  type CountedEvent,
  MAX_ERRORS,
  MAX_EVENTS,
  MAX_MESSAGE_CHARACTERS,
  MAX_PATH_CHARACTERS,
  MAX_VISIT_BYTES,
  type ScriptError,
  type Visit,
} from './visit';

const event: CountedEvent = { name: 'cta_click', page: '/pricing', block: 'pageHero' };
const error: ScriptError = {
  page: '/pricing',
  message: 'TypeError: x is undefined',
  place: '/assets/a-1.js:1:20',
};
const visit: Visit = { page: '/pricing', events: [event], vitals: { LCP: 900, CLS: 0 }, errors: [error] };
const read = (value: unknown) =>
  readVisit(typeof value === 'string' ? value : JSON.stringify(value), ['pageHero', 'quoteBuilder']);
const filled = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

it('reads what a page sends', () => {
  expect(read(visit)).toEqual(visit);
  const views = [
    { name: 'page_view', page: '/', block: null },
    { ...event, block: 'endCap' },
  ];
  expect(read({ ...visit, events: views })?.events).toEqual(views);
});

it.each(
  [
    ['', '[]', 'null', '{', '{"page":"/"}', '\uFEFF{}'],
    [
      { ...visit, page: 'pricing' },
      { ...visit, page: `/${'a'.repeat(200)}` },
      { ...visit, page: 1 },
    ],
    [
      { ...visit, events: {} },
      { ...visit, vitals: null },
      { ...visit, vitals: [] },
      { ...visit, errors: 'none' },
    ],
    [
      { ...visit, events: filled(26, event) },
      { ...visit, errors: filled(6, error) },
    ],
  ].flat(),
)('%j is no visit', (value) => {
  expect(read(value)).toBeUndefined();
});

describe('is left out', () => {
  it.each([
    { ...event, name: 'made_up' },
    { ...event, name: 'toString' },
    { ...event, name: ['cta_click'] },
    { ...event, block: 'made-up' },
    { ...event, block: undefined },
    { ...event, page: 'https://evil.example/' },
    { ...event, page: `/${'a'.repeat(MAX_PATH_CHARACTERS)}` },
    { name: 'cta_click' },
    'cta_click',
    null,
  ])('the event %j', (made) => {
    expect(read({ ...visit, events: [made, event] })?.events).toEqual([event]);
  });

  it.each(['null', '"900"', '-1', '1e300', '1e999', '[900]', '{}'])('the vital %s', (value) => {
    const text = JSON.stringify(visit).replace('900', value);
    expect(text).toContain(value);
    expect(read(text)?.vitals).toEqual({ CLS: 0 });
  });

  it('a vital of another name', () => {
    expect(read({ ...visit, vitals: { FID: 1, __proto__: 1, constructor: 1 } })?.vitals).toEqual({});
  });

  it.each([
    { ...error, place: 'https://evil.example/a.js:1:1' },
    { ...error, place: '/a.js' },
    { ...error, place: '/a b.js:1:1' },
    { ...error, message: 'a'.repeat(MAX_MESSAGE_CHARACTERS + 1) },
    { ...error, message: 1 },
  ])('the error %j', (made) => {
    expect(read({ ...visit, errors: [made, error] })?.errors).toEqual([error]);
  });
});

it.each([
  ['cannot fetch https://site.example/a?email=ada@site.example', 'cannot fetch https://site.example/a…'],
  ['no user ada@site.example here', 'no user … here'],
  ['from 203.0.113.7 and 2001:db8::7:1', 'from … and …'],
  ['chat-1790000000000-0b7e1c55-9a36-4a77-8c1f-3e0f2f9f0a11', 'chat-…'],
  ['call +49 40 123 456', 'call …'],
  ['Unexpected token in "my name is Ada" at 3', 'Unexpected token in "…" at 3'],
  [
    "Cannot read properties of undefined (reading 'value')",
    "Cannot read properties of undefined (reading 'value')",
  ],
])('of the message %j stays %j', (message, kept) => {
  expect(read({ ...visit, errors: [{ ...error, message }] })?.errors[0]?.message).toBe(kept);
});

it('a visit at its limits is shorter than the longest body', () => {
  const page = `/${'a'.repeat(MAX_PATH_CHARACTERS - 1)}`;
  const longest: Visit = {
    page,
    events: filled(MAX_EVENTS, { name: 'header_cta_click', page, block: 'valuationCalculator' }),
    vitals: { LCP: 1234.599999964237, INP: 1234.5, CLS: 0.1234567890123456, TTFB: 1234.5999999 },
    errors: filled(MAX_ERRORS, {
      page,
      message: '字'.repeat(MAX_MESSAGE_CHARACTERS),
      place: `${page}:1:123456`,
    }),
  };
  expect(Buffer.byteLength(JSON.stringify(longest))).toBeLessThan(MAX_VISIT_BYTES);
});
