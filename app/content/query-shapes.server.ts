import shapes from './query-shapes.json?raw';
import type { TypeNode } from './type-node';

/** The site's queries, by name. */
export type QueryName = 'answers' | 'document' | 'feed' | 'redirect' | 'site' | 'sitemap';

const parsed: { shapes: Record<QueryName, TypeNode> } = JSON.parse(shapes);

/** The type that schema and query give to a query's answer; written by `npm run typegen`. */
export function queryShape(name: QueryName): TypeNode {
  return parsed.shapes[name];
}
