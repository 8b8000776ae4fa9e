import { expect, it } from 'vitest';
import { isTone, tones } from '../../protocol/content-names';
import { darkColours, lightColours } from './palette';

it('has a solid and a tint in both themes for each name', () => {
  for (const palette of [lightColours, darkColours]) {
    expect(Object.keys(palette.toneSolid).sort()).toEqual([...tones].sort());
    expect(Object.keys(palette.toneTint).sort()).toEqual([...tones].sort());
  }
});

it.each(['pine', 'iron'])('knows %s', (value) => expect(isTone(value)).toBe(true));
it.each(['neutral', 'Pine', '', null, undefined, 3, {}])('rejects %j', (value) => {
  expect(isTone(value)).toBe(false);
});
