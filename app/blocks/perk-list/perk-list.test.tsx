// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { onBase } from '../../theme/ground.css';
import { renderBlock } from '../render-block.test-support';
import { PerkList } from './perk-list';
import { perkListFixture } from './perk-list.fixture';

describe('PerkList', () => {
  it('lists the perks in order, each with a decorative icon', () => {
    const body = renderBlock(<PerkList block={perkListFixture} isHead={false} />);
    const perks = Array.from(body.querySelectorAll('ul > li'));
    expect(perks.map((perk) => perk.textContent)).toEqual(
      perkListFixture.perks.map(({ title, description }) => title + (description ?? '')),
    );
    expect(perks.map((perk) => perk.querySelectorAll('svg[aria-hidden="true"]').length)).toEqual(
      Array(6).fill(1),
    );
  });

  it('has the dark ground', () => {
    const body = renderBlock(<PerkList block={perkListFixture} isHead={false} />);
    expect(body.querySelector('section')?.className.split(' ')).toContain(onBase);
  });
});
