import { readFileSync } from 'node:fs';

const REFERENCE = '.reference';

/** Extracted by `npm run typegen`. */
const schema = JSON.parse(readFileSync(new URL('../../../schema.json', import.meta.url), 'utf8'));

/** The one type of a field's objects, or of the members of its list; undefined where there are several, or none. */
function typeIn(node) {
  if (node.type === 'array') return typeIn(node.of);
  if (node.type === 'inline') {
    const { name } = node;
    return name.endsWith(REFERENCE) ? { referenceTo: name.slice(0, -REFERENCE.length) } : { name };
  }
  if (node.type !== 'object') return undefined;
  const name = node.attributes._type?.value.value;
  return name ? { name } : node.rest && typeIn(node.rest);
}

/**
 * Which type an object has, by where it stands: it lets the sources be plain data. A list of references is one of short
 * names: `['retail']` → `industry-retail`.
 * @type {Map<string, { name: string } | { referenceTo: string }>} by `holder.field`
 */
export const memberTypes = new Map(
  schema.flatMap(({ name, attributes, value }) =>
    Object.entries(attributes ?? value.attributes ?? {}).flatMap(([field, { value: node }]) => {
      const type = typeIn(node);
      return type ? [[`${name}.${field}`, type]] : [];
    }),
  ),
);

/** The types whose documents say their language, where a dataset has several. */
export const typesWithLanguage = new Set(
  schema.flatMap(({ type, name, attributes }) => (type === 'document' && attributes.language ? [name] : [])),
);
