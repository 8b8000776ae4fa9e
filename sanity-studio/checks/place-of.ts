import { studioPath } from '@sanity/client/csm';
import { isRecord } from '../../protocol/is-record';
import { type FieldType, typesAlong } from '../presentation/described-text';

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/**
 * Where a field is, in the words of the form: “Blocks / second Dark band / Link / Leads to”.
 * @param path as Studio writes it; empty for the document
 */
export function placeOf(documentType: FieldType | undefined, document: unknown, path: string): string {
  if (path === '') return '';
  const segments = studioPath.fromString(path);
  const [, ...all] = typesAlong(documentType, document, path);
  // What a text consists of has no name in the form.
  const text = all.findIndex(({ name }) => name === 'block');
  const types = text < 0 ? all : all.slice(0, text);
  return types
    .flatMap(({ title }, at) => (title ? `${ordinalOf(document, segments.slice(0, at + 1))}${title}` : []))
    .join(' / ');
}

/** Which of several of its kind a member of a list is; empty for what is alone, or no such member. */
function ordinalOf(document: unknown, path: ReturnType<typeof studioPath.fromString>): string {
  const member: unknown = studioPath.get(document, path);
  const list: unknown = studioPath.get(document, path.slice(0, -1));
  if (!Array.isArray(list) || !isRecord(member)) return '';
  const alike = list.filter((other) => isRecord(other) && other._type === member._type);
  const at = alike.indexOf(member);
  return alike.length < 2 ? '' : `${ORDINALS[at] ?? `no. ${at + 1},`} `;
}

/** What Studio says of every empty field. A rule of our own says of some what follows from it. */
export const REQUIRED = 'Fill this in: it must not be empty.';

type Placed = { message: string; path: string };

/** Whether a remark says more than that its field is empty, or is the only one at its field. */
export function isTelling({ message, path }: Placed, _: number, all: readonly Placed[]): boolean {
  return message !== REQUIRED || all.every((other) => other.path !== path || other.message === REQUIRED);
}
