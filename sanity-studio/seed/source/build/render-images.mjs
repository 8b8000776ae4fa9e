import { readFile, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { imageList } from '../image-list.mjs';

const SHARE = { width: 1200, height: 630 };
const BED = '#EAF0EA';
const GROUND = '#0A2A23';
const PALETTE_COLOURS = 64;

/** The drawings name their colours through custom properties, which the rasteriser does not know: put the values in. */
function resolveColours(svg) {
  const rule = svg.match(/<style>svg\{(.+?)\}<\/style>/);
  if (!rule) throw new Error('the drawing names no colours');
  const values = Object.fromEntries(rule[1].split(';').map((pair) => pair.split(':')));
  return svg
    .replace(rule[0], '')
    .replace(/var\((--[\w-]+)\)/g, (_, name) => values[name])
    .replaceAll('currentColor', values.color);
}

const bed = ({ width, height }, background) => sharp({ create: { width, height, channels: 3, background } });

const raster = (svg, width) => sharp(Buffer.from(svg), { density: 300 }).resize({ width }).png().toBuffer();

/** The lowest course of a drawing spans it from edge to edge; its top edge and height, in the drawing's units. */
function lowestCourse(svg) {
  const match = svg.match(/<rect x="0" y="(\d+)" width="(\d+)" height="(\d+)"/);
  if (!match) throw new Error('the drawing does not stand on a course');
  const [, y, width, height] = match.map(Number);
  return { y, width, height };
}

/** A drawing stands centred, and its lowest course runs on to both edges of the picture. */
async function share(drawn) {
  const svg = resolveColours(drawn);
  const course = lowestCourse(svg);
  const scale = SHARE.height / (course.y + course.height);
  const drawing = await raster(svg, Math.round(course.width * scale));
  const ground = await sharp({
    create: {
      width: SHARE.width,
      height: Math.round(course.height * scale),
      channels: 3,
      background: GROUND,
    },
  })
    .png()
    .toBuffer();
  return bed(SHARE, BED).composite([
    { input: ground, gravity: 'south' },
    { input: drawing, gravity: 'south' },
  ]);
}

/**
 * Draws every picture of `imageList` from the artwork, as a PNG with a palette.
 *
 * @param {URL} artwork folder of the SVG drawings
 * @param {URL} images folder to write to
 * @returns {Promise<{count: number, bytes: number}>}
 */
export async function renderImages(artwork, images) {
  let bytes = 0;
  for (const { file, drawing } of imageList) {
    const picture = await share(await readFile(new URL(`${drawing}.svg`, artwork), 'utf8'));
    const target = new URL(file, images);
    const png = { palette: true, colours: PALETTE_COLOURS, compressionLevel: 9 };
    await writeFile(target, await picture.png(png).toBuffer());
    bytes += (await stat(target)).size;
  }
  return { count: imageList.length, bytes };
}
