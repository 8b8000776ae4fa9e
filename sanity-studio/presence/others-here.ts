import { studioPath } from '@sanity/client/csm';

/** What is read of Studio's presence: a user who has the focus in a field. */
type Present = { user: { id: string; displayName?: string | undefined } };
type PresentAt = Present & { path: ReturnType<typeof studioPath.fromString> };

/**
 * The presence of other people. Studio leaves out its own tab only, not other tabs of the same user.
 * @param ownId of the user of this tab
 */
export function ofOthers<P extends Present>(presence: readonly P[], ownId: string | undefined): P[] {
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

const NAMES = new Intl.ListFormat('en');

/** Says who has the focus in a text, for somebody who is about to type there. @returns empty if nobody has */
export function describeOthers(others: readonly Present[]): string {
  const names = [...new Set(others.map(({ user }) => user.displayName || 'Another editor'))];
  if (names.length === 0) return '';
  const verb = names.length === 1 ? 'is' : 'are';
  return `${NAMES.format(names)} ${verb} typing here. If you type too, your letters mix.`;
}
