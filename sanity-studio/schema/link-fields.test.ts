import { createSchema } from 'sanity';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LINK_FIELDS } from '../checks/link-rules';
import { LinkInput } from '../inputs/link-input';
import { schemaTypes } from './schema-types';

beforeAll(() => void vi.stubGlobal('window', globalThis));
afterAll(() => void vi.unstubAllGlobals());

/** Profiles are on other sites only. */
const OUTSIDE_ONLY = ['socialLink.href'];

it('every field that holds a link is searched, and no other', () => {
  const schema = createSchema({ name: 'site', types: schemaTypes });
  const typed: string[] = [];
  const searched: string[] = [];
  for (const { name } of schemaTypes) {
    const type = schema.get(name);
    for (const field of type?.jsonType === 'object' ? type.fields : []) {
      const isSearched = field.type.components?.input === LinkInput;
      const isLink = field.type.jsonType === 'string' && LINK_FIELDS.some((link) => link === field.name);
      if (isSearched) searched.push(field.name);
      if (isLink !== isSearched) typed.push(`${name}.${field.name}`);
    }
  }
  expect(typed).toEqual(OUTSIDE_ONLY);
  expect(new Set(searched)).toEqual(new Set(LINK_FIELDS));
});
