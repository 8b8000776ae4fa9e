import { describe, expect, it } from 'vitest';
import { createAddressHash } from './address-hash';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('createAddressHash', () => {
  it('tells one address from another for a day, and then no longer knows them', () => {
    let nowMs = 0;
    const hash = createAddressHash(() => nowMs);
    const first = hash('203.0.113.7');
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(hash('203.0.113.8')).not.toBe(first);
    nowMs = DAY_MS - 1;
    expect(hash('203.0.113.7')).toBe(first);
    nowMs = DAY_MS;
    expect(hash('203.0.113.7')).not.toBe(first);
  });

  it('cannot be recomputed elsewhere', () => {
    expect(createAddressHash(() => 0)('203.0.113.7')).not.toBe(createAddressHash(() => 0)('203.0.113.7'));
  });
});
