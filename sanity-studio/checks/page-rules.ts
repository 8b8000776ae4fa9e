import { isRecord, recordsIn } from '../../protocol/is-record';
import { isWithin, visibleSpan } from '../../protocol/visibility';
import { dateAndTime } from '../schema/names/studio-dates';
import type { CheckedDocument } from './check-document';
import type { Finding } from './flaw';
import type { SiteIndex } from './site-index';
import { fieldPath, memberPath } from './walk-content';

type Block = Record<string, unknown>;

const HEADS: readonly unknown[] = ['stairHero', 'pageHero'];

type PlacedBlock = { block: Block; path: string };

/** The blocks of a page: one head, which comes first, at any time; none empty, none twice. */
export function* checkBlocks({ document }: CheckedDocument, index: SiteIndex): Generator<Finding> {
  if (!Array.isArray(document.blocks)) return;
  const blocks: PlacedBlock[] = document.blocks
    .filter(isRecord)
    .map((block, place) => ({ block, path: memberPath('blocks', block, place) }));
  if (blocks.length === 0) return;
  const seen = new Set<string>();
  // Below a legal text blocks have no head, and may all be hidden.
  const phases = document._type === 'page' ? phasesOf(document, blocks, index.now) : [];
  for (const phase of phases)
    for (const finding of checkPhase(phase, index)) {
      const key = `${finding.kind} ${finding.path}`;
      if (!seen.has(key)) yield finding;
      seen.add(key);
    }
  for (const { block, path } of blocks) yield* checkContent(block, path, index);
}

/** Blocks that are visible at the same time. */
type Phase = { blocks: PlacedBlock[]; fromMs: number };

/** What the page shows from now on, until a block comes or goes, and so on. */
function phasesOf(document: Block, blocks: PlacedBlock[], now: number): Phase[] {
  const page = visibleSpan(document);
  const changes = blocks.flatMap(({ block }) => {
    const { fromMs, untilMs } = visibleSpan(block);
    return [fromMs, untilMs].filter(Number.isFinite);
  });
  const firstMs = Math.max(now, page.fromMs);
  const starts = [...new Set(changes)].filter((ms) => ms > firstMs && ms < page.untilMs);
  return [firstMs, ...starts.sort((one, other) => one - other)].map((fromMs) => ({
    blocks: blocks.filter(({ block }) => isWithin(visibleSpan(block), fromMs)),
    fromMs,
  }));
}

function* checkPhase({ blocks, fromMs }: Phase, index: SiteIndex): Generator<Finding> {
  const seen = new Set<string>();
  const anchors = new Set<unknown>();
  const when = fromMs > index.now ? ` This is so from ${dateAndTime(new Date(fromMs).toISOString())}.` : '';
  if (blocks.length === 0) yield { kind: 'no-title', path: 'blocks', message: NO_BLOCK + when };
  for (const [place, { block, path }] of blocks.entries()) {
    if (place > 0 && HEADS.includes(block._type))
      yield { kind: 'second-title', path, message: SECOND_HEAD + when };
    if (place === 0 && !showsTitle(block, index)) yield { kind: 'no-title', path, message: NO_TITLE + when };
    if (blocks.some((other) => other.block !== block && other.block._type === block._type)) {
      const content = JSON.stringify(block, withoutNames);
      if (seen.has(content)) yield { kind: 'doubled', path, message: 'This block is on the page twice.' };
      seen.add(content);
    }
    if (block.anchor && anchors.has(block.anchor))
      yield {
        kind: 'doubled',
        path: fieldPath(path, 'anchor'),
        message: `Another block has the link name “${block.anchor}”: links lead to the first.`,
      };
    anchors.add(block.anchor);
  }
}

const NO_BLOCK = 'No block is visible: the page is empty.';
const SECOND_HEAD = 'A page has one head, as its first block. Choose another kind of block here.';
const NO_TITLE = 'This block shows no title, and the first of a page must. Put a page head above it.';

/** Whether the site makes the page's `h1` of a block, if it comes first. */
function showsTitle(block: Block, index: SiteIndex): boolean {
  switch (block._type) {
    case 'factsRow':
    case 'prose':
      return false;
    case 'articleList':
      return index.hasArticles(block.channel);
    case 'industryGrid':
      return typeof block.title === 'string' && block.title !== '';
    default:
      return true;
  }
}

function* checkContent(block: Block, path: string, index: SiteIndex): Generator<Finding> {
  if (block._type === 'articleList' && block.channel && !index.hasArticles(block.channel))
    yield {
      kind: 'empty',
      path,
      message: 'No article appears in this list yet, so the block shows nothing.',
    };
  if (block._type === 'quoteBuilder') yield* checkRoles(block, path);
}

/** A question that is answered by mail shows what Site settings say. */
export function* checkMailAnswer({ document }: CheckedDocument, index: SiteIndex): Generator<Finding> {
  if (document.byMail === true && !index.answersByMail)
    yield {
      kind: 'empty',
      path: 'byMail',
      message: 'Site settings have no “Answer by mail” yet. Write it there, or answer the question here.',
    };
}

/** The modules that a role works in are those of its quote builder: of others it would lose its users. */
function* checkRoles({ modules, roles }: Block, path: string): Generator<Finding> {
  const offered = recordsIn(modules).map(({ id }) => id);
  for (const [place, role] of recordsIn(roles).entries())
    for (const [at, name] of (Array.isArray(role.modules) ? role.modules : []).entries())
      if (!offered.includes(name))
        yield {
          kind: 'dead-choice',
          path: memberPath(fieldPath(memberPath(fieldPath(path, 'roles'), role, place), 'modules'), name, at),
          message: `No module has the short name “${name}”: choose those that the role works in again.`,
        };
}

/** Two blocks are equal if they differ in their names only. */
function withoutNames(field: string, value: unknown): unknown {
  return field === '_key' || field === 'anchor' ? undefined : value;
}

/** Headings and paragraphs of texts: none empty, no smaller heading without a larger one above it, no second `h1`. */
export function* checkHeadings({ parts }: CheckedDocument): Generator<Finding> {
  for (const { value, path } of parts)
    for (const field in value) {
      const member = value[field];
      if (Array.isArray(member) && member.some(isTextBlock))
        yield* checkRichText(member.filter(isRecord), fieldPath(path, field));
    }
}

function* checkRichText(members: readonly Block[], path: string): Generator<Finding> {
  if (members.every((member) => isTextBlock(member) && textOf(member) === ''))
    yield { kind: 'empty', path, message: 'The text is empty.' };
  let hasHeading = false;
  for (const [place, member] of members.entries()) {
    const { style } = member;
    if (!isTextBlock(member) || typeof style !== 'string' || !/^h\d$/.test(style)) continue;
    const at = memberPath(path, member, place);
    if (style === 'h1')
      yield { kind: 'second-title', path: at, message: 'A page has one title. Make this a heading.' };
    if (textOf(member) === '')
      yield { kind: 'empty', path: at, message: 'The heading is empty. Write it, or make it a paragraph.' };
    if (style === 'h3' && !hasHeading)
      yield {
        kind: 'heading-order',
        path: at,
        message: 'A smaller heading needs a heading above it. Make this one a heading.',
      };
    hasHeading ||= style === 'h2';
  }
}

function isTextBlock(value: unknown): value is Block {
  return isRecord(value) && value._type === 'block';
}

function textOf({ children }: Block): string {
  return recordsIn(children)
    .map(({ text }) => (typeof text === 'string' ? text : ''))
    .join('')
    .trim();
}
