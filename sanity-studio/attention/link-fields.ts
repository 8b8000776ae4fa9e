/** Text fields of the content model that hold a link. */
export const linkFields: readonly string[] = ['href', 'footerHref', 'to'];
