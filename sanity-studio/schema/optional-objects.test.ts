import { createSchema, type ObjectSchemaType, resolveInitialValueForType } from 'sanity';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { schemaTypes } from './schema-types';

beforeAll(() => void vi.stubGlobal('window', globalThis));
afterAll(() => void vi.unstubAllGlobals());

const schema = createSchema({ name: 'site', types: schemaTypes });

function fieldsOf(name: string): ObjectSchemaType['fields'] {
  const type = schema.get(name);
  return type?.jsonType === 'object' ? type.fields : [];
}

/** Whether a field's own rule says so. */
function isRequired({ type }: ObjectSchemaType['fields'][number]): boolean {
  const rules = Array.isArray(type.validation) ? type.validation : [];
  return rules.some((rule) => typeof rule === 'object' && Reflect.get(rule, '_required') === 'required');
}

// With a first value anywhere in it, an object that was meant to be left out is there, and must be filled in.
it('an object that may be left out begins as nothing', async () => {
  const begun: string[] = [];
  let optional = 0;
  for (const { name } of schemaTypes) {
    for (const field of fieldsOf(name).filter(({ type }) => type.jsonType === 'object')) {
      if (isRequired(field)) continue;
      optional += 1;
      const value = await resolveInitialValueForType(field.type, {}, 20, {});
      if (value !== undefined) begun.push(`${name}.${field.name}: ${JSON.stringify(value)}`);
    }
  }
  expect(begun).toEqual([]);
  expect(optional).toBeGreaterThan(8);
});
