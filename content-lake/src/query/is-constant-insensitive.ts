import { parse } from 'groq-js';
import { isSyntaxTreeNode } from './syntax-tree';

/** Stand-ins of the kinds of value that GROQ's brackets treat differently. */
const PROBES: readonly unknown[] = [1, 'a'];

/**
 * True when a query parses to the same tree whatever its parameters are, so that one tree serves all their
 * values. It is not so where GROQ wants a constant: `[$index]` is an element, an attribute or a filter
 * depending on the value's type, `[0...$limit]` cannot be read without it.
 *
 * Decided by parsing the query with its parameters unknown, then with each probe in their place.
 */
export function isConstantInsensitive(query: string): boolean {
  if (!query.includes('$')) return true;
  try {
    const open = parse(query);
    return PROBES.every((probe) => isSameTree(open, parse(query, { params: everyParameter(query, probe) })));
  } catch {
    return false;
  }
}

function everyParameter(query: string, value: unknown): Record<string, unknown> {
  const names = query.match(/\$[A-Za-z_][A-Za-z_0-9]*/g) ?? [];
  return Object.fromEntries(names.map((name) => [name.slice(1), value]));
}

/** Equal but for parameters, which have become values. */
function isSameTree(open: unknown, filled: unknown): boolean {
  if (isSyntaxTreeNode(open) && open.type === 'Parameter') {
    return isSyntaxTreeNode(filled) && filled.type === 'Value';
  }
  if (Array.isArray(open)) {
    return (
      Array.isArray(filled) &&
      open.length === filled.length &&
      open.every((item, at) => isSameTree(item, filled[at]))
    );
  }
  if (typeof open !== 'object' || open === null) return Object.is(open, filled);
  if (typeof filled !== 'object' || filled === null) return false;
  const left = Object.entries(open);
  const right = new Map<string, unknown>(Object.entries(filled));
  return (
    left.length === right.size &&
    left.every(([name, value]) => right.has(name) && isSameTree(value, right.get(name)))
  );
}
