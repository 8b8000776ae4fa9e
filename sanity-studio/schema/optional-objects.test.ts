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

/** Whether the field's own rule requires a value. */
function isRequired({ type }: ObjectSchemaType['fields'][number]): boolean {
  const rules = Array.isArray(type.validation) ? type.validation : [];
  return rules.some((rule) => typeof rule === 'object' && Reflect.get(rule, '_required') === 'required');
}

// An initial value anywhere in an optional object makes it present, so that it must be filled in.
it('an optional object has no initial value', async () => {
  const initialValues: string[] = [];
  let optional = 0;
  for (const { name } of schemaTypes) {
    for (const field of fieldsOf(name).filter(({ type }) => type.jsonType === 'object')) {
      if (isRequired(field)) continue;
      optional += 1;
      const value = await resolveInitialValueForType(field.type, {}, 20, {});
      if (value !== undefined) initialValues.push(`${name}.${field.name}: ${JSON.stringify(value)}`);
    }
  }
  expect(initialValues).toEqual([]);
  expect(optional).toBeGreaterThan(8);
});
