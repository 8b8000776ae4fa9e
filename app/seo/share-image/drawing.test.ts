import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lightColours } from '../../theme/palette';
import { draw, type Subject, shapesOf, typeface } from './drawing.server';
import { Picture } from './picture';
import { pngOf } from './png.server';
import { HEIGHT_PX, WIDTH_PX } from './share-address';

const subject: Subject = { title: 'Inventory', section: 'Features', name: 'Sample', hasMark: true };

describe('the typeface', () => {
  const { advanceOf, contoursOf, glyphOf, kerningOf } = typeface();
  const glyph = (character: string) => glyphOf(character) ?? -1;

  it('has letters with holes and accents, and none for a space', () => {
    const shapes = ['l', 'o', 'i', 'ö', ' '].map((character) => contoursOf(glyph(character)).length);
    expect(shapes).toEqual([1, 2, 2, 4, 0]);
    expect(advanceOf(glyph('W'))).toBeGreaterThan(advanceOf(glyph('i')) * 2);
    expect(glyphOf('Ж')).toBeUndefined();
  });

  it('kerns pairs, and leaves others', () => {
    expect(kerningOf(glyph('T'), glyph('o'))).toBeLessThan(-20);
    expect(kerningOf(glyph('A'), glyph('V'))).toBeLessThan(-20);
    expect(kerningOf(glyph('n'), glyph('n'))).toBe(0);
  });
});

describe('a picture', () => {
  it('has smooth edges, holes, and nothing beyond its sides', () => {
    const picture = new Picture(8, 4);
    picture.fillRectangle(0, 0, 8, 4, '#FFFFFF');
    const square = (from: number, to: number) => [
      { x: from, y: from },
      { x: to, y: from },
      { x: to, y: to },
      { x: from, y: to },
    ];
    picture.fillOutlines([square(0.5, 9), square(1.5, 2.5).reverse()], '#000000');
    const greys = [...picture.rows].map((index) => picture.palette[index]?.[0]);
    expect(greys.slice(1, 9)).toEqual([191, 128, 128, 128, 128, 128, 128, 128]);
    expect(greys.slice(10, 14)).toEqual([128, 64, 64, 0]);
  });

  it('is a PNG of the declared size, with ground, base and accent in the colours of the brand', async () => {
    const png = sharp(await pngOf(await draw(shapesOf(subject))));
    const { format, width, height } = await png.metadata();
    expect([format, width, height]).toEqual(['png', WIDTH_PX, HEIGHT_PX]);
    const { data, info } = await png.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += info.channels)
      colours.add(
        `#${data
          .subarray(at, at + 3)
          .toString('hex')
          .toUpperCase()}`,
      );
    const { paper, ink, accent, course } = lightColours;
    for (const colour of [paper, ink, accent, course.c5, course.c3, course.c0])
      expect(colours).toContain(colour);
  });

  it.each<[string, Partial<Subject>]>([
    ['title', { title: 'Inventory management' }],
    ['section', { section: undefined }],
    ['name', { name: 'Another' }],
    ['mark', { hasMark: false }],
  ])('looks different with another %s', async (_what, change) => {
    const [one, other] = [await draw(shapesOf(subject)), await draw(shapesOf({ ...subject, ...change }))];
    expect(Buffer.compare(one.rows, other.rows)).not.toBe(0);
    expect(shapesOf({ ...subject, ...change })).not.toEqual(shapesOf(subject));
  });

  it('keeps its words above the stair, left of what stands on it, and within the margins', () => {
    const titles = ['W', 'Inventory management', 'Everything that went wrong, '.repeat(9), 'M'.repeat(99)];
    for (const title of titles) {
      const texts = shapesOf({ ...subject, title }).filter(
        (shape) => shape.kind === 'text' && shape.style.size > 50,
      );
      expect(texts.length).toBeGreaterThan(0);
      for (const { x, y } of texts) expect([x, y > 150 && y < 480]).toEqual([72, true]);
    }
  });
});
