import { createHash } from 'node:crypto';
import { configurationBlock } from './configuration-block.mjs';

const FOREIGN_SCRIPT = /<script[^>]*\ssrc="https?:[^>]*><\/script>\s*/g;
const FONT_FACE = /@font-face\s*\{[^}]*\}\s*/g;
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const TITLE = /<title>[^<]*<\/title>/;

/**
 * Studio's page as served: with its configuration, without the bridge script and fonts of foreign hosts.
 *
 * @param {string} built `index.html` as built
 * @param {import('./settings.mjs').StudioSettings} settings
 * @returns {{ html: string, scriptHashes: string[] }} the page, and the CSP sources of its inline scripts
 * @throws {Error} when the page does not come from Studio's build
 */
export function studioPage(built, settings) {
  const { id, json } = configurationBlock(settings);
  const block = `<script type="application/json" id="${id}">${json}</script>`;
  const own = withoutForeignHosts(built).replace(TITLE, () => '<title>Studio</title>');
  const html = own.replace('</head>', () => `${block}</head>`);
  if (html === own) throw new Error('index.html has no head; build Studio again.');
  const scriptHashes = [...own.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return { html, scriptHashes };
}

/**
 * Removes parts of the built page that would send requests to foreign hosts.
 *
 * @param {string} html
 * @returns {string}
 */
export function withoutForeignHosts(html) {
  return html.replace(FOREIGN_SCRIPT, '').replace(FONT_FACE, '');
}
