import { storedImage } from './media-rule';

/** Three times the height in which the site shows it, for sharp screens. */
const LOGO_HEIGHT = 90;
/** The largest that home screens ask for. */
const ICON_SIZE = 512;

type Verdict = true | string;

/** @param value of the field; a logo is optional */
export function checkLogo(value: unknown): Verdict {
  const image = storedImage(value);
  if (!image) return true;
  if (image.format !== 'svg' && image.format !== 'png')
    return 'Use an SVG, or a PNG with a transparent ground: another format has a box around it.';
  if (image.format === 'png' && image.height < LOGO_HEIGHT)
    return `The logo has ${image.width} × ${image.height} pixels and will look blurred. It needs ${LOGO_HEIGHT} in height.`;
  return true;
}

/** @param value of the field; an icon is optional */
export function checkIcon(value: unknown): Verdict {
  const image = storedImage(value);
  if (!image) return true;
  if (image.format !== 'png') return 'Use a PNG: home screens show no other format.';
  if (image.width === image.height && image.width >= ICON_SIZE) return true;
  return `The icon has ${image.width} × ${image.height} pixels. It must be square, of at least ${ICON_SIZE} × ${ICON_SIZE}.`;
}
