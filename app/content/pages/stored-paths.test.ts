import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath } from '../../../protocol/canonical-path';
import { fillLink } from '../../../protocol/placeholders';
import { storedPaths } from './load-page.server';

const fill = (path: string, productSlug: string) => fillLink(path, { productSlug, applicationHost: '' });

describe('storedPaths', () => {
  it('is only the path if it does not contain the slug', () => {
    expect(storedPaths('/pricing', 'plinth')).toEqual(['/pricing']);
    expect(storedPaths('/', 'plinth')).toEqual(['/']);
  });

  it('is every spelling if it does', () => {
    expect(storedPaths('/plinth-rights/plinth', 'plinth').sort()).toEqual(
      [
        '/plinth-rights/plinth',
        '/plinth-rights/{product}',
        '/{product}-rights/plinth',
        '/{product}-rights/{product}',
      ].sort(),
    );
  });

  it.each(['/東京', '/%E6%9D%B1%E4%BA%AC', '/%e6%9d%b1%e4%ba%ac', '/{product}-東京'])(
    'finds %s',
    (stored) => {
      expect(storedPaths(canonicalPath(fill(stored, 'plinth')), 'plinth')).toContain(stored);
    },
  );

  it('stays small for a hostile path', () => {
    const spellings = storedPaths('/plinth'.repeat(1000), 'plinth');
    expect(spellings).toHaveLength(16);
    for (const spelling of spellings) expect(spelling.endsWith('/plinth'.repeat(996))).toBe(true);
  });

  it('each spelling is the path once its placeholders are filled', () => {
    const part = fc.constantFrom('/', 'plinth', 'a', '-');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = `/${parts.join('')}`;
        for (const spelling of storedPaths(path, 'plinth')) expect(fill(spelling, 'plinth')).toBe(path);
      }),
    );
  });

  it('finds every stored path that is the requested path once filled', () => {
    const part = fc.constantFrom('/', '{product}', 'plinth', 'a');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
        const stored = `/${parts.join('')}`;
        expect(storedPaths(fill(stored, 'plinth'), 'plinth')).toContain(stored);
      }),
    );
  });
});
