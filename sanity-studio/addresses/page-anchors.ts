import { headingId } from '../../protocol/element-ids';
import type { FormParameter } from '../../protocol/form-parameters';
import { type Brand, fillText } from '../../protocol/placeholders';

/** What gives a page its anchors, as read from the lake. */
export type AnchoredPage = {
  /** Headings of its text, which are anchors. */
  headings?: Heading[] | null;
  blocks: AddressBlock[] | null;
};

/** A heading of a text, as stored: its pieces. */
type Heading = { words: (string | null)[] | null };

type Choice = { _key?: string; id: string | null };

type AddressBlock = {
  _key?: string;
  anchor: string | null;
  visibleFrom?: string | null;
  visibleUntil?: string | null;
  /** Of a quote builder. */
  modules?: Choice[] | null;
  sizes?: Choice[] | null;
  records: ({ _id: string; id: string | null } | null)[] | null;
  /** Titles of its parts, which are anchors where the part has none of its own. */
  titles?: (string | null)[] | null;
  /** The parts' own anchors, in the order of their titles. */
  anchors?: (string | null)[] | null;
  headings?: Heading[] | null;
};

/** Anchors in the frame of every page. */
const FRAME_ANCHORS = ['main', 'chat', 'site-map'];

/**
 * The anchors of a page, by the rules of the site. Those chosen by hand come before those made of a heading, as there.
 * @param brand fills the placeholders of headings
 * @returns the words that stand there, by anchor; empty where only the anchor is known. `undefined`: in the page's frame
 */
export function pageAnchors(
  { headings, blocks }: AnchoredPage,
  brand: Pick<Brand, 'productName' | 'facts'>,
): Map<string, string | undefined> {
  const parts = blocks ?? [];
  const anchors = new Map<string, string | undefined>(FRAME_ANCHORS.map((anchor) => [anchor, undefined]));
  const taken = new Set(FRAME_ANCHORS);
  const add = (anchor: unknown, words: string | null | undefined) => {
    if (typeof anchor !== 'string' || taken.has(anchor)) return;
    taken.add(anchor);
    anchors.set(anchor, fillText(words ?? '', brand));
  };
  for (const { anchor, records, anchors: own, titles } of parts) {
    add(anchor, undefined);
    for (const record of records ?? []) add(record?.id, undefined);
    for (const [index, name] of (own ?? []).entries()) add(name, titles?.[index]);
  }
  const made = [
    headings?.map(wordsOf),
    ...parts.flatMap((part) => [untitled(part), part.headings?.map(wordsOf)]),
  ];
  for (const title of made.flatMap((titles) => titles ?? [])) {
    const words = fillText(title, brand);
    anchors.set(headingId(words, taken), words);
  }
  return anchors;
}

/** Titles of the parts without an anchor of their own. */
function untitled({ titles, anchors }: AddressBlock): string[] {
  return (titles ?? []).flatMap((title, index) =>
    typeof title === 'string' && !anchors?.[index] ? [title] : [],
  );
}

const wordsOf = ({ words }: Heading) => (words ?? []).join('').trim();

/**
 * What links can choose on a page: `/pricing?module=warehouse` ticks a module of its quote builder.
 * @returns each as it stands in a link, and a key that stays when its short name changes
 */
export const choicesOf = ({ blocks }: Pick<AnchoredPage, 'blocks'>) =>
  (blocks ?? []).flatMap(({ _key: block, modules, sizes }) => {
    const named = (name: FormParameter, list: Choice[] | null | undefined) =>
      (list ?? []).map(({ _key, id }) => ({ key: `${block} ${_key}`, choice: `${name}=${id}` }));
    return [...named('module', modules), ...named('size', sizes)];
  });
