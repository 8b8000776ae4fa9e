import { HELD_PAGE } from '../ui/late/held-page';
import { HELD, SCROLL } from './start-script';

/** What Remix prints for its program, after everything that a page shows: scrolling first. */
const BEGINNING = `<script ${SCROLL}=""`;
const PRELOAD = /<link rel="modulepreload"/g;
const DATA = '<script>window.__remixContext = ';
const MODULES = /<script type="module" async="">/g;

/**
 * Takes a page's program out of force until `startScript` starts it, so that nothing of it is fetched or run while the
 * page loads, and marks the page as one of these. Elements stay where they are and as many: React, which takes the page
 * over later, expects them.
 * @param html a whole page as Remix prints it; its policy must name the scripts by their hashes as if they were in force
 */
export function holdScripts(html: string): string {
  const at = html.lastIndexOf(BEGINNING);
  if (at === -1) return html;
  const program = html
    .slice(at)
    .replace(BEGINNING, `<script ${SCROLL} type="${HELD}"`)
    .replace(PRELOAD, `<link rel="${HELD}"`)
    .replace(DATA, DATA.replace('<script', `<script type="${HELD}"`))
    .replace(MODULES, `<script type="${HELD}module">`);
  return `${html.slice(0, at).replace('<html', `<html ${HELD_PAGE}`)}${program}`;
}
