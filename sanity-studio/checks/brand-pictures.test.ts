import { describe, expect, it } from 'vitest';
import { checkIcon, checkLogo } from './brand-pictures';

const picture = (size: string) => ({ _type: 'image', asset: { _ref: `image-abc-${size}` } });

describe('the logo', () => {
  it.each([undefined, {}, picture('40x10-svg'), picture('400x90-png')])('may be %j', (value) => {
    expect(checkLogo(value)).toBe(true);
  });

  it.each([
    ['400x90-jpg', /transparent/],
    ['200x89-png', /90 in height/],
  ])('may not be %s', (size, message) => {
    expect(checkLogo(picture(size))).toMatch(message);
  });
});

describe('the icon', () => {
  it.each([undefined, {}, picture('512x512-png'), picture('1024x1024-png')])('may be %j', (value) => {
    expect(checkIcon(value)).toBe(true);
  });

  it.each([
    ['512x512-svg', /PNG/],
    ['512x500-png', /square/],
    ['256x256-png', /512 × 512/],
  ])('may not be %s', (size, message) => {
    expect(checkIcon(picture(size))).toMatch(message);
  });
});
