const INLINE = /\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;
const STYLES = { '## ': 'h2', '### ': 'h3', '> ': 'blockquote' };
const LISTS = [
  [/^- /, 'bullet'],
  [/^\d+\. /, 'number'],
];

const span = (text, marks = []) => ({ _type: 'span', text, marks });

/**
 * A line of `richText`.
 *
 * @param {string} text with `**strong**`, `` `code` `` and `[label](href)`
 */
export function inline(text) {
  const children = [];
  const markDefs = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, strong, code, label, href] = match;
    if (match.index > end) children.push(span(text.slice(end, match.index)));
    if (strong) children.push(span(strong, ['strong']));
    if (code) children.push(span(code, ['code']));
    if (label) {
      const _key = `link-${markDefs.length + 1}`;
      markDefs.push({ _key, _type: 'textLink', href });
      children.push(span(label, [_key]));
    }
    end = match.index + whole.length;
  }
  if (end < text.length) children.push(span(text.slice(end)));
  return { children, markDefs };
}

/** A paragraph as its source, its links without addresses: `See [pricing].` */
export function written({ children, markDefs }) {
  const links = new Set(markDefs.map(({ _key }) => _key));
  const signs = { strong: ['**', '**'], code: ['`', '`'] };
  return children
    .map(({ text, marks: [mark] }) => {
      const [before, after] = links.has(mark) ? ['[', ']'] : (signs[mark] ?? ['', '']);
      return `${before}${text}${after}`;
    })
    .join('');
}

const block = (text, style, list) => ({
  _type: 'block',
  style,
  ...(list && { listItem: list, level: 1 }),
  ...inline(text),
});

const unwrap = (lines) => lines.map((line) => line.trim()).join(' ');

/** Lines of a list, where a line without a marker continues the item before it. */
function listItems(lines, marker, list) {
  const items = [];
  for (const line of lines) {
    if (marker.test(line)) items.push([line.replace(marker, '')]);
    else items.at(-1).push(line);
  }
  return items.map((item) => block(unwrap(item), 'normal', list));
}

function readChunk(chunk) {
  const lines = chunk.split('\n').map((line) => line.trim());
  const first = lines[0];
  for (const [marker, list] of LISTS) if (marker.test(first)) return listItems(lines, marker, list);
  const sign = Object.keys(STYLES).find((prefix) => first.startsWith(prefix));
  return sign ? [block(unwrap(lines).slice(sign.length), STYLES[sign])] : [block(unwrap(lines), 'normal')];
}

const readText = (text) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .flatMap(readChunk);

/**
 * Portable Text from short pieces of Markdown: paragraphs, `##`, `###`, `>`, `-`, `1.`, bold, code and links.
 * Objects between the pieces (figure, table, callout) pass through.
 *
 * @param {...(string | object)} parts
 * @returns {object[]} blocks without keys; `completeDocument` adds them
 */
export const richText = (...parts) =>
  parts.flatMap((part) => (typeof part === 'string' ? readText(part) : [part]));
