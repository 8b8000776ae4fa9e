import { isRecord } from '../../../protocol/is-record';

/** A node of groq-js's syntax tree: any object with a string `type`. */
export type SyntaxTreeNode = {
  readonly type: string;
  readonly [field: string]: unknown;
};

/** True for a groq-js syntax node (and for its attribute, element and alternative nodes). */
export function isSyntaxTreeNode(value: unknown): value is SyntaxTreeNode {
  return isRecord(value) && typeof value.type === 'string';
}

/** Calls `visit` for every node of a parsed query, parents before children. */
export function walkSyntaxTree(value: unknown, visit: (node: SyntaxTreeNode) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walkSyntaxTree(item, visit);
    return;
  }
  if (!isSyntaxTreeNode(value)) return;
  visit(value);
  // The value of a literal is data that may resemble a node.
  if (value.type === 'Value') return;
  for (const child of Object.values(value)) walkSyntaxTree(child, visit);
}
