const SECTIONS = 5;
const PARAGRAPHS = 2;
const WORDS = 45;
const VOCABULARY = 30_000;

/** Of an article's body. */
export const WORDS_OF_BODY = SECTIONS * PARAGRAPHS * WORDS;

/** The same numbers in every run. */
let state = 1;
function random(): number {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
}

const syllables = 'al ba co der en fi gra he in jo ka lo me nu or pa ri sto ta un ver wi'.split(' ');
const vocabulary = Array.from({ length: VOCABULARY }, () =>
  Array.from(
    { length: 2 + Math.floor(random() * 3) },
    () => syllables[Math.floor(random() * syllables.length)],
  ).join(''),
);

/** Few words are frequent, many are rare, as in any language (Zipf). */
export const word = () => vocabulary[Math.floor(VOCABULARY ** random()) - 1] ?? '';
const sentence = (length: number) => Array.from({ length }, word).join(' ');

const block = (key: string, style: 'h2' | 'normal', text: string) => ({
  _type: 'block' as const,
  _key: key,
  style,
  listItem: null,
  level: null,
  markDefs: null,
  children: [{ _type: 'span' as const, _key: 'a', text, marks: [] }],
});

/** Title, excerpt and body of an article, in words that mean nothing. */
export function madeUpText() {
  const sections = Array.from({ length: SECTIONS }, (_, section) => [
    block(`h${section}`, 'h2', sentence(5)),
    ...Array.from({ length: PARAGRAPHS }, (_, at) =>
      block(`p${section}-${at}`, 'normal', `${sentence(WORDS)}.`),
    ),
  ]);
  return { title: sentence(7), excerpt: sentence(20), body: sections.flat() };
}
