import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../protocol/is-record';
import { archiveFolders, readArchive, recordsIn } from '../support/archive';
import { eachValue } from '../support/each-value';

describe.each(archiveFolders)('the archive in %s', (path) => {
  const { documents, folder, ofType } = readArchive(path);
  const values = documents.flatMap((document) => [...eachValue(document, document._id)]);
  const ids = new Set(documents.map(({ _id }) => _id));

  it('has a unique id without dots for each document', () => {
    expect(ids.size).toBe(documents.length);
    expect([...ids].filter((id) => !/^[A-Za-z0-9-]+$/.test(id))).toEqual([]);
  });

  it('references only documents that it contains', () => {
    const references = values.filter(({ value }) => isRecord(value) && value._type === 'reference');
    expect(references.length).toBeGreaterThan(30);
    const dangling = references.filter(({ value }) => isRecord(value) && !ids.has(String(value._ref)));
    expect(dangling.map(({ at }) => at)).toEqual([]);
  });

  it('has a unique key for every object in a list', () => {
    const lists = values.filter(({ value }) => Array.isArray(value));
    const flawed = lists.filter(({ value }) => {
      const members = Array.isArray(value) ? value : [];
      const keys = members.filter(isRecord).map(({ _key }) => _key);
      return keys.some((key) => typeof key !== 'string' || !key) || new Set(keys).size !== keys.length;
    });
    expect(flawed.map(({ at }) => at)).toEqual([]);
  });

  it('uses only marks that markDefs defines, strong and code', () => {
    const flawed = values.filter(({ value, holder }) => {
      if (!isRecord(value) || value._type !== 'span') return false;
      const known = new Set(['strong', 'em', 'code', ...recordsIn(holder.markDefs).map(({ _key }) => _key)]);
      return !Array.isArray(value.marks) || value.marks.some((mark) => !known.has(mark)) || value.text === '';
    });
    expect(flawed.map(({ at }) => at)).toEqual([]);
  });

  it('describes every picture, or marks it as decorative', () => {
    const media = values.filter(({ value }) => isRecord(value) && value._type === 'media');
    const inOwnRecord = /^customerLogo-[a-z0-9-]+\.image$|^testimonial-[a-z-]+\.companyLogo$/;
    const bare = media.filter(({ value, at }) => {
      const described =
        isRecord(value) && (value.decorative === true || String(value.alt ?? '').trim() !== '');
      return !described && !inOwnRecord.test(at);
    });
    expect(media.length).toBeGreaterThan(30);
    expect(bare.map(({ at }) => at)).toEqual([]);
  });

  it('gives every vignette a sentence as its caption', () => {
    const silent = values.filter(
      ({ value }) =>
        isRecord(value) && value.source === 'vignette' && !/^[A-ZÄÖÜ].{20,}\.$/.test(String(value.caption)),
    );
    expect(silent.map(({ at }) => at)).toEqual([]);
  });

  it('shows each vignette at most once on a page', () => {
    const repeated = ofType('page').filter((page) => {
      const names = [...eachValue(page, page._id)].flatMap(({ value, field }) =>
        field === 'vignette' ? [value] : [],
      );
      return new Set(names).size !== names.length;
    });
    expect(repeated.map(({ _id }) => _id)).toEqual([]);
  });

  it('contains exactly the image files that it uses', () => {
    const used = values.flatMap(({ value, field }) => (field === '_sanityAsset' ? [String(value)] : []));
    const files = readdirSync(new URL('images/', folder)).map((file) => `image@file://./images/${file}`);
    expect([...new Set(used)].sort()).toEqual(files.sort());
  });

  it('starts every page with the one block that contains its title', () => {
    const heads = ['stairHero', 'pageHero'];
    const flawed = ofType('page').filter(({ blocks }) => {
      const places = recordsIn(blocks).map(({ _type }) => heads.includes(String(_type)));
      return !places[0] || places.lastIndexOf(true) !== 0;
    });
    expect(flawed.map(({ _id }) => _id)).toEqual([]);
  });

  it('gives every page a unique title and description of limited length', () => {
    const pages = documents.filter(({ path }) => path !== undefined);
    const seo = pages.map((page) => (isRecord(page.seo) ? page.seo : {}));
    const descriptions = seo.map(({ description }) => String(description));
    expect(descriptions.filter((text) => text.length < 50 || text.length > 160)).toEqual([]);
    expect(new Set(descriptions).size).toBe(pages.length);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ title }, index) => seo[index]?.title ?? title)).size).toBe(pages.length);
  });
});
