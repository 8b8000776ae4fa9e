import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
/** Properties of the schema that only editors see: no generated type depends on them. */
const FOR_EDITORS = new Set(['title', 'description', 'placeholder']);

/**
 * A hash of everything that the generated types are made from: the schema's and the GROQ's sources, without
 * comments, imports and the words for editors. The generated files carry it, so that a check finds stale files without Studio.
 * @returns {string} sha256, hex
 */
export function typegenInputsHash() {
  const files = [
    ...filesIn('sanity-studio/schema', '.ts'),
    ...filesIn('app', '.groq.ts'),
    'protocol/content-names.ts',
    'protocol/page-types.ts',
  ];
  const sources = files.map((file) => essence(readFileSync(join(ROOT, file), 'utf8'), file));
  return createHash('sha256').update(sources.sort().join('\0')).digest('hex');
}

/**
 * @param {string} source of a TypeScript module
 * @param {string} name of its file
 * @returns {string} what types may depend on
 */
function essence(source, name) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  /** @type {ts.TransformerFactory<ts.SourceFile>} */
  const strip = (context) => (root) => {
    /** @type {ts.Visitor} */
    const visit = (node) => {
      if (ts.isImportDeclaration(node)) return undefined;
      const isForEditors = ts.isPropertyAssignment(node) && FOR_EDITORS.has(node.name.getText(file));
      return isForEditors ? undefined : ts.visitEachChild(node, visit, context);
    };
    return ts.visitEachChild(root, visit, context);
  };
  const { transformed } = ts.transform(file, [strip]);
  return ts.createPrinter({ removeComments: true }).printFile(transformed[0] ?? file);
}

/**
 * @param {string} folder relative to the project
 * @param {string} ending how the names of the files end
 * @returns {string[]} paths relative to the project
 */
function filesIn(folder, ending) {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
}
