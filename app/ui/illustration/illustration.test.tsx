import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { illustrationNames } from '../../../protocol/content-names';
import { lightColours } from '../../theme/palette';
import { drawing, Illustration } from './illustration';
import { illustrationSprite } from './illustration-sprite.test-support';

const folder = new URL('./art/', import.meta.url);
const art = (name: string) => readFileSync(new URL(`${name}.svg`, folder), 'utf8');

describe('Illustration', () => {
  it('has one file for each name offered to editors, and no other', () => {
    const files = readdirSync(folder).map((file) => file.replace(/\.svg$/, ''));
    expect(files.sort()).toEqual([...illustrationNames].sort());
  });

  it.each(illustrationNames)('%s: the file meets the page’s requirements', (name) => {
    const source = art(name);
    const box = drawing(name);
    expect(source).toContain(`viewBox="0 0 ${box?.width} ${box?.height}"`);
    expect(source.match(/ id="/g)).toHaveLength(1);
    expect(source).toContain('<g id="art"');
    // The page's policy blocks style attributes; classes and scripts would not work inside <use>.
    expect(source).not.toMatch(/style|class=|<script|href=|url\(/);
    for (const [, colour = ''] of source.matchAll(/var\(--colour-drawing-([a-z0-9]+)\)/g)) {
      expect(Object.keys(lightColours.drawing)).toContain(colour);
    }
    expect(source.match(/var\(/g)?.length ?? 0).toBe(source.match(/var\(--colour-drawing-/g)?.length ?? 0);
  });

  it('has every drawing in one file, as in its own (vitest -u writes it)', async () => {
    const drawings = new Map(illustrationNames.map((name) => [name, art(name)]));
    await expect(illustrationSprite(drawings)).toMatchFileSnapshot('./illustrations.svg');
  });

  it.each(illustrationNames)('%s: is drawn from an external file', (name) => {
    const html = renderToStaticMarkup(<Illustration name={name} />);
    expect(html).toMatch(new RegExp(`<use href="[^"#]+\\.svg[^"#]*#${name}">`));
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toContain('role=');
  });

  it('has a label if one is given', () => {
    const html = renderToStaticMarkup(<Illustration name="industry-oil" alt="A derrick and two tanks" />);
    expect(html).toContain('role="img"');
    expect(html).toContain('aria-label="A derrick and two tanks"');
    expect(html).not.toContain('aria-hidden');
  });

  it.each(['', 'mark', '../art/value-1', 'constructor'])('draws nothing for %j', (name) => {
    expect(renderToStaticMarkup(<Illustration name={name} />)).toBe('');
  });
});
