import { isRecord } from '../json/is-record';

/** A node of groq-js's syntax tree, seen generically: every object with a string `type`. */
export interface SyntaxTreeNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** True for a groq-js syntax node (and for its attribute, element and alternative nodes). */
export function isSyntaxTreeNode(value: unknown): value is SyntaxTreeNode {
  return isRecord(value) && typeof value.type === 'string';
}
