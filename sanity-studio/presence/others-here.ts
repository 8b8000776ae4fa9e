import { studioPath } from '@sanity/client/csm';

/** What is read of Studio's presence: a user who has the focus in a field, and since when (ISO 8601). */
export type Present = { user: { id: string; displayName?: string | undefined }; lastActiveAt: string };
type PresentAt = Present & { path: ReturnType<typeof studioPath.fromString> };

/**
 * The presence of other people. Studio leaves out its own tab only, not other tabs of the same user.
 * @param ownId of the user of this tab
 */
export function ofOthers<P extends Pick<Present, 'user'>>(
  presence: readonly P[],
  ownId: string | undefined,
): P[] {
  return presence.filter(({ user }) => user.id !== ownId);
}

/**
 * The presence in one text.
 * @param path of the text, as Studio writes it. In rich text a caret in the form is in the span that has the text
 */
export function inText<P extends PresentAt>(presence: readonly P[], path: string): P[] {
  const span = path.replace(/(\.children\[[^\]]*\])\.text$/, '$1');
  return presence.filter((each) => [path, span].includes(studioPath.toString(each.path)));
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

/** Who they are, once each. @returns empty if there is nobody */
function namesOf(others: readonly Present[]): string {
  return NAMES.format(new Set(others.map(({ user }) => user.displayName || 'Another editor')));
}

/**
 * Says who else is in a text, for somebody who is about to type there.
 * @param holders those of them who came first: one waits for them
 * @returns empty if nobody else is there
 */
export function describeOthers(others: readonly Present[], holders: readonly Present[]): string {
  const [types, waits] = [namesOf(holders), namesOf(others)];
  if (types !== '') return `${types} ${verb(holders)} typing here. Ctrl+Enter takes the text over.`;
  return waits === '' ? '' : `${waits} ${verb(others)} waiting until you leave this text.`;
}

const verb = (others: readonly Present[]) =>
  new Set(others.map(({ user }) => user.displayName || 'Another editor')).size === 1 ? 'is' : 'are';
