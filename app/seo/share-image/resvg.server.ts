import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { log } from '../../log.server';
import { shareTypeface } from '../../theme/share-typeface';

type Resvg = {
  /** @returns the drawing as a PNG */
  draw(svg: string): Promise<Uint8Array<ArrayBuffer>>;
  typefaceHash: string;
};

let loaded: Promise<Resvg | undefined> | undefined;

/**
 * The library that draws, loaded at first use.
 * @returns undefined, and one line in the log, where there is none for this platform
 */
export function resvg(): Promise<Resvg | undefined> {
  loaded ??= load().catch((error) => {
    log('warn', 'share-image.unavailable', { reason: String(error) });
    return undefined;
  });
  return loaded;
}

async function load(): Promise<Resvg> {
  const typeface = await readFile(shareTypeface.file);
  // It asks Node's report which C library there is, which without this looks up the names of all connected hosts.
  Object.assign(process.report, { excludeNetwork: true });
  const { renderAsync } = await import('@resvg/resvg-js');
  const font = { loadSystemFonts: false, fontFiles: [shareTypeface.file] };
  return {
    draw: async (svg) => new Uint8Array((await renderAsync(svg, { font })).asPng()),
    typefaceHash: createHash('sha256').update(typeface).digest('hex'),
  };
}
