import { describe, expect, it } from 'vitest';
import { companyFixture as company } from '../../protocol/sample-company/company.fixture';
import { outlineOf, readChoice } from '../blocks/quote-builder/quote';
import { quoteOfferFixture as offer } from '../blocks/quote-builder/quote-builder.fixture';
import { implementation, quoteOutline } from './figures/offer-figures';

describe('quote outline', () => {
  const modulesOf = (offered: typeof offer) =>
    quoteOutline(company, offered)?.rows.map((row) =>
      row.map((cell) => (typeof cell === 'object' ? cell?.value : cell)),
    );

  it('has the users that the quote builder begins with, and none of a module to add later', () => {
    expect(modulesOf(offer)).toEqual([
      ['Accounting & finance', 3, 3],
      ['Inventory', 1, 1],
      ['Warehouse', 'Add later', 0],
    ]);
  });

  it('is what the quote builder shows before anything is chosen', () => {
    const chosen = offer.modules.map((module) => ({ ...module, chosen: true }));
    for (const modules of [offer.modules, chosen]) {
      const offered = { ...offer, modules };
      const begun = outlineOf(readChoice(new URLSearchParams(), offered), offered);
      expect(modulesOf(offered)).toEqual(
        begun.modules.map(({ name, users }) => [name, users ?? 'Add later', users ?? 0]),
      );
    }
  });

  it('is nothing without modules', () => {
    expect(quoteOutline(company)).toBeNull();
    expect(quoteOutline(company, { ...offer, modules: [] })).toBeNull();
  });
});

describe('implementation', () => {
  const ranges = (language: string, ...times: string[]) => {
    const sizes = times.map((time) => ({ id: time, name: time, time }));
    const drawn = implementation(company, { ...offer, language, sizes });
    return (
      drawn && [
        drawn.months,
        ...drawn.ranges.map(({ from, to }) => [from, to].map((at) => Number(at.toFixed(2)))),
      ]
    );
  };

  it.each([
    ['two units', 'en-GB', ['2 weeks to 3 months'], [3, [0.46, 3]]],
    ['one figure', 'en-GB', ['6 weeks'], [2, [0, 1.38]]],
    ['a decimal comma', 'de', ['1,5–2 Monate'], [2, [1.5, 2]]],
    ['one of a unit', 'de', ['1 Woche'], [1, [0, 0.23]]],
    ['another language', 'fr', ['2 à 6 semaines', '1 à 3 mois'], [3, [0.46, 1.38], [1, 3]]],
    ['years', 'en-GB', ['1–2 years'], [24, [12, 24]]],
    ['days', 'en-GB', ['10 days'], [1, [0, 0.33]]],
    ['a text without a figure beside others', 'en-GB', ['By agreement', '1–3 months'], [3, [0, 0], [1, 3]]],
    ['figures in a wrong order', 'en-GB', ['3–1 months'], [3, [1, 3]]],
  ])('reads %s', (_what, language, times, expected) => {
    expect(ranges(language, ...times)).toEqual(expected);
  });

  it.each([['By agreement'], ['2–6'], ['2–6 Wochen']])('draws nothing of %j alone', (time) => {
    expect(ranges('en-GB', time)).toBeNull();
  });
});
