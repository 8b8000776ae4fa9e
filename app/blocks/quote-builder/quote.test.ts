import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailLink, type Offer, outlineOf, outlineText, readChoice, writeChoice } from './quote';

const offer: Offer = {
  modules: [
    { id: 'accounting', name: 'Accounting', chosen: true },
    { id: 'warehouse', name: 'Warehouse', chosen: true },
    { id: 'projects', name: 'Projects', chosen: null },
  ],
  roles: [
    { name: 'Accountants', users: 3, modules: ['accounting'] },
    { name: 'Auditors', users: 1, modules: ['accounting', 'warehouse'] },
    { name: 'Pickers', users: 5, modules: ['warehouse'] },
    { name: 'Guests', users: 2, modules: null },
  ],
  sizes: [
    { id: 'small', name: 'Small', description: 'up to 25 people', time: '2–6 weeks' },
    { id: 'large', name: 'Large', description: null, time: '3–6 months' },
  ],
};
const choose = (query: string) => readChoice(new URLSearchParams(query), offer);
const outline = (query: string) => outlineOf(choose(query), offer);

describe('readChoice', () => {
  it('is everything as offered without a query, and one module with a link to it', () => {
    expect(choose('')).toEqual({
      modules: ['accounting', 'warehouse'],
      users: ['3', '1', '5', '2'],
      size: 'small',
    });
    expect(choose('module=warehouse').modules).toEqual(['warehouse']);
    expect(choose('module=warehouse').users).toEqual(['3', '1', '5', '2']);
  });

  it('has no module where a form was sent without one', () => {
    expect(choose('users=1&size=large')).toEqual({ modules: [], users: ['1', '1', '5', '2'], size: 'large' });
  });

  it('ignores what is not offered', () => {
    expect(choose('module=warehouse&module=gold&size=huge')).toMatchObject({
      modules: ['warehouse'],
      size: 'small',
    });
  });

  it('reads what it has written, and never fails', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('module', 'users', 'size'), fc.string())), (pairs) => {
        const choice = readChoice(new URLSearchParams(pairs), offer);
        expect(readChoice(writeChoice(choice), offer)).toEqual(choice);
        expect(choice.users.every((users) => users.length <= 12)).toBe(true);
      }),
    );
  });
});

describe('outlineOf', () => {
  it('counts the users of each chosen module, and each user once in all', () => {
    const { modules, users } = outline('');
    expect(modules.map((module) => module.users)).toEqual([4, 6, null]);
    expect(users).toBe(9);
  });

  it('has no users for what is not chosen', () => {
    const { modules, users, size } = outline('module=accounting&users=2&users=1&users=9&size=large');
    expect(modules.map((module) => module.users)).toEqual([3, null, null]);
    expect(users).toBe(3);
    expect(size?.time).toBe('3–6 months');
  });

  it.each([
    ['ten', 'units'],
    ['-1', 'units'],
    ['1.5', 'units'],
    ['1e3', 'units'],
    ['1000', 'large'],
    ['', undefined],
    ['999', undefined],
  ])('says what is wrong with “%s” users, and counts none', (written, problem) => {
    const [role] = outline(`users=${encodeURIComponent(written)}`).roles;
    expect(role?.problem).toBe(problem);
    if (problem) expect(role?.users).toBe(0);
    expect(outline(`users=${encodeURIComponent(written)}`).isWrong).toBe(problem !== undefined);
  });
});

const words = {
  outline: 'Quote outline',
  later: 'Add later',
  allUsers: 'Users in all',
  implementation: 'Implementation',
  price: 'Your price',
  onQuote: 'On quote',
};

it('the text has every module and role that was chosen, also for later, the size, and no price', () => {
  expect(outlineText(outline('module=accounting'), words).split('\n')).toEqual([
    'Quote outline',
    '',
    '- Accounting: 4',
    '- Warehouse: Add later',
    '- Projects: Add later',
    '',
    'Accountants: 3',
    'Auditors: 1',
    'Pickers: 5 (Add later)',
    'Guests: 2 (Add later)',
    'Users in all: 4',
    'Implementation (Small: up to 25 people): 2–6 weeks',
    'Your price: On quote',
  ]);
});

it('the mail has subject and body, whatever is in them', () => {
  const link = mailLink('hello@plinth.example', 'A & B?', 'one\n50 % & more');
  const [address, query] = link.split('?');
  expect(address).toBe('mailto:hello@plinth.example');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    subject: 'A & B?',
    body: 'one\r\n50 % & more',
  });
});
