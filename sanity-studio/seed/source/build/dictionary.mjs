/** Where a line may not break is no difference between texts. */
const plain = (text) => text.replaceAll('\u00a0', ' ');
/** Without a word in small letters it is a number, a code or a name in braces. */
const isWords = (text) => /\p{Ll}|\p{Lo}/u.test(text.replaceAll(/\{[^}]*\}/g, ''));

/**
 * Translations by their originals, which notes what was looked up.
 *
 * @param {object} of
 * @param {Record<string, string>} of.anchors
 * @param {Record<string, string | null>[]} of.texts by text, or by `id: text` for one document alone. A paragraph is
 *   written as for `richText`, its links without addresses: `See [pricing].` An object with a text of null is left out
 * @throws Error where two of the tables have the same text
 */
export function dictionaryOf({ anchors, texts }) {
  const table = new Map();
  for (const [key, translation] of texts.flatMap(Object.entries)) {
    const text = plain(key);
    if (table.has(text)) throw new Error(`two translations of “${text}”`);
    table.set(text, translation);
  }
  const unused = new Set(table.keys());
  const unusedAnchors = new Set(Object.keys(anchors));
  const missing = new Set();
  const keyOf = (text, id) => [`${id}: ${plain(text)}`, plain(text)].find((key) => table.has(key));

  return {
    text(text, id) {
      const key = keyOf(text, id);
      if (key === undefined && isWords(text)) missing.add(`${id}: ${text}`);
      unused.delete(key);
      return table.get(key) ?? text;
    },
    leavesOut(text, id) {
      const key = keyOf(text, id);
      const isLeftOut = table.get(key) === null;
      if (isLeftOut) unused.delete(key);
      return isLeftOut;
    },
    anchor(anchor) {
      if (!(anchor in anchors)) missing.add(`anchor ${anchor}`);
      unusedAnchors.delete(anchor);
      return anchors[anchor];
    },
    /** @throws Error naming what was looked up in vain, and what was not looked up */
    check() {
      const faults = [
        ...[...missing].map((text) => `without a translation: ${text}`),
        ...[...unused, ...unusedAnchors].map((text) => `without use: ${text}`),
      ];
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
}
