import { createHash } from 'node:crypto';
import type { Refusal } from './refusals';

/** The site's paper, ink, link and course, in the system's letters: what `app/theme` calls them may be away as well. */
const STYLE = `
:root { color-scheme: light dark; background: #F5F7F3; color: #0F211B; --link: #1B5A48; --course: #124236; --focus: #1F5FD6 }
@media (prefers-color-scheme: dark) {
  :root { background: #0A1713; color: #E8F0EA; --link: #8FCBB2; --course: #5F9D85; --focus: #8DB8FF }
}
body { margin: 0; font: 1.0625rem/1.58 system-ui, sans-serif }
main { max-width: 40rem; margin: 18vh 1.25rem 2rem max(1.25rem, 50vw - 39rem) }
h1 { margin: 0 0 .75rem; font-size: clamp(1.875rem, 1.45rem + 1.85vw, 2.875rem); line-height: 1.06; font-weight: 560; letter-spacing: -.03em }
p { margin: 0 0 1rem }
a { display: inline-block; padding: .5rem 0; color: var(--link); font-weight: 560; text-underline-offset: .25em }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px }
div { height: 16px; margin-left: max(1.25rem, 50vw - 39rem); background: var(--course) }
`;

/** What the page's policy allows: this one style sheet, by its hash. */
export const errorPageStyleSource = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/**
 * A small page for one refusal: complete in itself, without script, picture or anything else that might be away as well.
 * Texts are the refusal's fixed ones and need no escaping.
 */
export function errorPage({ title, message }: Refusal): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${message}</p>
<p><a href="/">Go to the start page</a></p>
</main>
<div></div>
</body>
</html>
`;
}
