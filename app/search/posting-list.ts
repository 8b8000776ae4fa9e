/** Parts of a section that can hold a word. */
const FIELDS = ['title', 'heading', 'parts', 'asked', 'text', 'page'] as const;
export type Field = (typeof FIELDS)[number];

/** A posting is one number: the section, a bit for each field that holds the word, and how often its text does. */
const COUNT_BITS = 2;
const MOST_COUNTED = 2 ** COUNT_BITS;
const SECTION_SHIFT = COUNT_BITS + FIELDS.length;
const BITS: Record<Field, number> = { title: 4, heading: 8, parts: 16, asked: 32, text: 64, page: 128 };
/** The part of a posting that is not the section: an index of a table of weights. */
export const PLACES = 2 ** SECTION_SHIFT;

/**
 * A place with one more use of a word.
 * @param place so far; 0 for none
 */
export function withUse(place: number, field: Field): number {
  const bits = place | BITS[field];
  const isCounted = field === 'text' && bits === place && place % MOST_COUNTED < MOST_COUNTED - 1;
  return isCounted ? bits + 1 : bits;
}

/** The fields that hold a word, and how often its text does, from one to four. */
export function fieldsOf(place: number): { fields: Field[]; count: number } {
  const fields = FIELDS.filter((field) => (place & BITS[field]) !== 0);
  return { fields, count: (place % MOST_COUNTED) + 1 };
}

export const sectionOf = (posting: number): number => posting >>> SECTION_SHIFT;
export const placeIn = (posting: number): number => posting % PLACES;

const FIRST_SIZE = 2;
const GROWTH = 1.5;

/** The sections with a word, in ascending order: 4 bytes each, where a `Map` takes ten times as much. */
export class PostingList {
  #postings = new Uint32Array(FIRST_SIZE);
  length = 0;

  at(index: number): number {
    return this.#postings[index] ?? 0;
  }

  /** All postings; for reading at once, before the list changes. */
  get all(): Uint32Array {
    return this.#postings.subarray(0, this.length);
  }

  /** @param section a higher number than any before */
  add(section: number, place: number): void {
    if (this.length === this.#postings.length) {
      const larger = new Uint32Array(Math.ceil(this.length * GROWTH));
      larger.set(this.#postings);
      this.#postings = larger;
    }
    this.#postings[this.length] = section * PLACES + place;
    this.length += 1;
  }

  /** Removes the postings of the sections from `first` to before `end`. */
  remove(first: number, end: number): void {
    const from = this.#indexOf(first);
    const to = this.#indexOf(end);
    this.#postings.copyWithin(from, to, this.length);
    this.length -= to - from;
  }

  /** Index of the first posting of a section or a later one. */
  #indexOf(section: number): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sectionOf(this.at(middle)) < section) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
