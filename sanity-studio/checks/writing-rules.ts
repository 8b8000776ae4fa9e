import type { CheckedDocument } from './check-document';
import type { Finding } from './flaw';
import type { SiteIndex } from './site-index';
import { ADDRESS_FIELDS } from './text-rules';
import type { ContentText } from './walk-content';

const LOREM = /lorem ipsum|dolor sit amet/i;
/** In capitals, as nobody writes them in a sentence. */
const MARKER = /\b(?:TODO|FIXME|TBC|TBD|TKTK|XXX+)\b/;
const CLICK_HERE = /\bclick here\b/i;
/** Words of a link that say nothing of its target. */
const BLIND = /^(?:click here|here|this link|this page|link|read more|more)[\s.:!…→>]*$/i;
const FILE_NAME =
  /\.(?:jpe?g|png|gif|webp|svg|avif|heic|tiff?|bmp)$|^(?:img|dsc[nf]?|pxl|screenshot|image|photo)[\s_-]*\d[\d\s_-]*$/i;
const ALTERNATIVE_TEXTS = ['alt', 'companyLogoAlt'];
/** Names by which addresses and code know something. */
const NAMES = ['productSlug', 'id', 'anchor'];
const DECORATORS: readonly unknown[] = ['strong', 'em', 'code', 'underline'];

/** Texts that nobody meant for visitors, or that say less than they should. */
export function* checkWriting({ document, texts }: CheckedDocument, index: SiteIndex): Generator<Finding> {
  for (const text of texts) {
    if (!ADDRESS_FIELDS.includes(text.field) && !NAMES.includes(text.field)) yield* checkText(text, index);
  }
  const { _type, question } = document;
  if (_type === 'faqItem' && typeof question === 'string' && index.shares('question', question, document))
    yield {
      kind: 'shared-question',
      path: 'question',
      message: 'Another question is the same. Keep one of them, and choose it where both are shown.',
    };
}

function* checkText({ text, field, holder, path }: ContentText, index: SiteIndex): Generator<Finding> {
  const isCode = Array.isArray(holder.marks) && holder.marks.includes('code');
  if (isCode) return;
  const dummy = LOREM.exec(text) ?? MARKER.exec(text);
  if (dummy)
    yield { kind: 'dummy-text', path, message: `“${dummy[0]}” stands here in place of a text. Write it.` };
  if (CLICK_HERE.test(text) || (isLinked(field, holder) && BLIND.test(text.trim())))
    yield {
      kind: 'blind-link',
      path,
      message: `“${text.trim().slice(0, LONGEST_QUOTE)}” does not say where the link leads. Name what is there.`,
    };
  if (ALTERNATIVE_TEXTS.includes(field) && FILE_NAME.test(text.trim()))
    yield { kind: 'file-name', path, message: 'This is the name of a file. Say what the picture shows.' };
  const other = index.otherName(text);
  if (other !== undefined)
    yield {
      kind: 'other-name',
      path,
      message: `“${other}”: the product’s name is “${index.addresses.productName}”. Write {product}.`,
    };
}

const LONGEST_QUOTE = 40;

/** Whether a text is the words of a link: a label, or a part of a text with more than a style. */
function isLinked(field: string, { _type, href, marks }: Record<string, unknown>): boolean {
  if (_type !== 'span') return field === 'label' && href !== undefined;
  return Array.isArray(marks) && marks.some((mark) => !DECORATORS.includes(mark));
}
