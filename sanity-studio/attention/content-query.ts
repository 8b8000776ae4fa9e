import { describingFields } from '../schema/rules/media-rule';

/** The part of a type of Studio's compiled content model that is used here. */
export type ContentType = {
  name: string;
  jsonType: string;
  fields?: readonly { name: string; type: ContentType }[];
  of?: readonly ContentType[];
};

/** A GROQ projection: fields by name (of lists with `[]`), each with its own projection. */
type Projection = { [field: string]: Projection | true };

const TITLE = '"title": coalesce(title, name, question, productName, from, alt)';
const HEAD = ['_id', '_type', '_rev', 'path', TITLE, ...describingFields].join(', ');
const PICTURE: Projection = { _type: true, source: true, alt: true, decorative: true };
const EVERYTHING: Projection = { '...': true };

/**
 * A query for little more than the pictures and links of all documents: sending 10,000 whole documents to a browser
 * takes many seconds.
 * @param types the document types of the content model
 * @returns GROQ without parameters; it omits document types without pictures and links
 */
export function contentQuery(types: readonly ContentType[]): string {
  const parts = types.flatMap(({ name, fields = [] }) => {
    const projection = ofFields(fields, [name]);
    return isEmpty(projection) ? [] : [`...*[_type == "${name}"]{${HEAD}, ${printed(projection)}}`];
  });
  return `[${parts.join(', ')}]`;
}

/** @param above names of the enclosing types: a type within itself is selected whole */
function ofFields(
  fields: readonly { name: string; type: ContentType }[],
  above: readonly string[],
): Projection {
  const projection: Projection = {};
  for (const { name, type } of fields) {
    if (type.jsonType === 'string' && linkFields.includes(name)) projection[name] = true;
    const isList = type.jsonType === 'array';
    const within = isList ? ofMembers(type.of ?? [], above) : ofType(type, above);
    if (!isEmpty(within)) projection[isList ? `${name}[]` : name] = within;
  }
  return projection;
}

function ofType({ name, jsonType, fields = [] }: ContentType, above: readonly string[]): Projection {
  if (name === 'media') return PICTURE;
  if (jsonType !== 'object') return {};
  if (name !== 'object' && above.includes(name)) return EVERYTHING;
  return ofFields(fields, [...above, name]);
}

/** The merged projection of a list's member types. */
function ofMembers(members: readonly ContentType[], above: readonly string[]): Projection {
  const projection = members.map((member) => ofType(member, above)).reduce(merged, {});
  return isEmpty(projection) ? projection : { _key: true, ...projection };
}

function merged(one: Projection, other: Projection): Projection {
  const both = { ...one };
  for (const [field, projection] of Object.entries(other)) {
    const known = both[field];
    both[field] =
      known === undefined || known === true || projection === true ? projection : merged(known, projection);
  }
  return both;
}

function printed(projection: Projection): string {
  return Object.entries(projection)
    .map(([field, within]) => (within === true ? field : `${field}{${printed(within)}}`))
    .join(', ');
}

function isEmpty(projection: Projection): boolean {
  return Object.keys(projection).length === 0;
}

/** Text fields of the content model that hold a link. */
export const linkFields: readonly string[] = ['href', 'footerHref', 'to'];
