/**
 * A page of one sentence, for when Studio itself cannot be shown. It needs no script and no file.
 *
 * @param {{ title: string, text: string, link?: { label: string, href: string }, reloadS?: number }} notice plain text;
 *   `reloadS` is the number of seconds after which the browser reloads
 * @returns {string} HTML
 */
export function noticePage({ title, text, link, reloadS }) {
  const reload = reloadS === undefined ? '' : `<meta http-equiv="refresh" content="${reloadS}">`;
  const action = link ? `<p><a href="${escaped(link.href)}">${escaped(link.label)}</a></p>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${reload}
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>
<style>:root{color-scheme:light dark}body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem}</style>
</head><body><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${action}</body></html>`;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
