import { tracedNull } from './traced-null';
import type { TracedValue } from './traced-value';

/**
 * What `@` and `^` mean at one place of a query. Nested as groq-js nests its own: what a hidden scope
 * holds is `@` within it, but no `^` leads to it.
 */
export class TraceScope {
  private constructor(
    readonly value: TracedValue,
    readonly isHidden: boolean,
    readonly parent: TraceScope | undefined,
  ) {}

  /** The scope of a whole query. */
  static root(): TraceScope {
    return new TraceScope(tracedNull, false, undefined);
  }

  nested(value: TracedValue): TraceScope {
    return new TraceScope(value, false, this.isHidden ? this.parent : this);
  }

  hidden(value: TracedValue): TraceScope {
    return new TraceScope(value, true, this.isHidden ? this.parent : this);
  }

  /** What `^` (1), `^.^` (2) and so on are here. */
  ancestor(levels: number): TracedValue {
    let scope: TraceScope | undefined = this;
    for (let level = 0; level < levels; level += 1) scope = scope?.parent;
    return scope?.value ?? tracedNull;
  }
}
