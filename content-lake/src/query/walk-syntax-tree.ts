import { isSyntaxTreeNode, type SyntaxTreeNode } from './syntax-tree';

/** Calls `visit` for every node of a parsed query, parents before children. */
export function walkSyntaxTree(value: unknown, visit: (node: SyntaxTreeNode) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walkSyntaxTree(item, visit);
    return;
  }
  if (!isSyntaxTreeNode(value)) return;
  visit(value);
  // The value of a literal is data, and may look like a node.
  if (value.type === 'Value') return;
  for (const child of Object.values(value)) walkSyntaxTree(child, visit);
}
