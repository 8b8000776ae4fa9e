import { isRecord } from '../../protocol/is-record';

/** An object within a document, and its path, as Studio writes paths to fields. */
export type ContentPart = { value: Record<string, unknown>; path: string };

/** A text within a document. */
export type ContentText = { text: string; field: string; holder: Record<string, unknown>; path: string };

/**
 * Every object of a document that the site can show, itself first.
 * @param value the document, or a part of one
 */
export function walkContent(value: unknown): ContentPart[] {
  // Not a generator: with thousands of documents that takes three times as long.
  const parts: ContentPart[] = [];
  addParts(value, '', parts);
  return parts;
}

function addParts(value: unknown, path: string, parts: ContentPart[]): void {
  if (Array.isArray(value)) {
    for (const [index, member] of value.entries())
      if (typeof member === 'object') addParts(member, memberPath(path, member, index), parts);
  } else if (isRecord(value)) {
    parts.push({ value, path });
    for (const field in value) {
      const member = value[field];
      if (typeof member === 'object' && !field.startsWith('_') && !isHiddenField(field, value))
        addParts(member, fieldPath(path, field), parts);
    }
  }
}

/** Every text of some parts themselves: those of their fields, and of their lists of texts. */
export function textsOf(parts: readonly ContentPart[]): ContentText[] {
  const texts: ContentText[] = [];
  for (const { value: holder, path } of parts)
    for (const field in holder) {
      const member = holder[field];
      if (field.startsWith('_') || isHiddenField(field, holder)) continue;
      if (typeof member === 'string')
        texts.push({ text: member, field, holder, path: fieldPath(path, field) });
      else if (Array.isArray(member))
        addTexts(member, { field, holder, path: fieldPath(path, field) }, texts);
    }
  return texts;
}

function addTexts(list: unknown[], at: Omit<ContentText, 'text'>, texts: ContentText[]): void {
  for (const [index, text] of list.entries())
    if (typeof text === 'string') texts.push({ ...at, text, path: `${at.path}[${index}]` });
}

/** @param path of the object, empty for the document */
export function fieldPath(path: string, field: string): string {
  return path === '' ? field : `${path}.${field}`;
}

/** @param path of the list; members without a key are found by their index */
export function memberPath(path: string, member: unknown, index: number): string {
  const key = isRecord(member) && typeof member._key === 'string' ? `_key=="${member._key}"` : index;
  return `${path}[${key}]`;
}

/** Layouts of the page head that show no picture. */
const WITHOUT_PICTURE: readonly unknown[] = ['strip', 'ledger', 'band', 'plain'];
const PANEL_FIELDS = ['title', 'overviewLabel', 'items', 'testimonial'];

/**
 * Whether a choice beside a field hides it: the form and the site do not show it, whatever it holds.
 * @param holder the object with the field
 */
export function isHiddenField(field: string, holder: Record<string, unknown>): boolean {
  switch (holder._type) {
    case 'pageHero':
      return field === 'image' && WITHOUT_PICTURE.includes(holder.layout);
    case 'careerValue':
      return field === 'image' && holder.hasImage !== true;
    case 'menuItem':
      return holder.dropdown !== true && PANEL_FIELDS.includes(field);
    default:
      return false;
  }
}
