import { type EvaluateOptions, type ExprNode, evaluateSync } from 'groq-js';
import { isRecord } from '../../../protocol/is-record';
import type { LakeDocument } from '../store/lake-document';
import { fieldPath } from './candidate-documents';
import { readPath } from './field-order';
import { isSyntaxTreeNode } from './syntax-tree';

export type Options = EvaluateOptions & { readonly params: Readonly<Record<string, unknown>> };

/** A field that a filter reads; with `among`, only to see whether it is in the list that is this parameter. */
export type FieldRead = { readonly path: string; readonly among?: string };

/** The fields that a filter without scopes of its own reads; undefined if it reads a document in other ways too. */
export function fieldsRead(value: unknown): readonly FieldRead[] | undefined {
  if (!isRecord(value) || value.type === 'Value') return [];
  const path = fieldPath(value);
  if (path !== undefined) return [{ path }];
  if (value.type === 'This' || (value.type === 'FuncCall' && value.name === 'references')) return undefined;
  const tested = value.type === 'OpCall' && value.op === 'in' ? fieldPath(value.left) : undefined;
  if (tested !== undefined && isSyntaxTreeNode(value.right) && value.right.type === 'Parameter')
    return [{ path: tested, among: String(value.right.name) }];
  const children = Object.values(value).flat().map(fieldsRead);
  return children.includes(undefined) ? undefined : children.flatMap((reads) => reads ?? []);
}

const CHUNK = 'chunk of documents';

/**
 * A filter as a function. Documents with the same values in the fields that it reads share one evaluation: these are often
 * only a type, a channel and dates that most documents do not have.
 */
export function filterOf(
  filter: ExprNode,
  reads: readonly FieldRead[] | undefined,
  options: Options,
): (documents: readonly LakeDocument[]) => LakeDocument[] {
  const tree: ExprNode = { type: 'Map', base: { type: 'Parameter', name: CHUNK }, expr: filter };
  const verdicts = new Map<string, unknown>();
  const distinct = reads && new Map(reads.map((read) => [JSON.stringify(read), read])).values();
  const fields =
    distinct &&
    [...distinct].map(({ path, among }) => ({
      names: path.split('.'),
      texts: among === undefined ? undefined : textsOf(options.params[among]),
    }));
  const keyOf = (document: LakeDocument) => {
    const values = fields?.map(({ names, texts }) => {
      const value = readPath(document, names);
      if (texts && typeof value === 'string') return texts.has(value) ? 'in' : 'out';
      return value === undefined ? 'null' : JSON.stringify(value);
    });
    return values?.join() ?? document._id;
  };
  return (documents) => {
    const keys = documents.map(keyOf);
    const unknown = new Map<string, LakeDocument | undefined>();
    for (const [at, key] of keys.entries()) if (!verdicts.has(key)) unknown.set(key, documents[at]);
    const params = { ...options.params, [CHUNK]: [...unknown.values()] };
    const found = unknown.size > 0 ? evaluateSync(tree, { ...options, params }).data : [];
    if (!Array.isArray(found)) return [];
    for (const [at, key] of [...unknown.keys()].entries()) verdicts.set(key, found[at]);
    return documents.filter((_, at) => verdicts.get(keys[at] ?? '') === true);
  };
}

function textsOf(list: unknown): ReadonlySet<unknown> | undefined {
  return Array.isArray(list) && list.every((item) => typeof item === 'string') ? new Set(list) : undefined;
}
