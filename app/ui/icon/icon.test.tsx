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
  it('draws, and keeps quiet about it', () => {
    expectDrawing(renderToStaticMarkup(<Icon name="menu" />));
  });

  it('takes its side in px, 20 unless told', () => {
    expect(renderToStaticMarkup(<Icon name="x" />)).toContain('width="20" height="20"');
    expect(renderToStaticMarkup(<Icon name="x" size={28} />)).toContain('width="28" height="28"');
  });
});

describe('ContentIcon', () => {
  it('draws each name from one file, and keeps quiet about it', () => {
    for (const name of iconNames) {
      const html = renderToStaticMarkup(<ContentIcon name={name} size={26} />);
      expect(html).toContain('width="26" height="26" aria-hidden="true"');
      expect(html).toMatch(new RegExp(`<use href="[^"#]+\\.svg[^"#]*#${name}">`));
    }
  });

  it('has every offered drawing in that file, as Lucide has it (vitest -u writes it)', async () => {
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
