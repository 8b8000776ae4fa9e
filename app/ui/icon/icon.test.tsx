import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { iconNames } from '../../../protocol/content-names';
import { ContentIcon, Icon } from './icon';
import { iconSprite } from './icon-sprite.test-support';

it.each([undefined, 28] as const)('draws an icon hidden from screen readers, with the size %s', (size) => {
  const px = size ?? 20;
  const html = renderToStaticMarkup(<Icon name="menu" size={size} />);
  expect(html).toMatch(/^<svg [^>]*>.*<\/svg>$/);
  for (const attribute of ['aria-hidden="true"', 'stroke-width="1.6"', `width="${px}" height="${px}"`])
    expect(html).toContain(attribute);
  expect(html).toMatch(/<(path|rect|circle|line|polyline|polygon|ellipse) /);
});

describe('ContentIcon', () => {
  it('draws each name from one file, hidden from screen readers', () => {
    for (const name of iconNames) {
      const html = renderToStaticMarkup(<ContentIcon name={name} size={26} />);
      expect(html).toContain('width="26" height="26" aria-hidden="true"');
      expect(html).toMatch(new RegExp(`<use href="[^"#]+\\.svg[^"#]*#${name}">`));
    }
  });

  it('has every icon offered to editors in that file and in Studio’s, as in Lucide (vitest -u writes it)', async () => {
    expect(new Set(iconNames).size).toBe(iconNames.length);
    const sprite = await iconSprite(iconNames);
    await expect(sprite).toMatchFileSnapshot('./content-icons.svg');
    await expect(sprite).toMatchFileSnapshot('../../../sanity-studio/static/icons.svg');
  });

  it.each(['', 'no-such-icon', 'constructor', '__proto__', 'chevron-down'])(
    'draws nothing for %j',
    (name) => {
      expect(renderToStaticMarkup(<ContentIcon name={name} />)).toBe('');
    },
  );
});
