import { studioPath } from '@sanity/client/csm';
import { isRecord } from '../../protocol/is-record';
import type { TypingState } from '../../protocol/typing-messages';

type DescribedText = Pick<TypingState, 'value' | 'label' | 'isMultiline' | 'problems'>;

/** What is read of a type of Studio's schema. */
export type FieldType = {
  name: string;
  title?: string;
  /** What it is made of. */
  type?: FieldType | null;
  fields?: readonly { name: string; type: FieldType }[];
  of?: readonly FieldType[];
};

/** What is read of Studio's validation. */
export type Marker = {
  level: 'error' | 'warning' | 'info';
  message: string;
  path: ReturnType<typeof studioPath.fromString>;
};

const WORST_FIRST = ['error', 'warning', 'info'];

/**
 * A text of a document with what its form says about it.
 * @param document the draft, or what is published
 * @param path of the text, as Studio writes it
 * @param validation of the whole document
 */
export function describeText(
  document: unknown,
  documentType: FieldType | undefined,
  path: string,
  validation: readonly Marker[],
): DescribedText {
  const value: unknown = studioPath.get(document, path);
  const types = typesAlong(documentType, document, path);
  const problems = validation
    .filter((marker) => studioPath.toString(marker.path) === path)
    .sort((one, other) => WORST_FIRST.indexOf(one.level) - WORST_FIRST.indexOf(other.level))
    .map(({ message }) => message);
  return {
    value: typeof value === 'string' ? value : '',
    label: [...types].reverse().find(({ title }) => title !== undefined)?.title ?? '',
    isMultiline: isTextType(types.at(-1)),
    problems: [...new Set(problems)],
  };
}

/** The types of a path's fields and members, the document's first. */
export function typesAlong(
  documentType: FieldType | undefined,
  document: unknown,
  path: string,
): FieldType[] {
  const types = documentType ? [documentType] : [];
  let value = document;
  for (const segment of studioPath.fromString(path)) {
    value = studioPath.get(value, [segment]);
    const name = isRecord(value) ? value._type : undefined;
    const { fields, of = [] } = types.at(-1) ?? {};
    const field = fields?.find((each) => each.name === segment)?.type;
    const member = of.find((each) => each.name === name) ?? of[0];
    const next = typeof segment === 'string' ? field : member;
    if (!next) break;
    types.push(next);
  }
  return types;
}

/** Whether a field takes several lines: `text` and types made of it. */
function isTextType(type: FieldType | undefined | null): boolean {
  return type ? type.name === 'text' || isTextType(type.type) : false;
}
