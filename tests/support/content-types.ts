import { readFileSync } from 'node:fs';
import type { ContentType } from '../../sanity-studio/attention/content-query';

type Node = {
  type: string;
  name?: string;
  value?: Node;
  attributes?: Record<string, { value: Node }>;
  of?: Node | Node[];
  /** Of a list member: its type without the key. */
  rest?: Node;
};

const schema: Node[] = JSON.parse(
  readFileSync(new URL('../../sanity-studio/schema.json', import.meta.url), 'utf8'),
);
const named = new Map(schema.map((node) => [node.name, node]));

/** Fields and members are resolved lazily, because a type may contain itself. */
function contentType(node: Node, name = node.type): ContentType {
  if (node.type === 'inline') {
    const known = named.get(node.name);
    return known ? contentType(known, node.name) : { name, jsonType: 'unknown' };
  }
  if (node.rest?.type === 'inline') return contentType(node.rest);
  if (node.type === 'type' && node.value) return contentType(node.value, node.name);
  return {
    name,
    jsonType: node.type === 'document' ? 'object' : node.type,
    get fields() {
      return Object.entries(node.attributes ?? {}).map(([field, { value }]) => ({
        name: field,
        type: contentType(value),
      }));
    },
    get of() {
      return membersOf(node.of).map((member) => contentType(member));
    },
  };
}

function membersOf(of: Node | Node[] | undefined): Node[] {
  const nodes = of === undefined ? [] : [of].flat();
  return nodes.flatMap((node) => (node.type === 'union' ? membersOf(node.of) : [node]));
}

/** The document types of Studio's content model, as Studio itself compiles them, read from the extracted schema. */
export const contentTypes: ContentType[] = schema
  .filter(({ type, name }) => type === 'document' && !name?.startsWith('sanity.'))
  .map((node) => contentType(node, node.name));
