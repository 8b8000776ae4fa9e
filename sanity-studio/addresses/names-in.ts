import { recordsIn } from '../../protocol/is-record';
import { walkContent } from '../checks/walk-content';

const NAMES = ['path', 'id', 'anchor', 'visibleFrom', 'visibleUntil'];
const HEADINGS: readonly unknown[] = ['h2', 'h3'];
const FACT = /^facts\[[^\]]*\]$/;
const TITLED_PART = /\.(sections|groups)\[[^\]]*\]$/;
const RECORD = /\.(industries|values|quotes|testimonials)\[[^\]]*\]$/;

/**
 * All of a document that others can name: path, short name, facts, what gives a page its anchors, as `pageAnchors` reads
 * it, what links can choose, and when each of them ends.
 * @returns the same text as long as none of it changes, whatever the order of fields
 */
export function namesIn(document: Record<string, unknown>): string {
  const named = walkContent(document).flatMap(({ value, path }) => {
    const names = [
      ...NAMES.map((field) => value[field]),
      FACT.test(path) && value.name,
      TITLED_PART.test(path) && value.title,
      RECORD.test(path) && value._ref,
      HEADINGS.includes(value.style) && wordsOf(value.children),
    ];
    return names.some(Boolean) ? [JSON.stringify([path, ...names])] : [];
  });
  return named.sort().join('\n');
}

const wordsOf = (spans: unknown) =>
  recordsIn(spans)
    .map(({ text }) => text)
    .join('');
