import { isRecord } from '../../protocol/is-record';
import { blockTexts } from '../blocks/blocks.content';
import type { Texts } from '../blocks/texts';
import type { SearchedDocument } from '../content-model/content-types';
import { listOf } from '../rich-text/portable-text';
import { mailAddress, safeHref } from '../ui/safe-href';
import { captionOf, readRichText } from './rich-text-lines';
import { emptySection, type Section } from './section';

type Block = Extract<SearchedDocument, { _type: 'page' }>['blocks'][number];
type Fields = Readonly<Record<string, unknown>>;
type TextsByField = Extract<Texts, object>;

type Place = {
  section: Section;
  /** The parts of the block that have addresses of their own. */
  own: Section[];
  /** The items so far, and those that are nothing but a title and a link to another page. */
  items: { all: number; links: number };
  path: string;
};
/** What one record says, before it is one line. */
type Line = { names: string[]; said: string; endsWithFact: boolean; isLink: boolean };

/**
 * Reads a block by what its `*.content.ts` says of its texts.
 * @returns the block itself, its parts that have addresses of their own, in order (the last of the ids of its parts), and
 *   whether it holds nothing but links
 */
export function readBlock(
  block: Block,
  path: string,
): { section: Section; own: Section[]; isLinks: boolean } {
  const place: Place = { section: emptySection(), own: [], items: { all: 0, links: 0 }, path };
  readRecord({ ...block }, blockTexts[block._type], place);
  const { section, own, items } = place;
  const isLinks =
    items.all > 0 && items.all === items.links && section.lines.length === 0 && own.length === 0;
  return { section, own, isLinks };
}

/** A record's own texts come before those of the lists in it. */
function readRecord(record: Fields, texts: TextsByField, place: Place): void {
  const { section, items, path } = place;
  const line: Line = { names: [], said: '', endsWithFact: false, isLink: leadsElsewhere(record.href, path) };
  readTexts(record, texts, line, section);
  const name = line.names.join(' ');
  if (name !== '') {
    section.parts.push(name);
    items.all += 1;
    if (line.said === '' && line.isLink) items.links += 1;
  }
  if (line.said !== '') section.lines.push(withPause(name, ': ', line.said));
  for (const [field, text] of Object.entries(texts)) readParts(record[field], text, place);
}

function readTexts(record: Fields, texts: TextsByField, line: Line, section: Section): void {
  for (const [field, text] of Object.entries(texts)) {
    const value = record[field];
    if (isRecord(value) && isByField(text)) readTexts(value, text, line, section);
    for (const each of [value].flat()) {
      if (typeof each === 'string' && each.trim() !== '') readText(each.trim(), text, line, section);
    }
  }
}

function readText(value: string, text: Texts | undefined, line: Line, section: Section): void {
  switch (text) {
    case 'heading':
    case 'question':
      section.heading = [section.heading, value].filter(Boolean).join(' ');
      break;
    case 'lead':
      section.lead.push(value);
      break;
    case 'teaser':
      if (line.isLink) section.lead.push(value);
      else say(value, line, false);
      break;
    case 'part':
      line.names.push(value);
      break;
    case 'address':
      say(mailAddress(value) ?? '', line, false);
      break;
    case 'text':
    case 'fact':
      say(value, line, text === 'fact');
  }
}

function say(text: string, line: Line, isFact: boolean): void {
  if (text === '' || line.said.endsWith(text)) return;
  line.said = withPause(line.said, isFact && line.endsWithFact ? ', ' : '. ', text);
  line.endsWithFact = isFact;
}

/** A sign at the end of a sentence or a phrase, and quotes or brackets after it. */
const ENDS = /[.!?:;,\u2026]["\u201d\u2019)]*$/;

/** Joins two texts by a sign, unless the first ends with one. */
const withPause = (before: string, sign: string, after: string) =>
  before === '' ? after : before + (ENDS.test(before) ? ' ' : sign) + after;

/** Lists, and what is longer than a line. */
function readParts(value: unknown, text: Texts | undefined, place: Place): void {
  const { section, own } = place;
  if (text === 'picture') section.lines.push(...[captionOf(value)].filter(Boolean));
  else if (text === 'view') section.rows.push(...viewRows(value).filter(Boolean));
  else if (Array.isArray(value) && text === 'prose') own.push(...readRichText(value, section));
  else if (Array.isArray(value) && isByField(text)) {
    const begins = Object.values(text).some((each) => each === 'heading' || each === 'question');
    for (const member of value.filter(isRecord))
      readRecord(member, text, begins ? beginSection(member, text, place) : place);
  } else if (isRecord(value) && isByField(text)) {
    for (const [field, part] of Object.entries(text)) readParts(value[field], part, place);
  }
}

function beginSection(member: Fields, texts: TextsByField, place: Place): Place {
  const isQuestion = Object.values(texts).includes('question');
  const section = { ...emptySection(), ...(isQuestion ? { question: String(member._id) } : {}) };
  place.own.push(section);
  return { ...place, section };
}

/** The tables of a product view that is read out, as they are stored. */
function viewRows(view: unknown): string[] {
  const rowOf = (texts: unknown[]) =>
    texts.filter((text) => typeof text === 'string' && text !== '').join(' ');
  return listOf([view]).flatMap(({ title, context, tag, parts }) => [
    rowOf([title, context, ...listOf([tag]).map(({ text }) => text)]),
    ...listOf(parts).flatMap(({ columns, rows, total }) => [
      rowOf(listOf(columns).map(({ label }) => label)),
      ...[...listOf(rows), ...listOf([total])].map(({ cells }) => rowOf([cells].flat())),
    ]),
  ]);
}

function leadsElsewhere(href: unknown, path: string): boolean {
  const link = typeof href === 'string' ? safeHref(href) : undefined;
  return link?.kind === 'internal' && ![path, ''].includes(link.href.replace(/[?#].*/, ''));
}

const isByField = (text: Texts | undefined): text is TextsByField =>
  typeof text === 'object' && text !== null;
