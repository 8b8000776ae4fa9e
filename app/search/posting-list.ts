/** Parts of a section that can hold a word. */
export const FIELDS = ['title', 'heading', 'parts', 'asked', 'text', 'page'] as const;
export type Field = (typeof FIELDS)[number];

/** A posting is one number: the section, a bit for each field that holds the word, and how often its text does. */
const COUNT_BITS = 2;
const MOST_COUNTED = 2 ** COUNT_BITS;
const SECTION_SHIFT = COUNT_BITS + FIELDS.length;
/** The part of a posting that is not the section: an index of a table of weights. */
export const PLACES = 2 ** SECTION_SHIFT;

/** The bit of a field, by which the fields that hold a word are added up. */
export const fieldBit = (field: Field): number => 2 ** FIELDS.indexOf(field);

/**
 * @param fields the bits of the fields that hold the word
 * @param count how often the text does
 */
export const placeOf = (fields: number, count: number): number =>
  fields * MOST_COUNTED + Math.max(0, Math.min(count, MOST_COUNTED) - 1);

/** The reverse of `placeOf`. */
export function fieldsOf(place: number): { fields: Field[]; count: number } {
  const fields = FIELDS.filter((field) => Math.floor(place / MOST_COUNTED / fieldBit(field)) % 2 === 1);
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
