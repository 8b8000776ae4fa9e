import { evaluateSync, parse, toJS } from 'groq-js';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AddressBook } from '../../sanity-studio/addresses/address-book';
import { contentQuery } from '../../sanity-studio/attention/content-query';
import { deadLinks, type Flaw, undescribedPictures } from '../../sanity-studio/attention/look-through';
import { contentTypes } from '../support/content-types';
import { type SeedDocument, seedArchive } from '../support/seed-archive';

const documentsSchema = z.array(z.looseObject({ _id: z.string(), _type: z.string() }));

/** The sample site with nothing described, and no page that a link could lead to. */
const flawed: SeedDocument[] = seedArchive.documents.map((document) =>
  JSON.parse(JSON.stringify(document), (field, value: unknown) => {
    if (field === 'alt' || field === 'companyLogoAlt') return '';
    return field === 'decorative' ? false : value;
  }),
);
const nowhere = new AddressBook({ brand: null, pages: [], redirects: [] });
const query = parse(contentQuery(contentTypes));
const asked = documentsSchema.parse(toJS(evaluateSync(query, { dataset: flawed })));
const found = (flaws: Flaw[]) => flaws.map(({ document, path }) => `${document._id} ${path}`).sort();

describe('what Studio asks for to see what needs attention', () => {
  it('shows every picture that whole documents would show', () => {
    const pictures = found(undescribedPictures(asked));
    expect(pictures.length).toBeGreaterThan(80);
    expect(pictures).toEqual(found(undescribedPictures(flawed)));
  });

  it('shows every link that whole documents would show', () => {
    const links = found(deadLinks(asked, nowhere));
    expect(links.length).toBeGreaterThan(150);
    expect(links).toEqual(found(deadLinks(flawed, nowhere)));
  });

  it('is a small part of the whole', () => {
    expect(JSON.stringify(asked).length).toBeLessThan(JSON.stringify(flawed).length / 2);
  });
});
