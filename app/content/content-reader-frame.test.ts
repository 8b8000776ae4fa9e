import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, json, pricing, type ReaderTest, startReaderTest } from './content-reader.test-support';

let given: ReaderTest;
beforeEach(async () => {
  given = await startReaderTest();
});
afterEach(() => given.stop());

/** An answer of the time when the site's frame had this revision. */
const framed = (frame: string) => {
  const { result, ...rest } = answer(pricing);
  return { ...rest, result: { ...result, frame: [frame] } };
};

describe('the frame that every page shows', () => {
  it('is part of the answer', async () => {
    given.behave = json(framed('one'));
    expect(await given.read('/a')).toMatchObject({ frame: 'one' });
  });

  it('makes all earlier answers old when another answer shows that it has changed', async () => {
    given.behave = json(framed('one'));
    await given.read('/a');
    await given.read('/b');
    given.behave = json(framed('two'));
    await given.read('/c');
    expect(await given.read('/a')).toMatchObject({ frame: 'two' });
    expect(given.requested).toHaveLength(4);
    await given.read('/c');
    expect(given.requested).toHaveLength(4);
  });

  it('is not changed by an answer that was requested earlier, and arrives later', async () => {
    const held = given.holdAnswers();
    const late = given.read('/a');
    await expect.poll(() => held.length).toBe(1);
    given.behave = json(framed('two'));
    await given.read('/b');
    held[0]?.setHeader('Content-Type', 'application/json').end(JSON.stringify(framed('one')));
    expect(await late).toMatchObject({ frame: 'one' });
    await given.read('/b');
    expect(given.requested).toHaveLength(2);
  });
});
