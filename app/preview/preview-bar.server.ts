import { vars } from '../theme/contract.css';
import { fontStack, layer, radius, space } from '../theme/tokens';

const { colour } = vars;

/** Above the page, below nothing but the drawer and what is modal. */
const STYLE = `
:host { display: block }
.bar {
  position: fixed; inset-inline-start: ${space[16]}; bottom: ${space[16]}; z-index: ${layer.floating};
  display: flex; align-items: center; gap: ${space[12]}; box-sizing: border-box; height: 48px; padding: 0 ${space[4]} 0 ${space[16]};
  border: 1px solid ${colour.edge}; border-radius: ${radius.control};
  background: ${colour.surface}; color: ${colour.ink}; font: 450 .875rem/1 ${fontStack};
}
.bar[hidden] { display: none }
.mark { width: 8px; height: 8px; border-radius: 50%; background: currentColor }
.more { display: none }
form { margin: 0 }
button {
  box-sizing: border-box; height: 38px; padding: 0 ${space[12]}; border: 0; border-radius: ${radius.tile};
  background: ${colour.sunk}; color: ${colour.ink}; font: inherit; cursor: pointer;
}
button:hover { text-decoration: underline }
button:focus-visible { outline: 2px solid ${colour.ink}; outline-offset: 2px }
@media (min-width: 640px) { .more { display: inline } .bar { bottom: ${space[24]}; inset-inline-start: ${space[24]} } }
@media (min-width: 1120px) { .room { height: 96px } }
@media print { .bar, .room { display: none } }
@media (forced-colors: active) { .mark { background: CanvasText } }
`;

type PreviewBar = {
  /** Allows the style element under the page's policy. */
  nonce: string;
  /** Path of the one page that a shared link reveals; undefined for an editor, who sees them all. */
  sharedPath: string | undefined;
  /** Address of the program that preview pages run beside the site's own. */
  scriptUrl: string;
};

/**
 * The bar that says "draft" and leads out, and the preview's program. They stand in a shadow tree, which React does not
 * see when it takes the page over, so that the site's own code need not know of previews; without JavaScript the bar is
 * there all the same.
 * @returns what goes right behind the page's `<body>`
 */
export function previewBar({ nonce, sharedPath, scriptUrl }: PreviewBar): string {
  const more =
    sharedPath === undefined ? ', with what is not published yet' : ' of this page, shared with you';
  const path = sharedPath === undefined ? '' : ` data-path="${sharedPath.replace(/["&<>]/g, '')}"`;
  return [
    '<template shadowrootmode="open">',
    `<style nonce="${nonce}">${STYLE}</style>`,
    // The last line of a wide page would lie below the bar.
    '<slot></slot><div class="room"></div>',
    `<aside class="bar" aria-label="Preview"${path}><span class="mark"></span><span><strong>Draft</strong><span class="more">${more}</span></span>`,
    '<form method="post" action="/preview/disable"><button>Leave preview</button></form></aside>',
    `<script type="module" src="${scriptUrl}" nonce="${nonce}"></script>`,
    '</template>',
  ].join('');
}
