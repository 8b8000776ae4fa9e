export type MarkedText = { text: string; isMatch: boolean };
/** What a result shows of a section: its page's title, its heading, and a passage. */
export type MarkedSection = { title: MarkedText[]; section: MarkedText[] | null; passage: MarkedText[] };

const [START, END] = ['\u0001', '\u0002'];
const PASSAGE_WORDS = 36;
/** Of a title or an item of a list: a sentence has its own sign. */
const LINE_END = /(?<=[^\s.!?:,;\u2026])[^\S\n]*\n\s*/g;

const WHOLE = ['title', 'heading', 'page', 'lead'];
const PASSAGES = ['body', 'rows'];
export type MarkedRow = Record<'title' | 'heading' | 'page' | 'body' | 'rows' | 'lead', string>;

/**
 * What to select of the table, with what matches marked.
 * @param columns of the table, in its order
 */
export function markedColumns(columns: readonly string[]): string {
  const marks = (name: string) => `sections, ${columns.indexOf(name)}, '${START}', '${END}'`;
  const whole = WHOLE.map((name) => `highlight(${marks(name)}) AS ${name}`);
  return [
    ...whole,
    ...PASSAGES.map((name) => `snippet(${marks(name)}, ' \u2026 ', ${PASSAGE_WORDS}) AS ${name}`),
  ].join();
}

export function markedSection({ title, heading, page, body, rows, lead }: MarkedRow): MarkedSection {
  // From a table, or a tagline, only where nothing else has the words.
  const taglines = lead.split('\n');
  const tagline = taglines.find((text) => text.includes(START)) ?? taglines[0] ?? '';
  const passage = [body, rows, tagline].find((text) => text.includes(START)) ?? (body || tagline);
  const line = passage.trim().replace(LINE_END, ' \u00b7 ').replace(/\s+/g, ' ');
  return {
    title: markedText(title || page),
    section: heading ? markedText(heading) : null,
    passage: markedText(line),
  };
}

function markedText(text: string): MarkedText[] {
  const [before = '', ...others] = text.split(START);
  const parts = others.flatMap((part) => {
    const [match = '', after = ''] = part.split(END);
    return [
      { text: match, isMatch: true },
      { text: after, isMatch: false },
    ];
  });
  return [{ text: before, isMatch: false }, ...parts].filter((part) => part.text !== '');
}
