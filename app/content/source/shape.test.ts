import { describe, expect, it } from 'vitest';
import type { TypeNode } from './shape';
import { conform, type Repair } from './shape';

const text: TypeNode = { type: 'string' };
const union = (...of: TypeNode[]): TypeNode => ({ type: 'union', of });
const orNull = (type: TypeNode) => union(type, { type: 'null' });
const list = (of: TypeNode): TypeNode => ({ type: 'array', of });
const object = (fields: Record<string, TypeNode>): TypeNode => ({
  type: 'object',
  attributes: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
});
const block = (name: string, fields: Record<string, TypeNode>) =>
  object({ _type: { type: 'string', value: name }, ...fields });

const hero = block('hero', { title: text, lead: orNull(text) });
const facts = block('facts', { facts: list(text) });
const page = object({ title: text, blocks: list(union(hero, facts)) });
const pageOf = (...blocks: object[]) => ({ title: 'A', blocks });

function repair(value: unknown, type: TypeNode) {
  const repairs: Repair[] = [];
  return { good: conform(value, type, repairs), value, repairs };
}

describe('conform', () => {
  it('leaves a valid answer unchanged', () => {
    const answer = pageOf({ _type: 'hero', title: 'B', lead: null });
    expect(repair(structuredClone(answer), page)).toEqual({ good: true, value: answer, repairs: [] });
  });

  it('removes a block that lacks a required field, and keeps the others', () => {
    const kept = { _type: 'facts', facts: [] };
    const { good, value, repairs } = repair(pageOf({ _type: 'hero', title: null, lead: null }, kept), page);
    expect(good).toBe(true);
    expect(value).toEqual(pageOf(kept));
    expect(repairs).toEqual([{ at: '$.blocks[0]', action: 'removed' }]);
  });

  it('removes a block of an unknown kind', () => {
    expect(repair(pageOf({ _type: 'novelty' }), page).value).toEqual(pageOf());
  });

  it('empties an invalid field that may be empty', () => {
    const { value, repairs } = repair(pageOf({ _type: 'hero', title: 'B', lead: { no: 1 } }), page);
    expect(value).toEqual(pageOf({ _type: 'hero', title: 'B', lead: null }));
    expect(repairs).toEqual([{ at: '$.blocks[0].lead', action: 'emptied' }]);
  });

  it('sets a missing field to null, as GROQ does', () => {
    const { value } = repair(pageOf({ _type: 'hero', title: 'B' }), page);
    expect(value).toEqual(pageOf({ _type: 'hero', title: 'B', lead: null }));
  });

  it('removes the null of a dangling reference from a list', () => {
    const { value } = repair(pageOf({ _type: 'facts', facts: ['x', null, 'y'] }), page);
    expect(value).toEqual(pageOf({ _type: 'facts', facts: ['x', 'y'] }));
  });

  it('rejects the whole answer if a required field of it is invalid', () => {
    expect(repair({ title: 1, blocks: [] }, page).good).toBe(false);
    expect(repair(null, page).good).toBe(false);
    expect(repair([], page).good).toBe(false);
  });

  it('fills required fields where there is no better answer, and still removes broken blocks', () => {
    const value = { title: 1, blocks: [{ _type: 'hero', title: null, lead: null }] };
    const repairs: Repair[] = [];
    expect(conform(value, page, repairs, true)).toBe(true);
    expect(value).toEqual({ title: '', blocks: [] });
    expect(repairs.map(({ at, action }) => `${at} ${action}`)).toEqual([
      '$.title filled',
      '$.blocks[0] removed',
    ]);
    const empty = {};
    expect(conform(empty, page, [], true)).toBe(true);
    expect(empty).toEqual({ title: '', blocks: [] });
    expect(conform(null, page, [], true)).toBe(false);
  });

  it('compares a value with its literal', () => {
    expect(conform('x', { type: 'string', value: 'y' })).toBe(false);
    expect(conform(308, union({ type: 'number', value: 301 }, { type: 'number', value: 308 }))).toBe(true);
  });

  it('takes a record without `_type` as the member of a union that it matches', () => {
    const withoutNotes = object({ _id: text, notes: { type: 'null' } });
    const type = union(withoutNotes, object({ _id: text, notes: orNull(page) }));
    const withNotes = { _id: 'a', notes: { title: 'A', blocks: [] } };
    expect(repair(withNotes, type)).toEqual({ good: true, value: structuredClone(withNotes), repairs: [] });
    expect(repair({ _id: 'b', notes: null }, type)).toMatchObject({ good: true, repairs: [] });
  });
});
