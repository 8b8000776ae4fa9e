import type { ExprNode } from 'groq-js';
import { walkSyntaxTree } from './walk-syntax-tree';

/** What groq-js can parse but not evaluate; a whole namespace where the name is `*`. */
const UNSUPPORTED: ReadonlySet<string> = new Set([
  'geo::*',
  'documents::*',
  'text::*',
  'user::*',
  'media::*',
  'delta::*',
  'global::anywhere',
]);

/** The first function a query calls that cannot be evaluated here, written as in GROQ; otherwise undefined. */
export function unsupportedFunction(tree: ExprNode): string | undefined {
  let found: string | undefined;
  walkSyntaxTree(tree, (node) => {
    if (found || node.type !== 'FuncCall') return;
    const { namespace, name } = node;
    if (typeof namespace !== 'string' || typeof name !== 'string') return;
    if (UNSUPPORTED.has(`${namespace}::*`) || UNSUPPORTED.has(`${namespace}::${name}`)) {
      found = namespace === 'global' ? `${name}()` : `${namespace}::${name}()`;
    }
  });
  return found;
}
