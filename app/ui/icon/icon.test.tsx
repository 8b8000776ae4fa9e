import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Icon } from './icon';
import { iconNames } from './icon-names';
import { interfaceGlyphs } from './interface-glyphs';

describe('Icon', () => {
  it.each([...iconNames, ...Object.keys(interfaceGlyphs)])('draws %s and keeps quiet about it', (name) => {
    const html = renderToStaticMarkup(<Icon name={name} />);
    expect(html).toMatch(/^<svg [^>]*>.*<\/svg>$/);
    expect(html).toContain('aria-hidden="true"');
    expect(html).toContain('stroke-width="1.6"');
    expect(html).toMatch(/<(path|rect|circle|line|polyline|polygon|ellipse) /);
  });

  it('offers each name once, and none of its own', () => {
    expect(new Set(iconNames).size).toBe(iconNames.length);
    const own: string[] = Object.keys(interfaceGlyphs).filter((name) => name !== 'message-square');
    expect(iconNames.filter((name) => own.includes(name))).toEqual([]);
  });

  it.each(['', 'no-such-icon', 'constructor', '__proto__'])('draws nothing for %j', (name) => {
    expect(renderToStaticMarkup(<Icon name={name} />)).toBe('');
  });

  it('takes its side in px, 20 unless told', () => {
    expect(renderToStaticMarkup(<Icon name="info" />)).toContain('width="20" height="20"');
    expect(renderToStaticMarkup(<Icon name="info" size={28} />)).toContain('width="28" height="28"');
  });
});
