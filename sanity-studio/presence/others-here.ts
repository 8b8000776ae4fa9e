import { getPublishedId, studioPath } from '@sanity/client/csm';

type StoredPath = ReturnType<typeof studioPath.fromString>;

/** A user who has the focus in a text, and since when (ISO 8601). */
export type Present = { user: User; lastActiveAt: string };
type User = { id: string; displayName?: string | undefined };

/** What is read of Studio's presence: a user, and the places in all of their windows. */
type Everywhere = {
  user: User;
  locations: readonly { documentId: string; path: StoredPath; lastActiveAt: string }[];
};

/** `id` of the document, published. */
type Text = { ownId: string | undefined; id: string; text: string };

/** The text that a path leads into: a field, or a paragraph of a formatted text. */
export const textAt = (path: StoredPath) => studioPath.toString(path).replace(/\.children\[.*$/, '');

/** The other users in a text. Studio leaves out only its own tab, so this leaves out all tabs of the user. */
export function othersIn(everybody: readonly Everywhere[], { ownId, id, text }: Text): Present[] {
  return everybody
    .filter(({ user }) => user.id !== ownId)
    .flatMap(({ user, locations }) =>
      locations
        .filter((place) => getPublishedId(place.documentId) === id && textAt(place.path) === text)
        .map(({ lastActiveAt }) => ({ user, lastActiveAt })),
    );
}

/** Those who came before a moment. */
export const before = (others: readonly Present[], arrivedAt: string) =>
  others.filter(({ lastActiveAt }) => lastActiveAt < arrivedAt);

/** The moment at which an editor comes to a text: after those who are there, whatever the clocks of their machines say. */
export function arrivalAfter(others: readonly Present[], now: Date): string {
  return (
    [...others.map(({ lastActiveAt }) => shifted(lastActiveAt, 1)), now.toISOString()].sort().at(-1) ?? ''
  );
}

/** A moment before which nobody of them came. */
export function arrivalBefore(others: readonly Present[]): string {
  const [first = new Date().toISOString()] = others.map(({ lastActiveAt }) => lastActiveAt).sort();
  return shifted(first, -1);
}

const shifted = (time: string, byMs: number) => new Date(Date.parse(time) + byMs).toISOString();

const NAMES = new Intl.ListFormat('en');

/** Their names, once each, as the beginning of a sentence. */
function namesOf(others: readonly Present[]): string {
  const names = new Set(others.map(({ user }) => user.displayName || 'Another editor'));
  return `${NAMES.format(names)} ${names.size === 1 ? 'is' : 'are'}`;
}

/**
 * Says who else is in a text, for somebody who is about to type there.
 * @param holders those of them who came first: one waits for them
 * @returns empty if nobody else is there
 */
export function describeOthers(others: readonly Present[], holders: readonly Present[]): string {
  if (holders.length > 0) return `${namesOf(holders)} typing here. Ctrl+Enter takes the text over.`;
  return others.length > 0 ? `${namesOf(others)} waiting until you leave this text.` : '';
}
