import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
/** Properties of the schema that only editors see: no generated type depends on them. */
const FOR_EDITORS = new Set(['title', 'description', 'placeholder']);
const UNREAD = new Set([ts.SyntaxKind.CommaToken, ts.SyntaxKind.SemicolonToken]);

/**
 * A hash of everything that the generated types are made from: the schema's and the GROQ's sources, without
 * what no type depends on (see `essence`). The generated files carry it, so that a check finds stale files without Studio.
 * @returns {string} sha256, hex
 */
export function typegenInputsHash() {
  const files = [
    ...filesIn('sanity-studio/schema', /(?<!\.test)\.ts$/),
    ...filesIn('app', /\.(?:groq|content)\.ts$/),
    'protocol/content-names.ts',
    'protocol/page-types.ts',
  ];
  const sources = files.map((file) => essence(readFileSync(join(ROOT, file), 'utf8'), file));
  return createHash('sha256').update(sources.sort().join('\0')).digest('hex');
}

/**
 * The tokens of a module without white space, comments, imports, what a formatter may set or leave out (commas,
 * semicolons, the kind of quotes), the words for editors, and what blocks say of their texts (`satisfies TextsOf`).
 * @param {string} source of a TypeScript module
 * @param {string} name of its file
 * @returns {string} what types may depend on
 */
export function essence(source, name) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const tokens = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isJSDoc(node)) return;
    if (ts.isSatisfiesExpression(node) && /^TextsOf\b/.test(node.type.getText(file))) return;
    if (ts.isPropertyAssignment(node) && FOR_EDITORS.has(node.name.getText(file))) return;
    const parts = node.getChildren(file);
    if (parts.length > 0) parts.forEach(visit);
    else if (ts.isStringLiteral(node)) tokens.push(JSON.stringify(node.text));
    else if (!UNREAD.has(node.kind)) tokens.push(node.getText(file));
  };
  visit(file);
  return tokens.join(' ');
}

/**
 * @param {string} folder relative to the project
 * @param {RegExp} ending how the names of the files end
 * @returns {string[]} paths relative to the project
 */
function filesIn(folder, ending) {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));
}
