import { evaluateSync, parse, toJS } from 'groq-js';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AddressBook } from '../../sanity-studio/addresses/address-book';
import { contentQuery } from '../../sanity-studio/attention/content-query';
import { deadLinks, type Flaw, undescribedPictures } from '../../sanity-studio/attention/find-problems';
import type { ArchiveDocument } from '../support/archive';
import { archive } from '../support/content';
import { contentTypes } from '../support/content-types';

const documentsSchema = z.array(z.looseObject({ _id: z.string(), _type: z.string() }));

/** The archive without any description of pictures. */
const flawed: ArchiveDocument[] = archive.documents.map((document) =>
  JSON.parse(JSON.stringify(document), (field, value: unknown) => {
    if (field === 'alt' || field === 'companyLogoAlt') return '';
    return field === 'decorative' ? false : value;
  }),
);
const nowhere = new AddressBook({ brand: null, pages: [], redirects: [] });
const query = parse(contentQuery(contentTypes));
const selected = documentsSchema.parse(toJS(evaluateSync(query, { dataset: flawed })));
const found = (flaws: Flaw[]) => flaws.map(({ document, path }) => `${document._id} ${path}`).sort();

describe('the query of Studio’s attention list', () => {
  it('finds the same pictures as whole documents', () => {
    const pictures = found(undescribedPictures(selected));
    expect(pictures.length).toBeGreaterThan(40);
    expect(pictures).toEqual(found(undescribedPictures(flawed)));
  });

  it('finds the same links as whole documents', () => {
    const links = found(deadLinks(selected, nowhere));
    expect(links.length).toBeGreaterThan(50);
    expect(links).toEqual(found(deadLinks(flawed, nowhere)));
  });

  it('returns less than half of the data', () => {
    expect(JSON.stringify(selected).length).toBeLessThan(JSON.stringify(flawed).length / 2);
  });
});
