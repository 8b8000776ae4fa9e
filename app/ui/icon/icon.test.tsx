import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContentIcon } from './content-icon';
import { Icon } from './icon';
import { iconNames } from './icon-names';

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
  it.each(iconNames)('draws %s and keeps quiet about it', (name) => {
    expectDrawing(renderToStaticMarkup(<ContentIcon name={name} />));
  });

  it('offers each name once', () => {
    expect(new Set(iconNames).size).toBe(iconNames.length);
  });

  it.each(['', 'no-such-icon', 'constructor', '__proto__', 'chevron-down'])(
    'draws nothing for %j',
    (name) => {
      expect(renderToStaticMarkup(<ContentIcon name={name} />)).toBe('');
    },
  );
});
