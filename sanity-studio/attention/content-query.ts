import { describingFields } from '../schema/rules/media-rule';

/** As much of a type of Studio's compiled content model as is needed here. */
export type ContentType = {
  name: string;
  jsonType: string;
  fields?: readonly { name: string; type: ContentType }[];
  of?: readonly ContentType[];
};

/** What is asked for of an object: fields by name, of lists with `[]` behind it, each with what is asked for of it. */
type Wanted = { [field: string]: Wanted | true };

const TITLE = '"title": coalesce(title, name, question, productName, from, alt)';
const HEAD = ['_id', '_type', 'path', TITLE, ...describingFields].join(', ');
const PICTURE: Wanted = { _type: true, source: true, alt: true, decorative: true };
const EVERYTHING: Wanted = { '...': true };

/**
 * A query for the pictures and links of all documents, and for little else: to send 10,000 whole documents to a browser
 * takes many seconds.
 * @param types the document types of the content model
 * @returns GROQ without parameters; documents that have no place for either are left out
 */
export function contentQuery(types: readonly ContentType[]): string {
  const parts = types.flatMap(({ name, fields = [] }) => {
    const wanted = ofFields(fields, [name]);
    return isEmpty(wanted) ? [] : [`...*[_type == "${name}"]{${HEAD}, ${printed(wanted)}}`];
  });
  return `[${parts.join(', ')}]`;
}

/** @param above names of the types that these fields stand in: a type within itself is asked for whole */
function ofFields(fields: readonly { name: string; type: ContentType }[], above: readonly string[]): Wanted {
  const wanted: Wanted = {};
  for (const { name, type } of fields) {
    if (type.jsonType === 'string' && linkFields.includes(name)) wanted[name] = true;
    const isList = type.jsonType === 'array';
    const within = isList ? ofMembers(type.of ?? [], above) : ofType(type, above);
    if (!isEmpty(within)) wanted[isList ? `${name}[]` : name] = within;
  }
  return wanted;
}

function ofType({ name, jsonType, fields = [] }: ContentType, above: readonly string[]): Wanted {
  if (name === 'media') return PICTURE;
  if (jsonType !== 'object') return {};
  if (name !== 'object' && above.includes(name)) return EVERYTHING;
  return ofFields(fields, [...above, name]);
}

/** Members of several kinds may stand in one list: what is wanted of any of them. */
function ofMembers(members: readonly ContentType[], above: readonly string[]): Wanted {
  const wanted = members.map((member) => ofType(member, above)).reduce(merged, {});
  return isEmpty(wanted) ? wanted : { _key: true, ...wanted };
}

function merged(one: Wanted, other: Wanted): Wanted {
  const both = { ...one };
  for (const [field, wanted] of Object.entries(other)) {
    const known = both[field];
    both[field] = known === undefined || known === true || wanted === true ? wanted : merged(known, wanted);
  }
  return both;
}

function printed(wanted: Wanted): string {
  return Object.entries(wanted)
    .map(([field, within]) => (within === true ? field : `${field}{${printed(within)}}`))
    .join(', ');
}

function isEmpty(wanted: Wanted): boolean {
  return Object.keys(wanted).length === 0;
}

/** Text fields of the content model that hold a link. */
export const linkFields: readonly string[] = ['href', 'footerHref', 'to'];
