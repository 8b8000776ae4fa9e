/** A part of a page that can be linked to. The first of a page is its head, which has no heading. */
export type Section = {
  heading?: string;
  anchor?: string;
  /** Titles of its parts (cards, points, steps); they are in `lines` too, where they have a text. */
  parts: string[];
  /** Taglines: they can be found, and are never an answer. */
  lead: string[];
  /** What is said, one paragraph, item or card a line ("Three-way match: invoice, order and receipt agree."). Links as `[text](href)`. */
  lines: string[];
  /** Rows of its tables, cells joined by spaces. */
  rows: string[];
  /** Other ways to ask for it, noted by editors; the page does not show them. */
  asked: string[];
  /** The id of the question, for a question of the FAQ: one that stands on several pages is found once, on the page with all questions. */
  question?: string;
};

export const emptySection = (): Section => ({ parts: [], lead: [], lines: [], rows: [], asked: [] });

/** Whether a section says more than names. */
export const isSaid = ({ lead, lines, rows }: Section) => [lead, lines, rows].some((said) => said.length > 0);

/** Adds what a section without an address says to the one that it belongs to. */
export function addTo(section: Section, { heading, parts, lead, lines, rows }: Section): void {
  section.lead.push(...(heading ? [heading] : []), ...lead);
  section.parts.push(...parts);
  section.lines.push(...lines);
  section.rows.push(...rows);
}
