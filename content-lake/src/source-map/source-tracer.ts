import type { ExprNode, FuncCallNode, ObjectNode, OpCallNode } from 'groq-js';
import { type EvaluationContext, prepareEvaluation } from '../query/evaluate-query';
import type { ParsedQuery } from '../query/query-parser';
import type { LakeDocument } from '../store/lake-document';
import { ExpressionRunner, TraceScope } from './expression-runner';
import {
  chosenItems,
  fieldOf,
  fieldsOf,
  itemsOf,
  type TracedValue,
  tracedArray,
  tracedDocument,
  tracedNull,
  tracedObject,
} from './traced-value';

type Node<T extends ExprNode['type']> = Extract<ExprNode, { type: T }>;

/**
 * Evaluates a query a second time and records the source of each value.
 *
 * Implements only operations that move values (fields, items, references, projections). Everything that computes or
 * decides (conditions, filters, order, functions) is evaluated by groq-js, expression by expression, so that there is one
 * implementation of GROQ's semantics. `mapSources` compares the traced values with groq-js's result.
 */
export class SourceTracer {
  readonly #query: ParsedQuery;
  readonly #context: EvaluationContext;
  readonly #documents: ReadonlyMap<string, readonly LakeDocument[]>;
  readonly #runner: ExpressionRunner;

  constructor(query: ParsedQuery, context: EvaluationContext) {
    this.#query = query;
    this.#context = context;
    const { options, documents } = prepareEvaluation(query, context);
    this.#documents = documents;
    this.#runner = new ExpressionRunner(options);
  }

  /**
   * Traces the whole query.
   * @throws Error when groq-js cannot evaluate a part of it synchronously.
   */
  traceQuery(): TracedValue {
    return this.#trace(this.#query.tree, TraceScope.root());
  }

  #trace(node: ExprNode, scope: TraceScope): TracedValue {
    switch (node.type) {
      case 'This':
        return scope.value;
      case 'Parent':
        return scope.ancestor(node.n);
      case 'Everything':
        return allOf(this.#context.view.documents);
      case 'Parameter':
        return this.#parameter(node.name);
      case 'Value':
        return { kind: 'literal', value: node.value };
      case 'Group':
        return this.#trace(node.base, scope);
      case 'AccessAttribute':
        return fieldOf(node.base ? this.#trace(node.base, scope) : scope.value, node.name);
      case 'AccessElement':
        return itemsOf(this.#trace(node.base, scope))?.at(node.index) ?? tracedNull;
      case 'Slice':
        return this.#slice(node, scope);
      case 'Deref':
        return this.#follow(this.#trace(node.base, scope));
      case 'Projection': {
        const base = this.#trace(node.base, scope);
        return fieldsOf(base) ? this.#trace(node.expr, scope.nested(base)) : tracedNull;
      }
      default:
        return this.#traceCollection(node, scope);
    }
  }

  #traceCollection(node: ExprNode, scope: TraceScope): TracedValue {
    switch (node.type) {
      case 'Object':
        return this.#object(node, scope);
      case 'Array':
        return tracedArray(
          node.elements.flatMap(({ value, isSplat }) => {
            const element = this.#trace(value, scope);
            return isSplat ? (itemsOf(element) ?? []) : [element];
          }),
        );
      case 'Map':
      case 'FlatMap':
        return this.#map(node, scope);
      case 'ArrayCoerce': {
        const base = this.#trace(node.base, scope);
        return itemsOf(base) ? base : tracedNull;
      }
      case 'Filter':
        return this.#choose(node, node.base, scope);
      case 'PipeFuncCall':
        // It makes new objects.
        return node.name === 'score' ? this.#compute(node, scope) : this.#choose(node, node.base, scope);
      case 'Select': {
        const chosen = node.alternatives.find(({ condition }) => this.#holds(condition, scope));
        const value = chosen?.value ?? node.fallback;
        return value ? this.#trace(value, scope) : tracedNull;
      }
      case 'FuncCall':
        return this.#call(node, scope);
      case 'OpCall':
        return this.#operator(node, scope);
      default:
        return this.#compute(node, scope);
    }
  }

  #parameter(name: string): TracedValue {
    const { params } = this.#context;
    const documents = this.#documents.get(name);
    return documents ? allOf(documents) : { kind: 'literal', value: params[name] ?? null };
  }

  #follow(reference: TracedValue): TracedValue {
    const id = fieldOf(reference, '_ref').value;
    const document = typeof id === 'string' ? this.#context.view.byId.get(id) : undefined;
    return document ? tracedDocument(document) : tracedNull;
  }

  #object({ attributes }: ObjectNode, scope: TraceScope): TracedValue {
    const fields = new Map<string, TracedValue>();
    for (const attribute of attributes) {
      if (attribute.type === 'ObjectAttributeValue') {
        fields.set(attribute.name, this.#trace(attribute.value, scope));
        continue;
      }
      if (attribute.type === 'ObjectConditionalSplat' && !this.#holds(attribute.condition, scope)) {
        continue;
      }
      for (const [name, field] of fieldsOf(this.#trace(attribute.value, scope)) ?? [])
        fields.set(name, field);
    }
    return tracedObject(fields);
  }

  #map(node: Node<'Map' | 'FlatMap'>, scope: TraceScope): TracedValue {
    const items = itemsOf(this.#trace(node.base, scope));
    if (!items) return tracedNull;
    const mapped = items.map((item) => this.#trace(node.expr, scope.hidden(item)));
    return tracedArray(
      node.type === 'Map' ? mapped : mapped.flatMap((inner) => [...(itemsOf(inner) ?? [inner])]),
    );
  }

  #call(node: FuncCallNode, scope: TraceScope): TracedValue {
    const [first] = node.args;
    if (node.namespace === 'global' && node.name === 'coalesce') {
      for (const argument of node.args) {
        const traced = this.#trace(argument, scope);
        if (traced.value !== null) return traced;
      }
      return tracedNull;
    }
    if (first && node.namespace === 'array' && (node.name === 'compact' || node.name === 'unique')) {
      return this.#choose(node, first, scope);
    }
    return this.#compute(node, scope);
  }

  /** `+` concatenates arrays and merges objects; for other operands the result is computed. */
  #operator(node: OpCallNode, scope: TraceScope): TracedValue {
    if (node.op === '+') {
      const [left, right] = [this.#trace(node.left, scope), this.#trace(node.right, scope)];
      const [before, after] = [itemsOf(left), itemsOf(right)];
      if (before && after) return tracedArray([...before, ...after]);
      const [under, over] = [fieldsOf(left), fieldsOf(right)];
      if (under && over) return tracedObject(new Map([...under, ...over]));
    }
    return this.#compute(node, scope);
  }

  #slice(node: Node<'Slice'>, scope: TraceScope): TracedValue {
    const items = itemsOf(this.#trace(node.base, scope));
    if (!items) return tracedNull;
    const places = this.#runner.runOver(node, scope, [...items.keys()]);
    return tracedArray(places.flatMap((place) => items[Number(place)] ?? []));
  }

  #choose(node: ExprNode, base: ExprNode, scope: TraceScope): TracedValue {
    const items = itemsOf(this.#trace(base, scope));
    if (!items) return tracedNull;
    const values = items.map(({ value }) => value);
    return tracedArray(chosenItems(items, this.#runner.runOver(node, scope, values)));
  }

  #compute(node: ExprNode, scope: TraceScope): TracedValue {
    return { kind: 'unknown', value: this.#runner.run(node, scope) };
  }

  #holds(condition: ExprNode, scope: TraceScope): boolean {
    return this.#runner.run(condition, scope) === true;
  }
}

function allOf(documents: readonly LakeDocument[]): TracedValue {
  return { kind: 'array', value: documents, items: documents.map(tracedDocument) };
}
