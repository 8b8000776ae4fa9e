import { expect, it } from 'vitest';
import { inTurns } from './turns';

it('runs tasks one after another, also after one that fails, and refuses those above the limit at once', async () => {
  const run = inTurns(3);
  const steps: string[] = [];
  const task = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise(setImmediate);
    steps.push(`${name} ends`);
    if (name === 'a') throw new Error('failed');
    return name;
  };
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => run(task(name)));
  expect(d).toBeUndefined();
  await expect(a).rejects.toThrow('failed');
  expect([await b, await c]).toEqual(['b', 'c']);
  expect(steps).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(await run(task('e'))).toBe('e');
});
