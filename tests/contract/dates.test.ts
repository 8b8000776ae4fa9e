import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as queries from '../../app/content/source/queries.groq';
import { type QueryName, queryShape } from '../../app/content/source/query-lake.server';
import type { TypeNode } from '../../app/content/source/shape';
import { VISIBLE_DATES } from '../../protocol/visibility';

/** The answer for a path, or to a search, says what there is now; a product view has the dates of its pages; texts have none, nor have ids. */
const WITHOUT_DATES = ['answers', 'paths', 'productView', 'redirects', 'search', 'site', 'translations'];
const names = Object.keys(queries)
  .map((name) => name.replace(/Query$/, ''))
  .filter((name): name is QueryName => !WITHOUT_DATES.includes(name));
/** Named like the folders of their components. */
const blocks: ReadonlySet<string> = new Set(
  readdirSync('app/blocks').map((folder) =>
    folder.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase()),
  ),
);

type Attributes = Extract<TypeNode, { type: 'object' }>['attributes'];

/** Every object in an answer's type, parents before children. */
function* objectsIn(node: TypeNode): Generator<Attributes> {
  if (node.type === 'array') yield* objectsIn(node.of);
  if (node.type === 'union') for (const member of node.of) yield* objectsIn(member);
  if (node.type !== 'object') return;
  yield node.attributes;
  for (const { value } of Object.values(node.attributes)) yield* objectsIn(value);
}

function isDated({ path, _type }: Attributes): boolean {
  const type = _type?.value;
  return path !== undefined || (type?.type === 'string' && blocks.has(type.value ?? ''));
}

describe.each(names)('the %s query', (name) => {
  it('asks for the dates of every page, article and block in its answer', () => {
    const dated = [...objectsIn(queryShape(name))].filter(isDated);
    expect(dated.length).toBeGreaterThan(0);
    const without = dated.filter((attributes) => ![...VISIBLE_DATES].every((date) => date in attributes));
    expect(without.map(Object.keys)).toEqual([]);
  });
});
