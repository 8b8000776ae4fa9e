import { isRecord } from '../../protocol/is-record';
import { DEFAULT_LANGUAGE } from '../../protocol/language';
import { isWithin, visibleSpan } from '../../protocol/visibility';
import type { PreviewData } from '../content/cache/content-access';
import { publishedLanguage } from '../content/pages/load-site.server';
import { counted, filled } from '../texts/texts';
import { serverTextsOf } from '../texts/texts.server';
import { colour } from '../theme/contract.css';
import { fontStack, gutter, layer, radius, space } from '../theme/tokens';

/** Above the page, below the drawer and modal dialogs. On a wide page the spacer keeps the last line visible. */
const STYLE = `
.preview, .typing-note, .block-tools > div, .missing-block {
  border: 1px solid ${colour.edge}; border-radius: ${radius.control};
  background: ${colour.surface}; color: ${colour.ink}; font: 450 .875rem/1.2 ${fontStack};
}
.preview {
  position: fixed; inset-inline-start: ${space[16]}; bottom: ${space[16]}; z-index: ${layer.floating};
  display: flex; align-items: center; gap: ${space[12]}; box-sizing: border-box; min-height: 48px; max-width: calc(100% - 2 * ${space[16]}); padding: 0 ${space[4]} 0 ${space[16]};
}
.preview i { flex: none; width: 8px; height: 8px; border-radius: 50%; background: currentColor }
.preview span span { display: none }
.preview button {
  height: 38px; padding: 0 ${space[12]}; border: 0; border-radius: ${radius.tile};
  background: ${colour.sunk}; color: ${colour.ink}; font: inherit; cursor: pointer;
}
.preview button:hover { text-decoration: underline }
.preview button:focus-visible { outline: 2px solid ${colour.ink}; outline-offset: 2px }
.preview summary { display: flex; align-items: center; min-height: 38px; padding: 0 ${space[12]}; border-radius: ${radius.tile}; background: ${colour.sunk}; cursor: pointer }
.preview details { position: relative }
.preview details div {
  position: absolute; bottom: calc(100% + ${space[12]}); inset-inline-start: -${space[64]}; display: grid; width: max-content; gap: ${space[8]}; padding: ${space[16]};
  border: 1px solid ${colour.edge}; border-radius: ${radius.control}; background: ${colour.surface};
}
.preview details form { display: flex; gap: ${space[8]} }
.preview input { height: 38px; border: 1px solid ${colour.edge}; border-radius: ${radius.tile}; background: ${colour.surface}; color: inherit; font: inherit }
typed-text {
  position: relative; z-index: ${layer.floating}; min-width: 1ch; border-radius: ${radius.control}; cursor: text;
  outline: 2px solid currentColor; outline-offset: 4px; white-space: pre-wrap; user-select: text; -webkit-user-select: text;
}
typed-text:empty { display: inline-block; min-height: 1lh }
typed-text[contenteditable=false] { outline: 0 }
body:has(typed-text) ~ sanity-visual-editing { visibility: hidden }
.typing-note {
  position: absolute; z-index: ${layer.floating}; max-width: min(36ch, 90vw); padding: ${space[8]} ${space[12]};
  line-height: 1.4; white-space: pre-line;
}
.typing-note button {
  display: block; height: 32px; margin: ${space[8]} 0 ${space[4]}; padding: 0 ${space[12]}; border: 0; border-radius: ${radius.tile};
  background: ${colour.sunk}; color: inherit; font: inherit; cursor: pointer;
}
.typing-note:empty { display: none }
.block-probe { position: fixed; top: 0; width: 1px; height: 1px; pointer-events: none }
.block-tools { position: absolute; z-index: ${layer.floating}; pointer-events: none; text-align: end }
.block-tools > div {
  position: sticky; top: ${space[8]}; display: inline-flex; align-items: center; gap: ${space[4]}; margin: ${space[8]};
  padding: ${space[4]}; line-height: 1; pointer-events: auto;
}
.block-tools span { padding: 0 ${space[8]}; white-space: nowrap }
.block-tools button {
  display: grid; place-items: center; width: 32px; height: 32px; padding: 0; border: 0; border-radius: ${radius.tile};
  background: none; color: inherit; cursor: pointer;
}
.block-tools button:hover:enabled { background: ${colour.sunk} }
.block-tools button:focus-visible { outline: 2px solid ${colour.ink} }
.block-tools button:disabled { opacity: .35; cursor: default }
.block-tools path { fill: none; stroke: currentColor; stroke-width: 1.5 }
body:has(typed-text) .block-tools { display: none }
.missing-block { margin: ${space[24]} ${gutter}; padding: ${space[24]}; border: 2px dashed ${colour.edge}; font-size: 1rem; line-height: 1.5 }
.missing-block ul { margin: ${space[8]} 0 0; padding-inline-start: ${space[24]}; list-style: disc }
@media (min-width: 640px) { .preview span span { display: inline } .preview { bottom: ${space[24]}; inset-inline-start: ${space[24]} } }
@media (min-width: 1120px) { .preview + div { height: 96px } }
@media print { .preview, .preview + div { display: none } }
@media (forced-colors: active) { .preview i { background: CanvasText } }
`;

/** A person without Studio reads the site's language. */
const languageOf = (isShared: boolean) => (isShared ? publishedLanguage() : DEFAULT_LANGUAGE);

/**
 * What a page made from drafts has besides: the bar that says "draft" and ends the preview. It is HTML in the page's data, so
 * that visitors load neither its code nor its styles, and it works without JavaScript.
 * @param styleNonce allows the style element under the page's policy
 * @param isShared whether the page was opened by a shared link, without Studio
 * @param remark on the page, added to the bar's words; plain text without markup
 * @param atMs ms since 1970: the moment as of which an editor sees the site, if they have chosen one
 * @returns its words are for editors in English, as Studio's are; of a shared link in the site's language
 */
export function previewData(styleNonce: string, isShared: boolean, remark = '', atMs?: number): PreviewData {
  const { label, draft, ofPage, leave } = serverTextsOf(languageOf(isShared)).sharedPreview;
  const more = isShared ? ofPage : ', with what is not published yet';
  const note = remark === '' ? '' : ` · ${remark}`;
  const bar = [
    `<style nonce="${styleNonce}">${STYLE}</style>`,
    `<aside class="preview" aria-label="${label}"><i></i><span><strong>${draft}</strong><span>${more}</span>${note}</span>`,
    isShared ? '' : dateForm(atMs),
    `<form method="post" action="/preview/disable"><button>${leave}</button></form></aside><div></div>`,
  ].join('');
  return { bar, styleNonce, isShared };
}

/** Chooses the moment as of which the site is shown. The preview program makes its time zone the editor's. */
function dateForm(atMs: number | undefined): string {
  const at = atMs === undefined ? '' : new Date(atMs).toISOString().slice(0, 'YYYY-MM-DDThh:mm'.length);
  return [
    `<details><summary>${atMs === undefined ? 'Date' : `On ${inUtc(atMs, DEFAULT_LANGUAGE)} UTC`}</summary><div>`,
    '<form method="post" action="/preview/enable"><input type="hidden" name="offset" value="0">',
    `<input type="datetime-local" name="at" aria-label="The site on" value="${at}"><button>Show</button></form>`,
    '<form method="post" action="/preview/enable"><button>Any date</button></form></div></details>',
  ].join('');
}

/**
 * What the dates of a page hide from visitors now: the preview shows everything.
 * @param document an answer to `documentQuery`
 * @returns for the preview bar, for example “hidden until 1 Dec 2026, 09:00 UTC”; empty if everything is visible
 */
export function hiddenParts(document: unknown, nowMs: number, isShared = false): string {
  if (!isRecord(document)) return '';
  const language = languageOf(isShared);
  const { hiddenSince, hiddenUntil, hiddenBlocks } = serverTextsOf(language).sharedPreview;
  const { fromMs, untilMs } = visibleSpan(document);
  if (untilMs <= nowMs) return filled(hiddenSince, { date: inUtc(untilMs, language) });
  if (nowMs < fromMs) return filled(hiddenUntil, { date: inUtc(fromMs, language) });
  const blocks = Array.isArray(document.blocks) ? document.blocks.filter(isRecord) : [];
  const hidden = blocks.filter((block) => !isWithin(visibleSpan(block), nowMs)).length;
  return hidden === 0 ? '' : counted(hiddenBlocks, hidden, language);
}

/** The server does not know the editor's time zone. */
function inUtc(ms: number, language: string): string {
  const form = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return new Date(ms).toLocaleString(language, form);
}
