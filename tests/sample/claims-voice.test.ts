import { describe, expect, it } from 'vitest';
import { eachValue } from '../support/each-value';
import { seedArchive, seedBrand } from './seed-archive';
import { foundInSeed as found } from './seed-text';

describe('the voice of the sample site', () => {
  it.each([
    ['exclamation marks', /.{0,20}!/g],
    ['seamless', /\bseamless\w*/gi],
    ['empower', /\bempower\w*/gi],
    ['revolutionise', /\brevolution\w*/gi],
    ['all-in-one', /\ball-in-one\b/gi],
    ['unlock', /\bunlock\w*/gi],
    [
      'other advertising',
      /\b(?:leverage|effortless\w*|cutting-edge|world-class|game-chang\w+|best-in-class|robust|next-gen\w*|supercharge\w*)\b/gi,
    ],
    ['filler', /\blorem\b|\bipsum\b|\bTODO\b|\btbc\b/gi],
    [
      'words about the making of the site',
      /\bdashed\b|enabled cards|placeholder|for layout|\bto be replaced\b|\breplace (?:it|them|this|every)\b|real launch|this page is content|none of them a form|are samples\b/gi,
    ],
  ])('has no %s', (_, pattern) => {
    expect(found(pattern)).toEqual([]);
  });

  it('rarely ends a sentence on what something is not, and rarely says that things agree', () => {
    expect(found(/, not [^.,;:]{1,60}\.(?!\w)/g).length).toBeLessThan(6);
    const legalOrConsent = /^(?:legal-|consentSettings)/;
    expect(found(/\bagree\w*/gi).filter((hit) => !legalOrConsent.test(hit)).length).toBeLessThan(16);
  });

  it('uses British spelling', () => {
    const american =
      /\b(?:organiz\w+|recogniz\w+|realiz\w+|customiz\w+|optimiz\w+|analyz\w+|color|center|fulfillment|catalog|inquir\w+|labor|favorite|behavior|checkbook)\b/gi;
    expect(found(american)).toEqual([]);
  });

  it('writes ranges with an en dash, and typographic apostrophes and quotation marks', () => {
    expect(found(/\b\d+-\d+ (?:hours|weeks|months|days)/g)).toEqual([]);
    expect(found(/\w*'\w*/g)).toEqual([]);
    expect(found(/"/g)).toEqual([]);
  });

  it('names the product by its placeholder, so that one edit renames it', () => {
    const named = seedArchive.documents.flatMap((document) =>
      [...eachValue(document, document._id)].filter(
        ({ value, at }) =>
          typeof value === 'string' &&
          /plinth/i.test(value) &&
          !/^siteSettings\.(product|application|email|mailAnswer)/.test(at),
      ),
    );
    expect(seedBrand.productName).toBe('Plinth');
    expect(named.map(({ at, value }) => `${at}: ${String(value)}`)).toEqual([]);
  });

  it('contains no unknown placeholder', () => {
    const known = ['product', 'host', 'booking', ...(seedArchive.brand.facts ?? []).map(({ name }) => name)];
    const used = JSON.stringify(seedArchive.documents).matchAll(/\{([a-z-]+)\}/g);
    expect([...used].flatMap(([, name = '']) => (known.includes(name) ? [] : [name]))).toEqual([]);
  });

  it('has neither doubled words nor doubled spaces', () => {
    expect(found(/\b(\w{2,}) \1\b/gi)).toEqual([]);
    expect(found(/\S {2,}\S/g)).toEqual([]);
  });
});
