import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { conform, type Repair, type TypeNode } from '../../app/content/source/shape';
import { isRecord } from '../../protocol/is-record';
import { TRANSLATIONS } from '../../protocol/site-documents';
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
  readArchive(folder)
    .documents.filter(({ _type }) => _type !== TRANSLATIONS)
    .map((document) => [folder, document._id, document] as const),
);

/** Fields that the Lake or the import fills in. */
const FILLED_IN_LATER = /^_(?:createdAt|updatedAt|rev)$/;
/** Every object may have these. */
const OF_EVERY_OBJECT = /^_(?:sanityAsset|key|type)$/;

/** A type with named types resolved, without the fields that are filled in later. */
function expand(node: SchemaNode): TypeNode {
  switch (node.type) {
    case 'inline': {
      const type = named.get(node.name);
      if (!type) throw new Error(`The schema has no type ${node.name}`);
      return expand(type.type === 'document' ? { ...type, type: 'object' } : type.value);
    }
    case 'array':
      return { type: 'array', of: expand(node.of) };
    case 'union':
      return { type: 'union', of: node.of.map(expand) };
    case 'object': {
      // Members of arrays add `_key` to the type that they extend.
      const rest = 'rest' in node && node.rest ? expand(node.rest) : undefined;
      const own = Object.entries(node.attributes)
        .filter(([field]) => !FILLED_IN_LATER.test(field))
        .map(([field, { value, optional }]) => [field, { value: expand(value), optional }]);
      const extended = rest?.type === 'object' ? rest.attributes : {};
      return { type: 'object', attributes: { ...extended, ...Object.fromEntries(own) } };
    }
    default:
      return node;
  }
}

/** Paths of the fields that a value's type lacks, such as typing mistakes in an archive. */
function unknownFields(value: unknown, type: TypeNode, at: string): string[] {
  if (Array.isArray(value) && type.type === 'array')
    return value.flatMap((member, index) => unknownFields(member, type.of, `${at}[${index}]`));
  if (!isRecord(value)) return [];
  const object = type.type === 'union' ? type.of.find((member) => tagOf(member) === value._type) : type;
  if (object?.type !== 'object') return [];
  return Object.entries(value).flatMap(([field, member]) => {
    if (OF_EVERY_OBJECT.test(field) || FILLED_IN_LATER.test(field)) return [];
    const attribute = object.attributes[field];
    return attribute ? unknownFields(member, attribute.value, `${at}.${field}`) : [`${at}.${field}`];
  });
}

function tagOf(type: TypeNode): unknown {
  const tag = type.type === 'object' ? type.attributes._type?.value : undefined;
  return tag?.type === 'string' ? tag.value : undefined;
}

describe.each(documents)('%s: %s', (_folder, _id, document) => {
  const type = expand({ type: 'inline', name: document._type });

  it('conforms to the schema', () => {
    const repairs: Repair[] = [];
    const good = conform(structuredClone(document), type, repairs);
    expect({ good, repairs: repairs.filter(({ at }) => !at.endsWith('.asset')) }).toEqual({
      good: true,
      repairs: [],
    });
  });

  it('has no field that the schema lacks', () => {
    expect(unknownFields(document, type, document._type)).toEqual([]);
  });
});
