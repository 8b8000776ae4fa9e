import { HELD_PAGE } from '../ui/late/held-page';
import { HELD, SCROLL } from './start-script';

/** What Remix prints for its program: preloads, scrolling, the loaders' data, and the modules. */
const PRELOAD = /<link rel="modulepreload"/g;
const SCROLLING = new RegExp(`<script ${SCROLL}=""`);
const DATA = /<script>(?=window\.__remixContext = )/g;
const MODULES = /<script type="module" async="">/g;

/**
 * Takes a page's program out of force until `startScript` starts it, so that nothing of it is fetched or run while the
 * page loads, and marks the page as one of these. Elements stay where they are and as many: React, which takes the page over later, expects them.
 * @param html a whole page as Remix prints it; its policy must name the scripts by their hashes as if they were in force
 */
export function holdScripts(html: string): string {
  return html
    .replace('<html', `<html ${HELD_PAGE}`)
    .replace(PRELOAD, `<link rel="${HELD}"`)
    .replace(SCROLLING, `<script ${SCROLL} type="${HELD}"`)
    .replace(DATA, `<script type="${HELD}">`)
    .replace(MODULES, `<script type="${HELD}module">`);
}
