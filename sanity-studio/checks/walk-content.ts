import { isRecord } from '../../protocol/is-record';

/** An object within a document, and its path, as Studio writes paths to fields. */
export type ContentPart = { value: Record<string, unknown>; path: string };

/** A text within a document. */
export type ContentText = { text: string; field: string; holder: Record<string, unknown>; path: string };

/** The objects and texts of a document, in its order. */
export type Content = { parts: ContentPart[]; texts: ContentText[] };

/**
 * Every object and every text of a document that the site can show, the document itself first.
 * @param value the document, or a part of one
 */
export function readContent(value: unknown): Content {
  // Not a generator, and one walk for both: a site may have a million texts.
  const content: Content = { parts: [], texts: [] };
  if (isRecord(value)) addObject(value, '', content);
  return content;
}

/** The objects of `readContent`. */
export function walkContent(value: unknown): ContentPart[] {
  return readContent(value).parts;
}

function addObject(holder: Record<string, unknown>, path: string, content: Content): void {
  content.parts.push({ value: holder, path });
  for (const field in holder) {
    const member = holder[field];
    const isContent = typeof member === 'string' || (typeof member === 'object' && member !== null);
    if (!isContent || field.startsWith('_') || isHiddenField(field, holder)) continue;
    const at = fieldPath(path, field);
    if (typeof member === 'string') content.texts.push({ text: member, field, holder, path: at });
    else if (Array.isArray(member)) addList(member, { field, holder, path: at }, content);
    else if (isRecord(member)) addObject(member, at, content);
  }
}

function addList(list: readonly unknown[], at: Omit<ContentText, 'text'>, content: Content): void {
  for (let index = 0; index < list.length; index++) {
    const member = list[index];
    if (typeof member === 'string') {
      const { field, holder, path } = at;
      content.texts.push({ text: member, field, holder, path: memberPath(path, member, index) });
    } else if (isRecord(member)) addObject(member, memberPath(at.path, member, index), content);
  }
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
