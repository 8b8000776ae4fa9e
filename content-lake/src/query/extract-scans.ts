import { isRecord } from '../json/is-record';
import type { QueryScan } from './parsed-query';
import { isSyntaxTreeNode } from './syntax-tree';
import { walkSyntaxTree } from './walk-syntax-tree';

/**
 * Turns every `*[filter]` of a freshly parsed tree into `$name[filter]` and lists them, so that each can be
 * given just the documents that may match. The tree is changed in place. The names hold a space: no
 * parameter of a query can be called so.
 */
export function extractScans(tree: unknown): QueryScan[] {
  const scans: QueryScan[] = [];
  walkSyntaxTree(tree, (node) => {
    if (node.type !== 'Filter' || !isSyntaxTreeNode(node.base) || node.base.type !== 'Everything') return;
    const name = `scan ${scans.length}`;
    scans.push({ name, filter: node.expr });
    if (isRecord(node)) Object.assign(node, { base: { type: 'Parameter', name } });
  });
  return scans;
}
