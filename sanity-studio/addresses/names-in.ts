import { isRecord } from '../../protocol/is-record';

const HEADINGS: readonly unknown[] = ['h2', 'h3'];

const membersOf = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : []);

/**
 * All of a document that others can name: path, short name, facts, what gives a page its anchors, as `pageAnchors` reads
 * it, what links can choose, and when each of them ends.
 * @returns the same text as long as none of it changes
 */
export function namesIn(document: Record<string, unknown>): string {
  const { path, id, body, blocks, facts } = document;
  const named = membersOf(blocks).map((block) => {
    const { anchor, industries, values, quotes, testimonials, sections, groups } = block;
    const choices = [block.modules, block.sizes].map((list) => membersOf(list).map((choice) => choice.id));
    const parts = [sections, groups].map((list) => membersOf(list).map((part) => [part.anchor, part.title]));
    const records = [industries, values, quotes, testimonials].map((list) =>
      membersOf(list).map(({ _ref }) => _ref),
    );
    return [anchor, ...datesOf(block), ...choices, ...records, ...parts, headingsOf(block.body)].flat(2);
  });
  const names = named.map((each) => each.filter(Boolean));
  const factNames = membersOf(facts).map(({ name }) => name);
  return JSON.stringify([path, id, datesOf(document), factNames, headingsOf(body), names]);
}

const datesOf = ({ visibleFrom, visibleUntil }: Record<string, unknown>) => [visibleFrom, visibleUntil];

function headingsOf(body: unknown): string[] {
  return membersOf(body)
    .filter(({ style }) => HEADINGS.includes(style))
    .map(({ children }) =>
      membersOf(children)
        .map(({ text }) => text)
        .join(''),
    );
}
