/** A type as groq-js evaluates it from schema and query, its named types put in place. */
export type TypeNode =
  | { type: 'null' }
  | { type: 'unknown' }
  | { type: 'string'; value?: string }
  | { type: 'number'; value?: number }
  | { type: 'boolean'; value?: boolean }
  | { type: 'array'; of: TypeNode }
  | { type: 'object'; attributes: Record<string, { value: TypeNode; optional?: boolean }> }
  | { type: 'union'; of: TypeNode[] };
