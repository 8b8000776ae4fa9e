import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TypeNode } from '../../app/content/shape';
import { conform, type Repair } from '../../app/content/shape';
import { archiveFolders, readArchive } from '../support/archive';

type SchemaType =
  | { type: 'document'; name: string; attributes: Attributes }
  | { type: 'type'; name: string; value: SchemaNode };
type SchemaNode =
  | TypeNode
  | { type: 'inline'; name: string }
  | { type: 'object'; attributes: Attributes; dereferencesTo?: string; rest?: SchemaNode };
type Attributes = Record<string, { value: SchemaNode; optional?: boolean }>;

const schema: SchemaType[] = JSON.parse(readFileSync('sanity-studio/schema.json', 'utf8'));
const named = new Map(schema.map((type) => [type.name, type]));
const documents = archiveFolders.flatMap((folder) =>
  readArchive(folder).documents.map((document) => [folder, document._id, document] as const),
);

/** Fields that the Lake or the import fills in. */
const FILLED_IN_LATER = new Set(['_createdAt', '_updatedAt', '_rev']);

/** Paths of the fields that a value's type lacks, such as typing mistakes in an archive. */
function unknownFields(value: unknown, node: SchemaNode, at: string): string[] {
  const type = resolve(node);
  if (Array.isArray(value)) {
    const of = type.type === 'array' ? type.of : undefined;
    return of ? value.flatMap((member, index) => unknownFields(member, of, `${at}[${index}]`)) : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const object = type.type === 'union' ? memberFor(type.of, value) : type;
  if (object?.type !== 'object') return [];
  const known = attributesOf(object);
  return Object.entries(value).flatMap(([field, member]) => {
    if (field === '_sanityAsset' || field === '_key' || field === '_type') return [];
    const attribute = known[field];
    return attribute ? unknownFields(member, attribute.value, `${at}.${field}`) : [`${at}.${field}`];
  });
}

function memberFor(types: SchemaNode[], value: object): SchemaNode | undefined {
  const name = '_type' in value ? value._type : undefined;
  return types.map(resolve).find((type) => {
    const tag = type.type === 'object' ? attributesOf(type)._type?.value : undefined;
    return tag?.type === 'string' && tag.value === name;
  });
}

/** An object's own attributes, and those of the type that it extends (members of arrays add `_key` to theirs). */
function attributesOf(object: { attributes: Attributes; rest?: SchemaNode }): Attributes {
  const rest = object.rest && resolve(object.rest);
  return rest?.type === 'object' ? { ...attributesOf(rest), ...object.attributes } : object.attributes;
}

function resolve(node: SchemaNode): Exclude<SchemaNode, { type: 'inline' }> {
  if (node.type !== 'inline') return node;
  const type = named.get(node.name);
  if (!type) throw new Error(`The schema has no type ${node.name}`);
  return type.type === 'document' ? { type: 'object', attributes: type.attributes } : resolve(type.value);
}

/** The type with named types resolved, without the fields that are filled in later. */
function expand(node: SchemaNode): TypeNode {
  const type = resolve(node);
  if (type.type === 'array') return { type: 'array', of: expand(type.of) };
  if (type.type === 'union') return { type: 'union', of: type.of.map(expand) };
  if (type.type !== 'object') return type;
  const inArchive = Object.entries(attributesOf(type)).filter(([field]) => !FILLED_IN_LATER.has(field));
  return {
    type: 'object',
    attributes: Object.fromEntries(
      inArchive.map(([field, { value, optional }]) => [field, { value: expand(value), optional }]),
    ),
  };
}

describe.each(documents)('%s: %s', (_folder, _id, document) => {
  const type: SchemaNode = { type: 'inline', name: document._type };

  it('conforms to the schema', () => {
    const repairs: Repair[] = [];
    const good = conform(structuredClone(document), expand(type), repairs);
    expect({ good, repairs: repairs.filter(({ at }) => !at.endsWith('.asset')) }).toEqual({
      good: true,
      repairs: [],
    });
  });

  it('has no field that the schema lacks', () => {
    expect(unknownFields(document, type, document._type)).toEqual([]);
  });
});
