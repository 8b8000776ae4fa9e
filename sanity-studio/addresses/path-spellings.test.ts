import { describe, expect, it } from 'vitest';
import { pathSpellings } from './path-spellings';

describe('spellings of a path', () => {
  it.each([
    ['/pricing', 'plinth', ['/pricing']],
    ['/company/why-{product}', 'plinth', ['/company/why-plinth', '/company/why-{product}']],
    ['/company/why-plinth', 'plinth', ['/company/why-plinth', '/company/why-{product}']],
    ['/a', '', ['/a']],
  ])('%s with the short name “%s”', (path, slug, expected) => {
    expect(pathSpellings(path, slug).sort()).toEqual([...expected].sort());
  });

  it('are the same for every spelling of a path', () => {
    const mixed = pathSpellings('/{product}/x-plinth', 'plinth').sort();
    expect(mixed).toEqual(pathSpellings('/plinth/x-{product}', 'plinth').sort());
    expect(mixed).toHaveLength(4);
  });

  it('are limited in number', () => {
    expect(pathSpellings('/a'.repeat(40), 'a').length).toBeLessThanOrEqual(16);
  });
});
