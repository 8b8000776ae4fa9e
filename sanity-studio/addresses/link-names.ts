import { isRecord } from '../../protocol/is-record';

const HEADINGS: readonly unknown[] = ['h2', 'h3'];

const membersOf = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : []);

/**
 * All of a document that links can name: path, short name, and what gives a page its anchors, as `pageAnchors` reads it.
 * @returns the same text as long as none of it changes
 */
export function linkNames({ path, id, body, blocks }: Record<string, unknown>): string {
  const named = membersOf(blocks).map((block) => {
    const { anchor, industries, values, quotes, testimonials, sections, groups } = block;
    const parts = [sections, groups].map((list) => membersOf(list).map((part) => [part.anchor, part.title]));
    const records = [industries, values, quotes, testimonials].map((list) =>
      membersOf(list).map(({ _ref }) => _ref),
    );
    return [anchor, ...records, ...parts, headingsOf(block.body)].flat(2);
  });
  return JSON.stringify([path, id, headingsOf(body), named.map((names) => names.filter(Boolean))]);
}

function headingsOf(body: unknown): string[] {
  return membersOf(body)
    .filter(({ style }) => HEADINGS.includes(style))
    .map(({ children }) =>
      membersOf(children)
        .map(({ text }) => text)
        .join(''),
    );
}
