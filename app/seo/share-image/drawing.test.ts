import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { HEIGHT_PX, WIDTH_PX } from '../../../protocol/page-head';
import { lightColours } from '../../theme/palette';
import { drawing, type Subject } from './drawing';
import { resvg } from './page-drawing.server';

const subject: Subject = { title: 'Inventory', section: 'Features', name: 'Sample', hasMark: true };

async function drawn(change: Partial<Subject> = {}): Promise<Uint8Array> {
  const png = await (await resvg())?.draw(drawing({ ...subject, ...change }));
  if (!png) throw new Error('There is no resvg for this platform');
  return png;
}
const coloursIn = (pixels: Uint8Array) =>
  new Set(Buffer.from(pixels).toString('hex').toUpperCase().match(/.{6}/g));
const numbersIn = (svg: string, pattern: RegExp) =>
  [...svg.matchAll(pattern)].map(([, value]) => Number(value));

describe('a picture', () => {
  it('is a PNG of the declared size, with ground, base and accent in the colours of the brand', async () => {
    const png = sharp(await drawn());
    const { format, width, height } = await png.metadata();
    expect([format, width, height]).toEqual(['png', WIDTH_PX, HEIGHT_PX]);
    const colours = coloursIn(await png.removeAlpha().raw().toBuffer());
    const { paper, ink, accent, course } = lightColours;
    for (const colour of [paper, ink, accent, course.c5, course.c3, course.c0])
      expect(colours).toContain(colour.slice(1));
  });

  it('has each text as it is written', () => {
    expect(drawing({ ...subject, title: 'a < b & c' })).toContain('>a &lt; b &amp; c</text>');
  });

  it.each(['W', 'Inventory management', 'Everything that went wrong, '.repeat(9), 'M'.repeat(99)])(
    'keeps “%s” above the stair, left of what stands on it, and within the margins',
    async (title) => {
      const change = { title, section: undefined, name: undefined, hasMark: false };
      const svg = drawing({ ...subject, ...change });
      for (const y of numbersIn(svg, /<text[^>]* y="(\d+)"/g)) expect(y > 150 && y < 480).toBe(true);
      const above = await sharp(await drawn(change))
        .extract({ left: 0, top: 0, width: WIDTH_PX, height: 486 })
        .toBuffer();
      const { info } = await sharp(above).trim({ threshold: 1 }).toBuffer({ resolveWithObject: true });
      const left = -(info.trimOffsetLeft ?? 0);
      expect(left).toBeGreaterThanOrEqual(71);
      expect(left + info.width).toBeLessThan(WIDTH_PX - 72 - 80);
    },
  );
});
