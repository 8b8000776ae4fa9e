const DRAWN = /<g id="art"([^>]*)>([\s\S]*)<\/g>/;

/**
 * The file that `Illustration` draws from: one group per drawing, with its name as id.
 * @param drawings each drawing's own file, by name
 * @throws if a file has no group `art`
 */
export function illustrationSprite(drawings: ReadonlyMap<string, string>): string {
  const groups = [...drawings].map(([name, source]) => {
    const [, attributes, drawn] = DRAWN.exec(source) ?? [];
    if (drawn === undefined) throw new Error(`The drawing ${name} has no group "art"`);
    return `<g id="${name}"${attributes}>${drawn.replace(/\s*\n\s*/g, '')}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${groups.join('\n')}\n</svg>\n`;
}
