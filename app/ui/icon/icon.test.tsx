import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { iconNames } from '../../../protocol/content-names';
import { ContentIcon, Icon } from './icon';
import { iconSprite } from './icon-sprite.test-support';

function expectDrawing(html: string) {
  expect(html).toMatch(/^<svg [^>]*>.*<\/svg>$/);
  expect(html).toContain('aria-hidden="true"');
  expect(html).toContain('stroke-width="1.6"');
  expect(html).toMatch(/<(path|rect|circle|line|polyline|polygon|ellipse) /);
}

describe('Icon', () => {
  it('draws an icon that is hidden from screen readers', () => {
    expectDrawing(renderToStaticMarkup(<Icon name="menu" />));
  });

  it('takes its size in px, 20 by default', () => {
    expect(renderToStaticMarkup(<Icon name="x" />)).toContain('width="20" height="20"');
    expect(renderToStaticMarkup(<Icon name="x" size={28} />)).toContain('width="28" height="28"');
  });
});

describe('ContentIcon', () => {
  it('draws each name from one file, hidden from screen readers', () => {
    for (const name of iconNames) {
      const html = renderToStaticMarkup(<ContentIcon name={name} size={26} />);
      expect(html).toContain('width="26" height="26" aria-hidden="true"');
      expect(html).toMatch(new RegExp(`<use href="[^"#]+\\.svg[^"#]*#${name}">`));
    }
  });

  it('has every icon offered to editors in that file, as in Lucide (vitest -u writes it)', async () => {
    expect(new Set(iconNames).size).toBe(iconNames.length);
    await expect(await iconSprite(iconNames)).toMatchFileSnapshot('./content-icons.svg');
  });

  it.each(['', 'no-such-icon', 'constructor', '__proto__', 'chevron-down'])(
    'draws nothing for %j',
    (name) => {
      expect(renderToStaticMarkup(<ContentIcon name={name} />)).toBe('');
    },
  );
});
