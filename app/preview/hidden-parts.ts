import { isRecord } from '../../protocol/is-record';
import { DEFAULT_LANGUAGE } from '../../protocol/language';
import { isWithin, visibleSpan } from '../../protocol/visibility';

/**
 * What of a draft the site would not show now, although it is published: the preview shows everything.
 * @param document an answer to `documentQuery`, with its dates
 * @param nowMs ms since 1970
 * @returns for the preview bar, for example “hidden until 1 Dec 2026, 09:00 UTC”; empty if everything is visible
 */
export function hiddenParts(document: unknown, nowMs: number): string {
  if (!isRecord(document)) return '';
  const { fromMs, untilMs } = visibleSpan(document);
  if (untilMs <= nowMs) return `hidden since ${inUtc(untilMs)}`;
  if (nowMs < fromMs) return `hidden until ${inUtc(fromMs)}`;
  const blocks = Array.isArray(document.blocks) ? document.blocks.filter(isRecord) : [];
  const hidden = blocks.filter((block) => !isWithin(visibleSpan(block), nowMs)).length;
  if (hidden === 0) return '';
  return hidden === 1 ? '1 block is hidden now' : `${hidden} blocks are hidden now`;
}

/** The server does not know the editor's time zone. */
function inUtc(ms: number): string {
  const form = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Date(ms).toLocaleString(DEFAULT_LANGUAGE, form)} UTC`;
}
