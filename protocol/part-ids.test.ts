import { describe, expect, it } from 'vitest';
import { partIds } from './element-ids';

describe('partIds', () => {
  it('makes an anchor of each title, in order', () => {
    expect(partIds(['Pricing & users', 'Récapitulatif', 'Stock'])).toEqual([
      'pricing-users',
      'recapitulatif',
      'stock',
    ]);
  });

  it('avoids ids already on the page', () => {
    expect(partIds(['Stock', 'End cap title'], new Set(['stock']))).toEqual(['stock-2', 'end-cap-title']);
    expect(partIds(['End cap title', 'Site map'])).toEqual(['end-cap-title-2', 'site-map-2']);
  });

  it('numbers equal titles and avoids the frame’s own ids', () => {
    expect(partIds(['Chat', 'Stock', 'stock', 'Main', '…'])).toEqual([
      'chat-2',
      'stock',
      'stock-2',
      'main-2',
      'part',
    ]);
  });
});
