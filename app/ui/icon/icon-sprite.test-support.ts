import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Lucide draws a dot as a line of length 0.01, which only square ends make visible here. */
const DOT = /(<path d="[^"]*\.01")/g;
const FRAME = /^<svg [^>]*>|<\/svg>$/g;

/**
 * The file that `ContentIcon` draws from: one symbol per name, with the name as id.
 * @param names Lucide names
 * @throws if Lucide has no icon with a name
 */
export async function iconSprite(names: readonly string[]): Promise<string> {
  const symbols = await Promise.all(names.map(symbol));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

async function symbol(name: string): Promise<string> {
  const { default: glyph }: { default: LucideIcon } = await import(`lucide-react/icons/${name}`);
  const drawn = renderToStaticMarkup(createElement(glyph)).replace(FRAME, '');
  return `<symbol id="${name}" viewBox="0 0 24 24">${drawn.replace(DOT, '$1 stroke-linecap="square"')}</symbol>`;
}
