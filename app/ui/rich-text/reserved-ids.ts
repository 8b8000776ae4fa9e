/** Element ids of the page's frame: no heading, block or record of content may take one of them. */
export const reservedIds: ReadonlySet<string> = new Set(['main', 'site-map', 'chat', 'end-cap-title']);
